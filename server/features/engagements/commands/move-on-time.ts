import { and, asc, eq, lte, or } from 'drizzle-orm';
import { movesOpenTo } from '#domain/engagements/lifecycle.ts';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { engagements, type MilestoneRow, milestones } from '../tables.ts';
import { lockEngagementRows, milestoneOf, moveMilestone } from './move-milestone.ts';

/** Each holds its work until it is committed. */
const batch = 50;

/** Does what silence has decided, wherever a deadline is over. Of two at once, the second finds nothing left to do. */
export async function moveOnTime(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  await inBatches(signal, batch, () =>
    transaction(async (tx) => {
      const ids = await findDue(tx);
      for (const id of ids) await moveByClock(tx, id);
      return ids.length;
    }),
  );
}

async function findDue(tx: Tx): Promise<string[]> {
  const moment = now();
  const due = await tx.db
    .select({ id: engagements.id })
    .from(engagements)
    .innerJoin(milestones, eq(milestones.engagementId, engagements.id))
    .where(or(lte(milestones.dueAt, moment), and(eq(milestones.status, 'disputed'), lte(milestones.decideBy, moment))))
    .orderBy(asc(milestones.dueAt), asc(milestones.id))
    .limit(batch)
    // What somebody moves at this moment is left for the next run.
    .for('update', { of: engagements, skipLocked: true });
  return [...new Set(due.map(({ id }) => id))];
}

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
