import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { presentPayment } from '../present.ts';
import { isOwned, payfastNotifications, payfastPayments, subscriptions } from '../tables.ts';
import { findPaidFor } from './find-paid-for.ts';

/** A user's payments and checkouts, with all notifications of the provider about them. */
export async function exportPayments(db: Db, userId: string) {
  const payments = await db
    .select()
    .from(payfastPayments)
    .where(eq(payfastPayments.userId, userId))
    .orderBy(asc(payfastPayments.createdAt));
  const held = await db
    .select({ token: subscriptions.token })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  const tokens = held.map(({ token }) => token);
  const numbers = payments.map(({ merchantPaymentId }) => merchantPaymentId);
  const theirNumbers = payments.flatMap(({ pfPaymentId }) => pfPaymentId ?? []);
  const { signed, merchantPaymentId, pfPaymentId, token } = payfastNotifications;
  // Unsigned notifications aren't the provider's, and may be about anyone.
  const notifications = await db
    .select()
    .from(payfastNotifications)
    .where(
      and(
        eq(signed, true),
        or(inArray(merchantPaymentId, numbers), inArray(pfPaymentId, theirNumbers), inArray(token, tokens)),
      ),
    )
    .orderBy(asc(payfastNotifications.id));
  const paidFor = await findPaidFor(db, payments);
  return {
    billing: {
      payments: payments.filter(isOwned).map((row) => ({
        ...presentPayment(row, paidFor(row)),
        consentedAt: row.consentedAt?.toISOString() ?? null,
        madeOutTo: row.recipient,
      })),
      notifications: notifications.map(({ receivedAt, body }) => ({
        receivedAt: receivedAt.toISOString(),
        body,
      })),
    },
  };
}
