import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isRefundable } from '#domain/payments/money-back.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type PaymentRow, paymentMilestones, paymentRefunds, type RefundRow } from '../tables.ts';

/** Whether it is a payment for work that came in as it should, and so goes back in parts. */
export const isInParts = ({ item, paymentStatus }: PaymentRow): boolean =>
  item === 'hires' && paymentStatus !== 'UNALLOCATED';

/**
 * How much of a payment administrators may give back: all of one for a month, or nothing. Of one for courses what has not gone back. Of
 * one for work what has not gone back, and is not held for work either: that goes back by what becomes of the work. It is the platform's own by then.
 */
export async function sumRefundable(db: Db, payment: PaymentRow, refunds: readonly RefundRow[]): Promise<bigint> {
  const { merchantPaymentId, paymentStatus, amountGross } = payment;
  if (payment.item === 'courses' && paymentStatus === 'COMPLETE') return leftOf(amountGross, refunds);
  if (!isInParts(payment)) return isRefundable({ paymentStatus, refunds }) ? amountGross : 0n;
  const isGiven = refunds.some(({ part, status }) => part === 'goodwill' && status !== 'rejected');
  if (paymentStatus !== 'COMPLETE' || isGiven) return 0n;
  const [going] = await db
    .select({ cents: sql<string | null>`sum(${paymentRefunds.amountCents})` })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.merchantPaymentId, merchantPaymentId), ne(paymentRefunds.status, 'rejected')));
  const [held] = await db
    .select({ cents: sql<string | null>`sum(${paymentMilestones.amountCents})` })
    .from(paymentMilestones)
    .where(
      and(
        eq(paymentMilestones.merchantPaymentId, merchantPaymentId),
        isNotNull(paymentMilestones.fundedAt),
        isNull(paymentMilestones.backCents),
      ),
    );
  return amountGross - BigInt(going?.cents ?? 0) - BigInt(held?.cents ?? 0);
}

/** All of the rest goes back once. */
function leftOf(amountGross: bigint, refunds: readonly RefundRow[]): bigint {
  const going = refunds.filter(({ status }) => status !== 'rejected');
  if (going.some(({ part }) => part === 'all')) return 0n;
  return going.reduce((left, { amountCents }) => left - amountCents, amountGross);
}
