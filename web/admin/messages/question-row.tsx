import { Eye } from 'lucide-react';
import type { QuestionHead } from '#contract/messaging/support.ts';
import { Badge } from '#web/ui/badge.tsx';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { DeskRow } from './desk-row.tsx';
import { dueWords, lookingWords, sinceWords } from './desk-words.ts';
import { SideBadges } from './side-badges.tsx';

interface QuestionRowProps {
  readonly head: QuestionHead;
  readonly part: DeskPart;
  readonly active: boolean;
}

/** Who asks, the last message, how long it has been waiting, and when an answer is due. */
export function QuestionRow({ head, part, active }: QuestionRowProps) {
  const { conversationId, name, sides, lastMessage, assignee, looking } = head;
  const { text, deleted, fromTeam } = lastMessage;
  const looks = lookingWords(looking);
  const due = dueWords(head);
  return (
    <DeskRow
      id={conversationId}
      to={deskAddress({ list: part, question: conversationId })}
      active={active}
      title={name}
      when={sinceWords(head)}
      sign={
        looks ? <Eye role="img" aria-label={looks} className="size-4 shrink-0 self-center text-ink-soft" /> : undefined
      }
    >
      <span className="line-clamp-2 text-ink-soft text-sm wrap-anywhere">
        {deleted ? <i>Deleted</i> : `${fromTeam ? 'Team: ' : ''}${text}`}
      </span>
      <span className="mt-0.5 flex flex-wrap gap-1.5">
        <SideBadges sides={sides} />
        {assignee && !assignee.mine ? <Badge>{assignee.email}</Badge> : null}
        {due === null ? null : <Badge tone="accent">{due}</Badge>}
      </span>
    </DeskRow>
  );
}
