import { teamWorkAddress, workAddress } from '#contract/site/portal-addresses.ts';
import type { ReliabilityEntry } from '#contract/trust/reliability.ts';
import { entryText } from '#texts/trust/reliability-entries.ts';
import { plural } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AppealButton } from './appeal-button.tsx';

type Outcome = NonNullable<NonNullable<ReliabilityEntry['appeal']>['decision']>['outcome'];

interface EntryCardProps {
  readonly entry: ReliabilityEntry;
  /** Its place in the list. */
  readonly number: number;
  readonly side: 'rep' | 'business';
}

/** One event that counts: what happened, for which gig, its points and until when they count. */
export function EntryCard({ entry, number, side }: EntryCardProps) {
  const { at, gig, points, appeal, mayAppeal, excused } = entry;
  const to = side === 'rep' ? workAddress(gig.engagementId) : teamWorkAddress(gig.engagementId);
  return (
    <article className="rounded-card border border-line bg-surface p-(--gutter) shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="min-w-0 break-words text-lg">{entryText(entry)}</h3>
        <PointsBadge entry={entry} />
      </div>
      <p className="mt-1 text-ink-soft text-[0.9375rem] wrap-anywhere">
        <TextLink to={to}>
          {gig.title}
          {gig.startsAt === null ? null : `, starting ${formatDate(gig.startsAt)}`}
          {/* Several reps of one job have the same title and day. */}
          <span className="sr-only">, gig of entry {number}</span>
        </TextLink>
      </p>
      <p className="mt-1 text-ink-soft text-[0.9375rem]">
        Recorded on {formatDate(at)}. {points === 0 && !excused ? 'It costs no points.' : counting(entry)}
      </p>
      {/* Our team’s reason is with the appeal below. */}
      {excused?.by === 'business' ? (
        <p className="mt-3 border-brand border-s-3 ps-3 text-[0.9375rem] whitespace-pre-line wrap-anywhere">
          The business accepted your reason: {excused.reason}
        </p>
      ) : null}
      {appeal ? <Appealed appeal={appeal} /> : null}
      {mayAppeal ? <AppealButton entry={entry} side={side} /> : null}
    </article>
  );
}

const outcomes: Record<Outcome, string> = {
  kept: 'kept it',
  excused: 'accepted your reason',
  struck: 'struck it',
};

function Appealed({ appeal: { words, decision } }: { readonly appeal: NonNullable<ReliabilityEntry['appeal']> }) {
  return (
    <div className="mt-3 border-brand border-s-3 ps-3 text-[0.9375rem]">
      <p className="whitespace-pre-line wrap-anywhere">You appealed: {words}</p>
      {decision ? (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          Our team {outcomes[decision.outcome]}: {decision.reason}
        </p>
      ) : (
        <p className="mt-1 text-ink-soft">
          Our team is reviewing it. You’ll find the answer here and in your messages.
        </p>
      )}
    </div>
  );
}

function PointsBadge({ entry: { points, part, struck, excused } }: { readonly entry: ReliabilityEntry }) {
  if (excused) return <Badge tone="success">Excused</Badge>;
  if (struck || part === 'none') return <Badge>Doesn’t count</Badge>;
  const today = part === 'half' ? points / 2 : points;
  if (points === 0) return null;
  const words = plural(Math.abs(today), 'point');
  return <Badge tone={today > 0 ? 'success' : 'danger'}>{today > 0 ? `+${words}` : `−${words}`}</Badge>;
}

const noon = (day: string) => formatDate(`${day}T10:00:00Z`);

/** How the points fade, in words. */
function counting({ part, halfFrom, noneFrom, excused, struck }: ReliabilityEntry): string {
  if (struck) return 'Your appeal was successful, so it doesn’t count.';
  if (excused) return 'You’re excused, so it doesn’t count.';
  if (part === 'none') return `It stopped counting on ${noon(noneFrom)}.`;
  const half = part === 'half' ? 'Counts half' : `Counts in full until ${noon(halfFrom)}, then half`;
  return `${half}, and no longer from ${noon(noneFrom)}.`;
}
