import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CallInput } from '#contract/endpoint.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { conversationQuery, type Side } from './api.ts';

/** Leads to the one conversation about something. */
export function useOpenConversation(side: Side) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation(mutationOf(conversationsApi.open));
  return {
    busy: open.isPending,
    async open(about: CallInput<typeof conversationsApi.open>['body'], state?: object): Promise<void> {
      try {
        const conversation = await open.mutateAsync({ body: about });
        queries.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
        void navigate(messagesAddress(side, { conversation: conversation.id }), { state });
      } catch (error) {
        failureToast('Not opened', error);
      }
    },
  };
}
