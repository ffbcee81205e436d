import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { dayLabel } from '#web/features/notifications/notification-days.ts';
import type { Side } from './api.ts';
import { KeptBubble } from './kept-bubble.tsx';
import { MessageBubble } from './message-bubble.tsx';
import type { ThreadRow } from './thread-rows.ts';

interface MessageRowProps {
  readonly row: ThreadRow;
  /** It is the message searched for. */
  readonly found: boolean;
  readonly conversation: Conversation;
  readonly side: Side;
  readonly onEdit: ((message: Message) => void) | null;
}

/** A message, with what precedes it: the day, and the line above unread messages. */
export function MessageRow({ row, found, conversation, side, onEdit }: MessageRowProps) {
  const { message, kept, keptState, day, firstUnread, first } = row;
  return (
    <div className={first ? 'pt-3' : 'pt-1'}>
      {day === null ? null : (
        <p className="pb-3 text-center">
          <span className="rounded-full bg-sunken px-3 py-1 font-semibold text-ink-soft text-xs">
            {dayLabel(day, new Date())}
          </span>
        </p>
      )}
      {firstUnread ? (
        <p className="mb-3 flex items-center gap-3 font-semibold text-brand text-sm before:h-px before:flex-1 before:bg-brand after:h-px after:flex-1 after:bg-brand">
          Unread messages
        </p>
      ) : null}
      {message ? (
        <MessageBubble
          row={row}
          found={found}
          message={message}
          conversation={conversation}
          side={side}
          onEdit={onEdit}
        />
      ) : null}
      {kept ? <KeptBubble message={kept} state={keptState} /> : null}
    </div>
  );
}
