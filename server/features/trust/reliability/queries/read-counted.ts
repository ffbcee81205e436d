import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { entryKinds } from '#contract/trust/reliability-kinds.ts';
import { type Counted, type Figure, figureOf } from '#domain/reliability/figure.ts';
import { hasPoints, reliabilityRule } from '#domain/reliability/rule.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
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

/** Of those about whom nothing was recorded. */
export const nothingCounted = figureOf([], '2026-01-01');

const pointKinds = entryKinds.filter(hasPoints);

/** The figures of these reps or businesses as of today, worked out from the entries that were not struck and a rep's answers to interview times. */
export async function readFigures(
  db: Db,
  side: 'rep' | 'business',
  ids: readonly string[],
): Promise<Map<string, Figure>> {
  const today = dayInSouthAfrica(now());
  const since = startOfDay(addDays(today, -reliabilityRule.countedDays));
  const counted = await readCounted(db, side, { ids, since });
  const of = side === 'rep' ? reliabilityEntries.repId : reliabilityEntries.businessId;
  const { rows } = await db.execute<{ id: string }>(sql`
    select one.id from unnest(${sql.param([...ids])}::uuid[]) one (id) where exists (
      select from ${reliabilityEntries} where ${of} = one.id and ${lt(reliabilityEntries.happenedAt, since)}
        and ${inArray(reliabilityEntries.kind, pointKinds)} and ${isNull(reliabilityEntries.excusedAt)} and not ${isStruck(db)})`);
  const earlier = new Set(rows.map(({ id }) => id));
  return new Map(ids.map((id) => [id, figureOf(counted.get(id) ?? [], today, earlier.has(id))]));
}

/** Of entries that no longer count, none is read: a history has any length. */
async function readCounted(
  db: Db,
  side: 'rep' | 'business',
  { ids, since }: { readonly ids: readonly string[]; readonly since: Date },
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
    .where(and(inArray(of, [...ids]), gte(happenedAt, since), sql`not ${isStruck(db)}`));
  const answers = side === 'rep' ? await readAnswers(db, ids, since) : [];
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
async function readAnswers(db: Db, repIds: readonly string[], since: Date) {
  const rows = await db
    .select({ of: interviews.repId, proposedAt: interviews.proposedAt, at: interviews.answeredAt })
    .from(interviews)
    .where(
      and(
        inArray(interviews.repId, [...repIds]),
        inArray(interviews.status, ['accepted', 'declined']),
        gte(interviews.answeredAt, since),
      ),
    );
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
