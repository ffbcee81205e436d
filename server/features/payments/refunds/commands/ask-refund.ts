import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockPayment } from '../../commands/lock-payment.ts';
import { findRefundsOf } from '../../queries/find-refunds.ts';
import { isInParts, sumRefundable } from '../../queries/sum-refundable.ts';
import { paymentRefunds } from '../../tables.ts';

interface Wanted {
  readonly merchantPaymentId: string;
  readonly reason: string;
  /** All that may be refunded by default; a payment for a month is all or nothing. */
  readonly amountCents?: number | undefined;
}

/**
 * Requests a refund, which another admin has to approve: of a whole payment, or of a part of a payment for work, paid from
 * the platform's own money.
 */
export async function askRefund(tx: Tx, { adminId }: AdminActor, wanted: Wanted): Promise<void> {
  const { merchantPaymentId, reason } = wanted;
  const payment = await lockPayment(tx, merchantPaymentId);
  const most = await sumRefundable(tx.db, payment, await findRefundsOf(tx.db, merchantPaymentId));
  if (most <= 0n) throw new Refusal('refund.not_possible');
  const inParts = isInParts(payment);
  const amountCents = wanted.amountCents === undefined ? most : BigInt(wanted.amountCents);
  if (amountCents > most || (!inParts && amountCents !== most)) throw new Refusal('refund.too_much');
  const part = inParts ? 'goodwill' : 'all';
  await tx.db.insert(paymentRefunds).values({
    id: uuidv7(),
    merchantPaymentId,
    part,
    amountCents,
    status: 'asked',
    reason,
    askedBy: adminId,
    askedAt: now(),
  });
}
