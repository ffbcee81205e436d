import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CallInput } from '#contract/endpoint.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { conversationQuery, type Side } from './api.ts';
import { type Blocked, blockedOf } from './blocked-of.ts';

interface Options {
  readonly state?: object;
  /** Called before the conversation is shown. */
  readonly prepare?: (conversationId: string) => void;
}

/** Opens the conversation about something; `blocked`: only its existing messages can be read. */
export function useOpenConversation(side: Side) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const open = useMutation(mutationOf(conversationsApi.open));
  return {
    busy: open.isPending,
    blocked,
    dismiss: () => setBlocked(null),
    async open(
      about: CallInput<typeof conversationsApi.open>['body'],
      { state, prepare }: Options = {},
    ): Promise<void> {
      try {
        const conversation = await open.mutateAsync({ body: about });
        queries.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
        prepare?.(conversation.id);
        void navigate(messagesAddress(side, { conversation: conversation.id }), { state });
      } catch (error) {
        const found = blockedOf(error);
        if (found) setBlocked(found);
        else failureToast('We couldn’t open the conversation', error);
      }
    },
  };
}
