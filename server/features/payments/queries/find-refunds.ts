import { asc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { paymentRefunds, type RefundRow } from '../tables.ts';

/** What was ever asked for of one payment, oldest first. */
export function findRefundsOf(db: Db, merchantPaymentId: string): Promise<RefundRow[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.merchantPaymentId, merchantPaymentId))
    .orderBy(asc(paymentRefunds.askedAt), asc(paymentRefunds.id));
}

export async function findRefund(db: Db, refundId: string): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, refundId));
  return row;
}
