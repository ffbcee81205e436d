import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { QuestionHead } from '#contract/messaging/support.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { lookingWords, sinceWords } from './desk-words.ts';
import { SideBadges } from './side-badges.tsx';

interface QuestionRowProps {
  readonly head: QuestionHead;
  readonly part: DeskPart;
  readonly active: boolean;
}

/** Who asks, what was written last, and how long it stands so. */
export function QuestionRow({ head, part, active }: QuestionRowProps) {
  const { conversationId, name, sides, lastMessage, assignee, looking } = head;
  const { text, deleted, fromTeam } = lastMessage;
  const looks = lookingWords(looking);
  return (
    <Link
      to={deskAddress({ list: part, question: conversationId })}
      data-desk-row={conversationId}
      aria-current={active ? 'true' : undefined}
      className="grid gap-1 px-4 py-3 outline-offset-[-3px] transition-colors hover:bg-sunken aria-[current]:bg-brand-soft"
    >
      <span className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
        {looks ? <Eye role="img" aria-label={looks} className="size-4 shrink-0 self-center text-ink-soft" /> : null}
        <span className="shrink-0 text-ink-soft text-xs">{sinceWords(head)}</span>
      </span>
      <span className="line-clamp-2 text-ink-soft text-sm wrap-anywhere">
        {deleted ? <i>Deleted</i> : `${fromTeam ? 'Team: ' : ''}${text}`}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-1.5">
        <SideBadges sides={sides} />
        {assignee && !assignee.mine ? <Badge>{assignee.email}</Badge> : null}
      </span>
    </Link>
  );
}
