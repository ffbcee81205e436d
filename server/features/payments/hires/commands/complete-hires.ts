import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { type Came, completeOnce } from '../../commands/complete-once.ts';
import { notifyPayer } from '../../commands/notify-payer.ts';
import type { OwnedPaymentRow } from '../../tables.ts';

/** A business has paid for work. What can still be funded is funded in the same transaction. */
export const hiresPaid = eventKind<{ readonly merchantPaymentId: string }>('payments.hires_paid');

/** Records that work was paid for, with the payer locked. False: it was paid before. */
export async function completeHires(tx: Tx, checkout: OwnedPaymentRow, came: Came): Promise<boolean> {
  if (!(await completeOnce(tx, checkout, came))) return false;
  const { merchantPaymentId, userId } = checkout;
  await tx.emit(hiresPaid, { merchantPaymentId });
  await notifyPayer(tx, { userId, side: 'business', news: 'receipt', merchantPaymentId });
  return true;
}
