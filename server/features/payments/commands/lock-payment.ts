import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPayment } from '../queries/find-payment.ts';
import type { PaymentRow } from '../tables.ts';
import { lockPayer } from './lock-payer.ts';

/** A payment as it stands once its payer is held. Refusal: payment.not_found. */
export async function lockPayment(tx: Tx, merchantPaymentId: string): Promise<PaymentRow> {
  const found = await findPayment(tx.db, merchantPaymentId);
  if (!found) throw new Refusal('payment.not_found');
  await lockPayer(tx, found.userId);
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!payment) throw new Refusal('payment.not_found');
  return payment;
}
