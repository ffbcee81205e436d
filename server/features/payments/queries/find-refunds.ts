import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { paymentRefunds, type RefundRow } from '../tables.ts';

/** All refunds ever requested for a payment, oldest first. */
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

interface Returned {
  /** All that was refunded to the payer, by the provider or manually. */
  readonly backCents: bigint;
  readonly byProviderCents: bigint;
}

/** Totals of what was refunded of a payment. */
export async function sumRefunds(db: Db, merchantPaymentId: string): Promise<Returned> {
  const { amountCents, status } = paymentRefunds;
  const [sums] = await db
    .select({
      back: sql<string | null>`sum(${amountCents})`,
      byProvider: sql<string | null>`sum(${amountCents}) filter (where ${eq(status, 'done')})`,
    })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.merchantPaymentId, merchantPaymentId), inArray(status, ['done', 'eft_paid'])));
  return { backCents: BigInt(sums?.back ?? 0), byProviderCents: BigInt(sums?.byProvider ?? 0) };
}
