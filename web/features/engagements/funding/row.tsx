import type { DueFunding } from '#contract/engagements/funding.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime, formatDay, formatDays, formatUntil } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

interface FundingRowProps {
  readonly item: DueFunding;
  /** By the server's clock. */
  readonly now: string;
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

const hourMs = 3_600_000;

/** Saturday, or 5 to 6 December, and which week of how many. */
export function workText({ days, number, of }: Pick<DueFunding, 'days' | 'number' | 'of'>): string {
  const [first, last] = [days[0], days.at(-1)];
  const when = !first || !last ? '' : first === last ? formatDay(first) : formatDays(first, last);
  return of > 1 ? `${when} (week ${number} of ${of})` : when;
}

/** A gig to fund: who, what, how much, and by when. */
export function FundingRow({ item, now, ticked, onTick }: FundingRowProps) {
  const { repName, title, priceCents, keptCents, dueAt, askedFrom } = item;
  const soon = Date.parse(dueAt) - Date.parse(now) < 3 * hourMs;
  return (
    <li className="py-3">
      <Checkbox
        checked={ticked}
        onChange={onTick}
        label={
          <span className="grid gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="min-w-0 font-semibold">{repName}</span>
              <span className="figures font-semibold">{formatRand(priceCents)}</span>
            </span>
            <span className="text-ink-soft text-sm">
              {title}, {workText(item)}
            </span>
            <span className="flex flex-wrap items-center gap-2 text-sm">
              {askedFrom > now ? `Due from ${formatDateTime(askedFrom)}` : `Pay by ${formatUntil(dueAt)}`}
              {keptCents > 0 ? <Badge tone="success">Already paid, R0 due</Badge> : null}
              {soon ? <Badge tone="danger">Soon</Badge> : null}
            </span>
          </span>
        }
      />
    </li>
  );
}
