import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { movesOpenTo } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { engagements, type MilestoneRow, milestones } from '../tables.ts';
import { lockEngagementRows, milestoneOf, moveMilestone } from './move-milestone.ts';

/** Milestones per query. */
const batch = 500;

interface Due {
  readonly id: string;
  readonly engagementId: string;
}

/**
 * Applies the outcome of every deadline that has passed. Each engagement has its own transaction, so that a failure doesn't block the others and is
 * retried by the next run. Of two concurrent runs, the second finds nothing left to do.
 */
export async function moveOnTime(
  { db, transaction, log }: Pick<TaskContext, 'db' | 'transaction' | 'log'>,
  signal: AbortSignal,
): Promise<void> {
  let last: string | null = null;
  do {
    const due: Due[] = await findDue(db, last);
    for (const engagementId of new Set(due.map((row) => row.engagementId))) {
      signal.throwIfAborted();
      try {
        await moveUnlessHeld(transaction, engagementId);
      } catch (error) {
        log.error({ err: error, engagementId }, 'work could not be moved on by the clock');
      }
    }
    last = due.length < batch ? null : (due.at(-1)?.id ?? null);
  } while (last !== null);
}

/** Ordered by ID, each once per run, so that a milestone that fails isn't retried in a loop. */
function findDue(db: Db, after: string | null): Promise<Due[]> {
  const moment = now();
  return db
    .select({ id: milestones.id, engagementId: milestones.engagementId })
    .from(milestones)
    .where(
      and(
        or(
          lte(milestones.dueAt, moment),
          and(eq(milestones.status, 'disputed'), isNull(milestones.ruledCents), lte(milestones.decideBy, moment)),
        ),
        // An admin decides about these.
        isNull(milestones.chargedBackAt),
        after === null ? undefined : sql`${milestones.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(milestones.id))
    .limit(batch);
}

/** Skips an engagement that is locked by another transaction: the next run moves it. */
const moveUnlessHeld = (transaction: RunTransaction, engagementId: string): Promise<void> =>
  transaction(async (tx) => {
    const free = await tx.db
      .select({ id: engagements.id })
      .from(engagements)
      .where(eq(engagements.id, engagementId))
      .for('update', { skipLocked: true });
    if (free.length > 0) await moveByClock(tx, engagementId);
  });

/** Clears the deadline of a dispute in which both sides or neither have made statements: from here an admin has to decide. */
async function rest(tx: Tx, row: MilestoneRow): Promise<void> {
  if (row.status !== 'disputed' || row.dueAt === null || row.dueAt > now()) return;
  await tx.db.update(milestones).set({ dueAt: null }).where(eq(milestones.id, row.id));
}

/** Applies the moves of the clock to each milestone until none is due. */
export async function moveByClock(tx: Tx, engagementId: string): Promise<void> {
  const locked = await lockEngagementRows(tx, engagementId);
  for (const row of locked.milestones) {
    for (;;) {
      const [move] = movesOpenTo('clock', milestoneOf(locked, row), now());
      if (move === undefined) break;
      await moveMilestone(tx, locked, row, { move, by: 'clock' });
    }
    await rest(tx, row);
  }
}
