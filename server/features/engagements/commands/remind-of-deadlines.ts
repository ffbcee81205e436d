import { and, inArray, lte } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { milestones } from '../tables.ts';

/** Emitted when a side has to act on a milestone soon. */
export const deadlineNear = eventKind<{ readonly milestoneId: string; readonly dueAt: string }>(
  'engagement.deadline_near',
);

const batch = 100;

/** Emits an event for each deadline that is near, once. */
export async function remindOfDeadlines(transaction: RunTransaction, signal: AbortSignal): Promise<void> {
  await inBatches(signal, batch, () => transaction(remindBatch));
}

async function remindBatch(tx: Tx): Promise<number> {
  const moment = now();
  const near = tx.db
    .select({ id: milestones.id })
    .from(milestones)
    .where(and(lte(milestones.remindAt, moment)))
    .orderBy(milestones.remindAt)
    .limit(batch)
    // Rows that another transaction has locked are left for the next run.
    .for('update', { skipLocked: true });
  const found = await tx.db
    .update(milestones)
    .set({ remindAt: null })
    .where(inArray(milestones.id, near))
    .returning({ milestoneId: milestones.id, dueAt: milestones.dueAt });
  await tx.emitAll(
    deadlineNear,
    // A deadline that has passed is notified of as the resulting status.
    found.flatMap(({ milestoneId, dueAt }) =>
      dueAt !== null && dueAt > moment ? [{ milestoneId, dueAt: dueAt.toISOString() }] : [],
    ),
  );
  return found.length;
}
