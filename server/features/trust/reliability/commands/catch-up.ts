import { isDeepStrictEqual } from 'node:util';
import { and, asc, gt, isNull, lte, or } from 'drizzle-orm';
import { reliabilityRule } from '#domain/reliability/rule.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { milestones } from '../../../engagements/tables.ts';
import { readFigures } from '../queries/read-counted.ts';
import { reliabilityFigures } from '../tables.ts';
import { recordGigs } from './record-gigs.ts';
import { renewFigures, workOutFigures } from './work-out-figures.ts';

const batch = 200;

/** Smaller: the entries of a person are many. */
const figuresTogether = 50;

/**
 * Compares the entries with the history of all gigs that still count, and adds what is missing: gigs from before there were entries, and events whose
 * task was given up.
 * @returns the number of entries that were missing
 */
export async function recordAllGigs({ db, transaction }: Pick<TaskContext, 'db' | 'transaction'>, signal: AbortSignal) {
  // Payments can be reversed for some months after a gig.
  const since = startOfDay(addDays(dayInSouthAfrica(now()), -2 * reliabilityRule.countedDays));
  let missing = 0;
  for (let last: string | null = null; ; ) {
    signal.throwIfAborted();
    const rows: { id: string }[] = await db
      .select({ id: milestones.id })
      .from(milestones)
      .where(
        and(
          or(isNull(milestones.endsAt), gt(milestones.endsAt, since)),
          last === null ? undefined : gt(milestones.id, last),
        ),
      )
      .orderBy(asc(milestones.id))
      .limit(batch);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return missing;
    missing += await transaction((tx) => recordGigs(tx, ids));
    last = ids.at(-1) ?? null;
  }
}

/**
 * Compares all stored figures with what is worked out from the entries, and corrects those that differ.
 * @returns the number of figures that were wrong
 */
export async function compareFigures(
  { db, transaction }: Pick<TaskContext, 'db' | 'transaction'>,
  signal: AbortSignal,
) {
  let wrong = 0;
  for (let last: string | null = null; ; ) {
    signal.throwIfAborted();
    const stored: (typeof reliabilityFigures.$inferSelect)[] = await db
      .select()
      .from(reliabilityFigures)
      .where(last === null ? undefined : gt(reliabilityFigures.id, last))
      .orderBy(asc(reliabilityFigures.id))
      .limit(figuresTogether);
    if (stored.length === 0) return wrong;
    const [repIds, businessIds] = [
      stored.flatMap((row) => row.repId ?? []),
      stored.flatMap((row) => row.businessId ?? []),
    ];
    const figures = new Map([
      ...(await readFigures(db, 'rep', repIds)),
      ...(await readFigures(db, 'business', businessIds)),
    ]);
    const differing = new Set(
      stored.flatMap(({ id, figure }) => (isDeepStrictEqual(figure, figures.get(id)) ? [] : [id])),
    );
    await transaction((tx) =>
      workOutFigures(tx, {
        repIds: repIds.filter((id) => differing.has(id)),
        businessIds: businessIds.filter((id) => differing.has(id)),
      }),
    );
    wrong += differing.size;
    last = stored.at(-1)?.id ?? null;
  }
}

/** Works out the figures in which entries count less from today on. */
export async function fadeFigures({ db, transaction }: Pick<TaskContext, 'db' | 'transaction'>, signal: AbortSignal) {
  for (;;) {
    signal.throwIfAborted();
    const rows = await db
      .select({ repId: reliabilityFigures.repId, businessId: reliabilityFigures.businessId })
      .from(reliabilityFigures)
      .where(lte(reliabilityFigures.fadesOn, dayInSouthAfrica(now())))
      .limit(batch);
    if (rows.length === 0) return;
    await transaction((tx) =>
      renewFigures(tx, {
        repIds: rows.flatMap(({ repId }) => repId ?? []),
        businessIds: rows.flatMap(({ businessId }) => businessId ?? []),
      }),
    );
  }
}
