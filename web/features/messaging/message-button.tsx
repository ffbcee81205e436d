import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useNavigate } from 'react-router';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { conversationQuery, type Side } from './api.ts';

interface MessageButtonProps extends ButtonLook {
  /** An application, or a job with all who are hired for it. */
  readonly about: { readonly applicationId: string } | { readonly jobId: string };
  /** As what one writes. */
  readonly side: Side;
  readonly children?: string;
}

/** Opens the one conversation about something. */
export function MessageButton({ about, side, children = 'Message', ...look }: MessageButtonProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation(mutationOf(conversationsApi.open));

  async function start() {
    try {
      const conversation = await open.mutateAsync({ body: about });
      queries.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
      void navigate(messagesAddress(side, { conversation: conversation.id }));
    } catch (error) {
      failureToast('Not opened', error);
    }
  }

  return (
    <Button
      variant="secondary"
      size="small"
      {...look}
      busy={open.isPending}
      icon={<MessageSquare aria-hidden="true" className="size-4" />}
      onClick={() => void start()}
    >
      {children}
    </Button>
  );
}
