import type { BusinessRecord, RepRecord } from '#contract/reliability-records.ts';
import type { ReliabilityEntry } from '#contract/trust/reliability.ts';
import { type Figure, partOf } from '#domain/reliability/figure.ts';
import { pointsOf, reliabilityRule } from '#domain/reliability/rule.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { reliabilityEntries } from './tables.ts';

export const presentFigure = ({ share, wellHalves, lostHalves }: Figure) => ({
  score: Math.round(100 * share),
  wellPoints: wellHalves / 2,
  lostPoints: lostHalves / 2,
});

export const presentRepRecord = ({ isNew, counts, onTime, cancelledLate, answerMinutes }: Figure): RepRecord => ({
  ...{ isNew, onTime, cancelledLate, answerMinutes },
  came: counts.came ?? 0,
  missed: counts.no_show ?? 0,
});

export const presentBusinessRecord = ({ isNew, counts, cancelledLate }: Figure): BusinessRecord => ({
  ...{ isNew, cancelledLate },
  paid: counts.paid ?? 0,
  unpaid: counts.unpaid ?? 0,
  absent: counts.absent ?? 0,
});

export interface EntryRow {
  readonly entry: typeof reliabilityEntries.$inferSelect;
  readonly struck: boolean;
  readonly engagementId: string;
  readonly title: string;
  readonly startsAt: Date | null;
}

export function presentEntry({ entry, struck, engagementId, title, startsAt }: EntryRow): ReliabilityEntry {
  const { id, kind, minutes, happenedAt } = entry;
  const excused = entry.excusedAt !== null;
  const day = dayInSouthAfrica(happenedAt);
  return {
    ...{ id, kind, minutes, excused, struck },
    at: happenedAt.toISOString(),
    gig: { engagementId, title, startsAt: startsAt?.toISOString() ?? null },
    points: pointsOf({ kind, minutes, excused }),
    part: partOf(day, dayInSouthAfrica(now())),
    halfFrom: addDays(day, reliabilityRule.fullDays),
    noneFrom: addDays(day, reliabilityRule.countedDays),
  };
}
