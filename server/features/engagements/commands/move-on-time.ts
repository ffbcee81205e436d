import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { movesOpenTo } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { engagements, type MilestoneRow, milestones } from '../tables.ts';
import { lockEngagementRows, milestoneOf, moveMilestone } from './move-milestone.ts';

/** So many are looked for at a time. */
const batch = 500;

interface Due {
  readonly id: string;
  readonly engagementId: string;
}

/**
 * Does what silence has decided, wherever a deadline is over: all work in a transaction of its own, so that what fails for one
 * holds up no other and is tried again by the next run. Of two at once, the second finds nothing left to do.
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

/** By id, and each once in a run: one that cannot be moved does not come up again and again. */
function findDue(db: Db, after: string | null): Promise<Due[]> {
  const moment = now();
  return db
    .select({ id: milestones.id, engagementId: milestones.engagementId })
    .from(milestones)
    .where(
      and(
        or(lte(milestones.dueAt, moment), and(eq(milestones.status, 'disputed'), lte(milestones.decideBy, moment))),
        // A person decides about them.
        isNull(milestones.chargedBackAt),
        after === null ? undefined : sql`${milestones.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(milestones.id))
    .limit(batch);
}

/** What somebody moves at this moment is left for the next run. */
const moveUnlessHeld = (transaction: RunTransaction, engagementId: string): Promise<void> =>
  transaction(async (tx) => {
    const free = await tx.db
      .select({ id: engagements.id })
      .from(engagements)
      .where(eq(engagements.id, engagementId))
      .for('update', { skipLocked: true });
    if (free.length > 0) await moveByClock(tx, engagementId);
  });

/** Both sides have spoken, or neither: from here on an administrator has to decide. */
async function rest(tx: Tx, row: MilestoneRow): Promise<void> {
  if (row.status !== 'disputed' || row.dueAt === null || row.dueAt > now()) return;
  await tx.db.update(milestones).set({ dueAt: null }).where(eq(milestones.id, row.id));
}

/** One after the other, until the clock has nothing more to say about any of its milestones. */
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
