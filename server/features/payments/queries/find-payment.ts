import { and, count, eq, isNotNull, isNull, max, min, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { type PaymentRow, payfastPayments } from '../tables.ts';

export const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** @param merchantPaymentId unvalidated, as received */
export async function findPayment(db: Db, merchantPaymentId: string | null): Promise<PaymentRow | undefined> {
  if (merchantPaymentId === null || !uuid.test(merchantPaymentId)) return undefined;
  const [row] = await db.select().from(payfastPayments).where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  return row;
}

export async function findPaymentByProvider(db: Db, pfPaymentId: string): Promise<PaymentRow | undefined> {
  const [row] = await db.select().from(payfastPayments).where(eq(payfastPayments.pfPaymentId, pfPaymentId));
  return row;
}

interface Months {
  /** Number of paid months. */
  readonly paid: number;
  /** The first month known from the provider's count alone: its notification may yet arrive. */
  readonly unreported: number | null;
  /** Number of charges that are no month, since the amount differed. The provider counts them, too. */
  readonly others: number;
}

export async function findMonths(db: Db, subscriptionId: string): Promise<Months> {
  const { cycle, pfPaymentId, paidAt } = payfastPayments;
  const [row] = await db
    .select({
      paid: max(cycle),
      unreported: sql<number | null>`${min(cycle)} filter (where ${isNull(pfPaymentId)})`,
      others: sql<number>`${count()} filter (where ${and(isNull(cycle), isNotNull(paidAt))})`.mapWith(Number),
    })
    .from(payfastPayments)
    .where(eq(payfastPayments.subscriptionId, subscriptionId));
  return { paid: row?.paid ?? 0, unreported: row?.unreported ?? null, others: row?.others ?? 0 };
}

export async function findMonth(db: Db, subscriptionId: string, cycle: number): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payfastPayments)
    .where(and(eq(payfastPayments.subscriptionId, subscriptionId), eq(payfastPayments.cycle, cycle)));
  return row;
}
