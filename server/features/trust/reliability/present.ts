import type { BusinessRecord, RepRecord } from '#contract/reliability-records.ts';
import type { ReliabilityEntry } from '#contract/trust/reliability.ts';
import type { AdminReliabilityAppeal } from '#contract/trust/reliability-appeals.ts';
import type { appealOutcomes } from '#contract/trust/reliability-kinds.ts';
import { type Figure, partOf } from '#domain/reliability/figure.ts';
import { isAgainst, pointsOf, reliabilityRule } from '#domain/reliability/rule.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { reliabilityAppeals, reliabilityEntries } from './tables.ts';

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
  cancelled: counts.cancelled ?? 0,
  absent: counts.absent ?? 0,
});

type AppealJson = Pick<typeof reliabilityAppeals.$inferSelect, 'words' | 'struck' | 'excused' | 'reason'> & {
  readonly appealedAt: string;
  readonly decidedAt: string | null;
};

const rounds = 2;

/** Who accepted the reason of an entry, and what that was. */
export const presentExcuse = ({
  excusedBy: by,
  excusedFor: reason,
  excusedAt: at,
}: Pick<EntryRow['entry'], 'excusedBy' | 'excusedFor' | 'excusedAt'>): ReliabilityEntry['excused'] =>
  by === null || reason === null || at === null ? null : { by, reason, at: at.toISOString() };

const outcomeOf = ({ struck, excused }: Pick<AppealJson, 'struck' | 'excused'>): (typeof appealOutcomes)[number] =>
  struck ? 'struck' : excused ? 'excused' : 'kept';

function presentOwnAppeal({
  words,
  appealedAt,
  struck,
  excused,
  reason,
  decidedAt,
}: AppealJson): ReliabilityEntry['appeal'] {
  const decision =
    struck === null || reason === null || decidedAt === null
      ? null
      : { outcome: outcomeOf({ struck, excused }), reason, at: new Date(decidedAt).toISOString() };
  return { words, at: new Date(appealedAt).toISOString(), decision };
}

export interface EntryRow {
  readonly entry: typeof reliabilityEntries.$inferSelect;
  readonly struck: boolean;
  /** Oldest first. */
  readonly appeals: readonly AppealJson[];
  readonly engagementId: string;
  readonly title: string;
  readonly startsAt: Date | null;
}

export function presentEntry({ entry, struck, appeals, engagementId, title, startsAt }: EntryRow): ReliabilityEntry {
  const { id, kind, minutes, happenedAt } = entry;
  const excused = presentExcuse(entry);
  const day = dayInSouthAfrica(happenedAt);
  const last = appeals.at(-1);
  const mayAppeal = isAgainst(kind) && !excused && (!last || (last.struck === false && appeals.length < rounds));
  return {
    ...{ id, kind, minutes, excused, struck, mayAppeal },
    appeal: last ? presentOwnAppeal(last) : null,
    at: happenedAt.toISOString(),
    gig: { engagementId, title, startsAt: startsAt?.toISOString() ?? null },
    points: pointsOf({ kind, minutes, excused: excused !== null }),
    part: partOf(day, dayInSouthAfrica(now())),
    halfFrom: addDays(day, reliabilityRule.fullDays),
    noneFrom: addDays(day, reliabilityRule.countedDays),
  };
}

interface AppealRow extends Pick<EntryRow, 'entry' | 'engagementId' | 'title' | 'startsAt'> {
  readonly appeal: typeof reliabilityAppeals.$inferSelect;
  readonly person: AdminReliabilityAppeal['person'];
  readonly decidedBy: string | null;
  /** This admin decided about it before. */
  readonly barred: boolean;
}

export function presentAppeal({ appeal, entry, person, decidedBy, barred, ...gig }: AppealRow): AdminReliabilityAppeal {
  const { id, round, words, appealedAt, struck, excused, reason, decidedAt } = appeal;
  const { kind, minutes, happenedAt, repId } = entry;
  const isDecided = struck !== null && reason !== null && decidedAt !== null;
  return {
    ...{ id, round, words, person },
    side: repId === null ? 'business' : 'rep',
    entry: {
      ...{ kind, minutes, at: happenedAt.toISOString(), excused: presentExcuse(entry) },
      gig: { ...gig, startsAt: gig.startsAt?.toISOString() ?? null },
    },
    appealedAt: appealedAt.toISOString(),
    decision: isDecided
      ? { outcome: outcomeOf({ struck, excused }), reason, at: decidedAt.toISOString(), by: decidedBy }
      : null,
    mayDecide: !isDecided && !barred,
  };
}
