import clsx from 'clsx';
import { ShieldAlert } from 'lucide-react';
import type { Conversation } from '#contract/messaging/conversations.ts';
import type { Message } from '#contract/messaging/messages.ts';
import type { SafetyHint } from '#contract/messaging/options.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import type { Side } from './api.ts';
import { MessageAttachments } from './attachments/message-attachments.tsx';
import { asMember } from './attachments/message-file.ts';
import { bubbleStyle, widest } from './bubble-style.ts';
import { MessageMenu } from './message-menu.tsx';
import { stateWords } from './message-state.ts';
import { ReplyPrivately } from './reply-privately.tsx';
import type { ThreadRow } from './thread-rows.ts';
import { useMailroom } from './use-mailroom.ts';

const elsewhere = 'We can’t protect gigs that are paid elsewhere.';

const words: Record<SafetyHint, string> = {
  bank_account: elsewhere,
  paid_elsewhere: elsewhere,
  phone_number: `${elsewhere} We have no record of what you agree by phone.`,
};

/** The note that both see below a message. */
const SafetyNote = ({ hint }: { readonly hint: SafetyHint }) => (
  <p className={`${widest} mt-1 flex items-start gap-1.5 px-1 text-ink-soft text-sm`}>
    <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
    {words[hint]}
  </p>
);

interface MessageBubbleProps {
  readonly row: ThreadRow;
  /** It is the message searched for. */
  readonly found: boolean;
  readonly message: Message;
  readonly conversation: Conversation;
  readonly side: Side;
  readonly onEdit: ((message: Message) => void) | null;
}

/** A message that the server has. */
export function MessageBubble({ row, found, message, conversation, side, onEdit }: MessageBubbleProps) {
  const { uploads } = useMailroom();
  const { mine, first } = row;
  const { id, senderName, content, hint, createdAt, editedAt, deletedAt, position } = message;
  const toMembers = conversation.kind === 'job' && conversation.as === 'rep' && message.senderSide === 'business';
  return (
    <article
      aria-label={`${mine ? 'You' : senderName}, ${formatDateTime(createdAt)}`}
      aria-current={found ? 'true' : undefined}
      data-message={id}
      className={clsx('group flex flex-col', mine ? 'items-end' : 'items-start')}
    >
      {first && !mine ? <p className="mb-1 font-semibold text-ink-soft text-sm wrap-anywhere">{senderName}</p> : null}
      {/* The menu stays beside the text, however wide the content below. */}
      <div className={clsx('flex w-full items-start gap-1', mine && 'flex-row-reverse')}>
        <div
          className={bubbleStyle(
            mine,
            clsx(widest, deletedAt !== null && 'italic opacity-80', found && 'outline-3 outline-accent'),
          )}
        >
          {deletedAt === null ? (
            <MessageAttachments message={message} viewer={asMember(side, uploads.contentOf)} />
          ) : null}
          {deletedAt === null ? (
            <LinkedText text={content} />
          ) : mine ? (
            'You deleted this message'
          ) : (
            'This message was deleted'
          )}
        </div>
        {deletedAt === null ? <MessageMenu message={message} mine={mine} onEdit={onEdit} /> : null}
      </div>
      <p className="figures mt-0.5 px-1 text-ink-soft text-xs">
        <time dateTime={createdAt}>{formatTime(createdAt)}</time>
        {editedAt !== null && deletedAt === null ? ' · edited' : null}
        {mine && deletedAt === null ? ` · ${stateWords(position, conversation)}` : null}
      </p>
      {hint === null ? null : <SafetyNote hint={hint} />}
      {toMembers && deletedAt === null && conversation.closed !== 'blocked' ? (
        <ReplyPrivately conversation={conversation} message={message} side={side} />
      ) : null}
    </article>
  );
}
