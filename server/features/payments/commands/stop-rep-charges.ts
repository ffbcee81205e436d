import type { Tx } from '#server/platform/db/transaction.ts';

/** Cancels the subscriptions of reps while reps pay nothing. Enqueued by name: there may be many, each with its own lock. */
export const stopRepChargesTask = 'payments.stop_rep_charges';

/** Enqueues the cancellation of all rep subscriptions, when reps pay nothing from now on. */
export async function stopRepCharges(tx: Tx): Promise<void> {
  await tx.enqueue(stopRepChargesTask, {});
}
