import clsx from 'clsx';
import type { Message } from '#contract/messaging/messages.ts';
import { MessageAttachments } from '#web/features/messaging/attachments/message-attachments.tsx';
import type { Viewer } from '#web/features/messaging/attachments/message-file.ts';
import { bubbleStyle } from '#web/features/messaging/bubble-style.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

interface DeskBubbleProps {
  readonly message: Message;
  /** At the end: messages from the team. */
  readonly mine: boolean;
  readonly by: string;
  readonly viewer: Viewer;
  /** The subject, findable without opening anything. */
  readonly marked?: boolean;
}

/** A message, as seen by a third party. */
export function DeskBubble({ message, mine, by, viewer, marked = false }: DeskBubbleProps) {
  const { content, createdAt, editedAt, deletedAt } = message;
  return (
    <article
      aria-label={`${by}, ${formatDateTime(createdAt)}`}
      className={clsx('flex flex-col', mine ? 'items-end ps-8' : 'items-start pe-8')}
    >
      <div
        className={bubbleStyle(mine, clsx(deletedAt !== null && 'italic opacity-80', marked && 'ring-2 ring-danger'))}
      >
        {deletedAt !== null ? (
          'This message was deleted'
        ) : (
          <>
            <MessageAttachments message={message} viewer={viewer} />
            <LinkedText text={content} />
          </>
        )}
      </div>
      <p className="figures mt-0.5 px-1 text-ink-soft text-xs wrap-anywhere">
        {by} · <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {editedAt !== null && deletedAt === null ? ' · edited' : null}
      </p>
    </article>
  );
}
