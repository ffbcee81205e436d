import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { payfastPayments, paymentRefunds } from '../../tables.ts';

/** Refunds of a payer that still wait for a replacement. Money that the bank took back is not among them. */
export function findKept(db: Db, userId: string, only?: SQL) {
  return db
    .select({
      refundId: paymentRefunds.id,
      merchantPaymentId: paymentRefunds.merchantPaymentId,
      milestoneId: paymentRefunds.milestoneId,
      amountCents: paymentRefunds.amountCents,
      waitUntil: paymentRefunds.waitUntil,
    })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(
      and(
        eq(payfastPayments.userId, userId),
        eq(payfastPayments.paymentStatus, 'COMPLETE'),
        eq(paymentRefunds.status, 'approved'),
        isNull(paymentRefunds.sendingUntil),
        gt(paymentRefunds.waitUntil, now()),
        only,
      ),
    );
}

export type KeptRow = Awaited<ReturnType<typeof findKept>>[number];
