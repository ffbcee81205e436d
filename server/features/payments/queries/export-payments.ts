import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { AccountExport } from '#contract/exports/export.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { presentPayment } from '../present.ts';
import {
  billingReminders,
  isOwned,
  payfastNotifications,
  payfastPayments,
  paymentRefunds,
  subscriptions,
} from '../tables.ts';
import { findBillingDetails } from './find-billing-details.ts';
import { findPaidFor } from './find-paid-for.ts';

/** What a person paid or began to pay, and all that the provider said of it. */
export async function exportPayments(db: Db, userId: string): Promise<Pick<AccountExport, 'billing'>> {
  const payments = await db
    .select()
    .from(payfastPayments)
    .where(eq(payfastPayments.userId, userId))
    .orderBy(asc(payfastPayments.createdAt));
  const held = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
  const tokens = held.map(({ token }) => token);
  const numbers = payments.map(({ merchantPaymentId }) => merchantPaymentId);
  const theirNumbers = payments.flatMap(({ pfPaymentId }) => pfPaymentId ?? []);
  const { signed, merchantPaymentId, pfPaymentId, token } = payfastNotifications;
  // What nobody signed the provider did not say: it may be about anybody.
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
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(inArray(paymentRefunds.merchantPaymentId, numbers))
    .orderBy(asc(paymentRefunds.askedAt));
  const paidFor = await findPaidFor(db, payments);
  const reminders = await db.select().from(billingReminders).where(eq(billingReminders.userId, userId));
  return {
    billing: {
      details: await findBillingDetails(db, userId),
      subscriptions: held.map(
        ({ side, status, amountCents, paidUntil, cardExpires, cancelledAt, cancelReason, createdAt }) => ({
          side,
          status,
          amountCents: Number(amountCents),
          paidUntil,
          cardExpires,
          cancelledAt: cancelledAt?.toISOString() ?? null,
          cancelReason,
          createdAt: createdAt.toISOString(),
        }),
      ),
      payments: payments.filter(isOwned).map((row) => ({
        ...presentPayment(row, paidFor(row)),
        consentedAt: row.consentedAt?.toISOString() ?? null,
        madeOutTo: row.recipient,
      })),
      notifications: notifications.map(({ receivedAt, body }) => ({
        receivedAt: receivedAt.toISOString(),
        body,
      })),
      refunds: refunds.map(({ amountCents, status, reason, askedAt }) => ({
        amountCents: Number(amountCents),
        status,
        reason,
        askedAt: askedAt.toISOString(),
      })),
      reminders: reminders.map(({ kind, about, sentAt }) => ({ kind, about, sentAt: sentAt.toISOString() })),
    },
  };
}
