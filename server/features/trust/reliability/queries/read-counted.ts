import { and, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Counted } from '#domain/reliability/figure.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { interviews } from '../../../applications/tables.ts';
import { reliabilityAppeals, reliabilityEntries } from '../tables.ts';

/** Whether an appeal struck the entry, so that it no longer counts. */
export const isStruck = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(reliabilityAppeals)
      .where(and(eq(reliabilityAppeals.entryId, reliabilityEntries.id), eq(reliabilityAppeals.struck, true))),
  );

/** All that counts about a rep or a business: the entries that were not struck, and a rep's answers to interview times. */
export async function readCounted(
  db: Db,
  side: 'rep' | 'business',
  ids: readonly string[],
): Promise<Map<string, Counted[]>> {
  const { repId, businessId, kind, minutes, happenedAt, milestoneId, excusedAt } = reliabilityEntries;
  const of = side === 'rep' ? repId : businessId;
  const rows = await db
    .select({
      of: sql<string>`${of}`,
      kind,
      minutes,
      at: happenedAt,
      gigId: milestoneId,
      excused: isNotNull(excusedAt),
    })
    .from(reliabilityEntries)
    .where(and(inArray(of, [...ids]), sql`not ${isStruck(db)}`));
  const answers = side === 'rep' ? await readAnswers(db, ids) : [];
  const counted = Map.groupBy([...rows, ...answers], (row) => row.of);
  return new Map(
    ids.map((id) => [
      id,
      (counted.get(id) ?? []).map(({ of: _, at, excused, ...entry }) => ({
        ...entry,
        excused: excused === true,
        day: dayInSouthAfrica(at),
      })),
    ]),
  );
}

/** Answers to interview times, as they are now: a cancelled one has lost the time of its answer. */
async function readAnswers(db: Db, repIds: readonly string[]) {
  const rows = await db
    .select({ of: interviews.repId, proposedAt: interviews.proposedAt, at: interviews.answeredAt })
    .from(interviews)
    .where(and(inArray(interviews.repId, [...repIds]), inArray(interviews.status, ['accepted', 'declined'])));
  return rows.flatMap(({ of, proposedAt, at }) =>
    at === null
      ? []
      : [
          {
            ...{ of, at, kind: 'answered' as const, gigId: null, excused: false },
            minutes: Math.max(0, Math.floor((at.getTime() - proposedAt.getTime()) / 60_000)),
          },
        ],
  );
}
