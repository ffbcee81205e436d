import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Reply } from 'lucide-react';
import { useNavigate } from 'react-router';
import { type Conversation, conversationsApi } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { messagesAddress } from '#contract/site/portal-addresses.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { conversationQuery, type Side } from './api.ts';
import type { Quote } from './use-quote.ts';

interface ReplyPrivatelyProps {
  readonly conversation: Conversation;
  readonly message: Message;
  readonly side: Side;
}

/** Answers what went to all who are hired where the business alone reads it. */
export function ReplyPrivately({ conversation: { applicationId }, message, side }: ReplyPrivatelyProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const open = useMutation(mutationOf(conversationsApi.open));
  if (applicationId === null) return null;

  async function reply(ofApplication: string) {
    try {
      const own = await open.mutateAsync({ body: { applicationId: ofApplication } });
      queries.setQueryData(conversationQuery(own.id).queryKey, own);
      const of = { conversationId: message.conversationId, messageId: message.id };
      const quote: Quote = { of, text: message.content };
      void navigate(messagesAddress(side, { conversation: own.id }), { state: { quote } });
    } catch (error) {
      failureToast('Not opened', error);
    }
  }

  return (
    <Button
      variant="ghost"
      size="small"
      busy={open.isPending}
      icon={<Reply aria-hidden="true" className="size-4" />}
      onClick={() => void reply(applicationId)}
    >
      Reply privately
    </Button>
  );
}
