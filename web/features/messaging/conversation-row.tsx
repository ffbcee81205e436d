import clsx from 'clsx';
import { BellOff } from 'lucide-react';
import { Link } from 'react-router';
import type { Conversation } from '#contract/messaging/conversations.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { lastWords, shortWhen } from './conversation-words.ts';
import { PersonPicture } from './person-picture.tsx';
import { UnreadBadge } from './unread-badge.tsx';

interface ConversationRowProps {
  readonly conversation: Conversation;
  readonly to: string;
  readonly active: boolean;
}

/** A row of the list: the other party, the subject, and the last message. */
export function ConversationRow({ conversation, to, active }: ConversationRowProps) {
  const { userId } = useMe();
  const { title, jobTitle, unreadCount, muted, lastAt, lastMessage } = conversation;
  const unread = unreadCount > 0;
  return (
    <Link
      to={to}
      // The way back on a phone restores the list.
      state={{ fromList: true }}
      aria-current={active ? 'true' : undefined}
      className="flex min-h-18 items-center gap-3 px-4 py-3 outline-offset-[-3px] transition-colors hover:bg-sunken aria-[current]:bg-brand-soft max-md:px-1"
    >
      <PersonPicture conversation={conversation} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className={clsx('min-w-0 flex-1 truncate', unread ? 'font-bold' : 'font-semibold')}>{title}</span>
          <span className="figures shrink-0 text-ink-soft text-xs">{shortWhen(lastAt, new Date())}</span>
        </span>
        {jobTitle && jobTitle !== title ? (
          <span className="block truncate text-ink-soft text-sm">{jobTitle}</span>
        ) : null}
        <span className="mt-0.5 flex items-center gap-2">
          <span
            className={clsx(
              'min-w-0 flex-1 truncate text-sm',
              unread ? 'font-semibold text-ink' : 'text-ink-soft',
              lastMessage?.deleted && 'italic',
            )}
          >
            {lastWords(conversation, userId)}
          </span>
          {muted ? <BellOff role="img" aria-label="Muted" className="size-3.5 shrink-0 text-ink-soft" /> : null}
          {unread ? <UnreadBadge count={unreadCount} /> : null}
        </span>
      </span>
    </Link>
  );
}
