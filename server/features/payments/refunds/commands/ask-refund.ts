import { v7 as uuidv7 } from 'uuid';
import { isRefundable } from '#domain/payments/money-back.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { findRefundsOf } from '../../queries/find-refunds.ts';
import { paymentRefunds } from '../../tables.ts';

interface Wanted {
  readonly merchantPaymentId: string;
  readonly reason: string;
}

/** All of a payment is to go back, once another administrator approves. Refusals: payment.not_found, refund.not_possible. */
export async function askRefund(tx: Tx, { adminId }: AdminActor, { merchantPaymentId, reason }: Wanted): Promise<void> {
  const { paymentStatus, amountGross } = await lockPayment(tx, merchantPaymentId);
  if (!isRefundable({ paymentStatus, refunds: await findRefundsOf(tx.db, merchantPaymentId) }))
    throw new Refusal('refund.not_possible');
  await tx.db
    .insert(paymentRefunds)
    .values({ id: uuidv7(), merchantPaymentId, amountCents: amountGross, status: 'asked', reason, askedBy: adminId });
}
