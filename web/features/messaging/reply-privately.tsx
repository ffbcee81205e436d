import { Reply } from 'lucide-react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { Button } from '#web/ui/button.tsx';
import type { Side } from './api.ts';
import { BlockedDialog } from './blocked-dialog.tsx';
import { useOpenConversation } from './use-open-conversation.ts';
import type { Quote } from './use-quote.ts';

interface ReplyPrivatelyProps {
  readonly conversation: Conversation;
  readonly message: Message;
  readonly side: Side;
}

/** Answers an announcement to all hired reps in the private conversation with the business. */
export function ReplyPrivately({ conversation: { applicationId }, message, side }: ReplyPrivatelyProps) {
  const { open, busy, blocked, dismiss } = useOpenConversation(side);
  if (applicationId === null) return null;
  const { id: messageId, conversationId, content: text } = message;
  const quote: Quote = { of: { conversationId, messageId }, text };
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        busy={busy}
        icon={<Reply aria-hidden="true" className="size-4" />}
        onClick={() => void open({ applicationId }, { state: { quote } })}
      >
        Reply privately
      </Button>
      <BlockedDialog blocked={blocked} side={side} onClose={dismiss} />
    </>
  );
}
