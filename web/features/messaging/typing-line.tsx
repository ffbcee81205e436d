import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { typingWords } from './conversation-words.ts';
import { useTypists } from './use-typing.ts';

interface TypingLineProps {
  readonly conversation: Conversation;
  readonly last: Message | undefined;
}

/** Who is typing. Its space is reserved, so that nothing shifts. */
export function TypingLine({ conversation: { id, participants }, last }: TypingLineProps) {
  const typists = useTypists(id, last?.senderId, last?.id);
  const names = participants.filter(({ userId }) => typists.includes(userId)).map(({ fullName }) => fullName);
  return (
    <p className="h-5 shrink-0 truncate px-4 text-ink-soft text-sm" aria-live="off">
      {typingWords(names)}
    </p>
  );
}
