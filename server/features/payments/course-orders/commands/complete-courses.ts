import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { type Came, completeOnce } from '../../commands/complete-once.ts';
import type { OwnedPaymentRow } from '../../tables.ts';

/** Courses were paid for. Those that can be opened are opened in the same transaction. */
export const coursesPaid = eventKind<{ readonly merchantPaymentId: string }>('payments.courses_paid');

/** Records that courses were paid for, with the payer locked. False: they were paid before. */
export async function completeCourses(tx: Tx, checkout: OwnedPaymentRow, came: Came): Promise<boolean> {
  const { vatNumber } = await readSettings(tx.db);
  if (!(await completeOnce(tx, checkout, came, vatNumber))) return false;
  await tx.emit(coursesPaid, { merchantPaymentId: checkout.merchantPaymentId });
  return true;
}
