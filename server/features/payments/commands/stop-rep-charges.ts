import type { Tx } from '#server/platform/db/transaction.ts';

/** Cancels what reps still pay while they have nothing to pay. By name: there may be many, each with a lock of its own. */
export const stopRepChargesTask = 'payments.stop_rep_charges';

/** Reps pay nothing from now on. */
export async function stopRepCharges(tx: Tx): Promise<void> {
  await tx.enqueue(stopRepChargesTask, {});
}
