import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { payfastPayments, paymentRefunds, type RefundRow } from '../../tables.ts';

/** Matching refunds that wait for a replacement. Excludes money that the bank took back. */
export async function findKept(db: Db, only: SQL | undefined) {
  const { id, merchantPaymentId, milestoneId, amountCents, waitUntil, status, sendingUntil } = paymentRefunds;
  const rows = await db
    .select({ refundId: id, merchantPaymentId, milestoneId, amountCents, waitUntil })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, merchantPaymentId))
    .where(
      and(
        eq(payfastPayments.paymentStatus, 'COMPLETE'),
        ...[eq(status, 'approved'), isNull(sendingUntil), gt(waitUntil, now()), only],
      ),
    );
  return rows.flatMap(({ milestoneId, waitUntil, ...row }) =>
    milestoneId && waitUntil ? [{ ...row, milestoneId, waitUntil }] : [],
  );
}

/** Until when a refund waits for a replacement; null: it doesn't, or no longer. */
export const keptUntilOf = ({
  status,
  sendingUntil,
  waitUntil,
}: Pick<RefundRow, 'status' | 'sendingUntil' | 'waitUntil'>): string | null =>
  status === 'approved' && sendingUntil === null && waitUntil !== null && waitUntil > now()
    ? waitUntil.toISOString()
    : null;

export type KeptRow = Awaited<ReturnType<typeof findKept>>[number];
