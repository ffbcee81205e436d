import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { isRefundable } from '#domain/payments/money-back.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type PaymentRow, paymentMilestones, paymentRefunds, type RefundRow } from '../tables.ts';

/** Whether it is an accepted payment for work, and so refunded in parts. */
export const isInParts = ({ item, paymentStatus }: PaymentRow): boolean =>
  item === 'hires' && paymentStatus !== 'UNALLOCATED';

/**
 * How much of a payment admins may refund. A month: all or nothing. Courses: what hasn't been refunded. Work: what hasn't
 * been refunded and isn't held either, since held money is refunded by the outcome of the work; this part comes out of the
 * platform's own money.
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

/** What hasn't been refunded; 0 once all of the rest is being refunded. */
function leftOf(amountGross: bigint, refunds: readonly RefundRow[]): bigint {
  const going = refunds.filter(({ status }) => status !== 'rejected');
  if (going.some(({ part }) => part === 'all')) return 0n;
  return going.reduce((left, { amountCents }) => left - amountCents, amountGross);
}
