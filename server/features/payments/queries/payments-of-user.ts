import { desc, eq } from 'drizzle-orm';
import { type UserMoney, userPageRows } from '#contract/admin/admin-users.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { keptUntilOf } from '../hires/queries/find-kept.ts';
import { payfastPayments, paymentRefunds } from '../tables.ts';

/** What a user paid, and their refunds, newest first. */
export async function paymentsOfUser(
  db: Db,
  _actor: AdminActor,
  userId: string,
): Promise<Pick<UserMoney, 'payments' | 'refunds'>> {
  const theirs = eq(payfastPayments.userId, userId);
  const { merchantPaymentId, itemName, side, amountGross, paymentStatus, createdAt } = payfastPayments;
  const paid = await db
    .select({ id: merchantPaymentId, itemName, side, amountCents: amountGross, status: paymentStatus, createdAt })
    .from(payfastPayments)
    .where(theirs)
    .orderBy(desc(createdAt), desc(merchantPaymentId))
    .limit(userPageRows);
  const { id, amountCents, status, byHand, askedAt, sendingUntil, waitUntil } = paymentRefunds;
  const back = await db
    .select({ id, paymentId: merchantPaymentId, amountCents, status, byHand, askedAt, sendingUntil, waitUntil })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(theirs)
    .orderBy(desc(askedAt), desc(id))
    .limit(userPageRows);
  return {
    payments: paid.map((row) => ({
      ...row,
      amountCents: Number(row.amountCents),
      createdAt: row.createdAt.toISOString(),
    })),
    refunds: back.map(({ sendingUntil, waitUntil, ...row }) => ({
      ...row,
      amountCents: Number(row.amountCents),
      askedAt: row.askedAt.toISOString(),
      keptUntil: keptUntilOf({ ...row, sendingUntil, waitUntil }),
    })),
  };
}
