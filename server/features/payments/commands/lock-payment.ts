import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findPayment } from '../queries/find-payment.ts';
import type { PaymentRow } from '../tables.ts';
import { lockPayer } from './lock-payer.ts';

/** Locks a payment after its payer, and returns its current row. The payer may be unknown. */
export async function lockPayment(tx: Tx, merchantPaymentId: string): Promise<PaymentRow> {
  const found = await findPayment(tx.db, merchantPaymentId);
  if (!found) throw new Refusal('payment.not_found');
  if (found.userId !== null) await lockPayer(tx, found.userId);
  await tx.db.execute(
    sql`select 1 from payfast_payments where merchant_payment_id = ${merchantPaymentId} for no key update`,
  );
  const payment = await findPayment(tx.db, merchantPaymentId);
  if (!payment) throw new Refusal('payment.not_found');
  return payment;
}
