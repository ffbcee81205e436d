import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Billing } from '#contract/payments/billing.ts';
import { refundDays } from '#contract/payments/payments.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { accessUntil, hasAccess } from '#domain/payments/subscription-terms.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { describeTrial } from '../../queries/describe-trial.ts';
import { findMonth } from '../../queries/find-payment.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import { type PaymentRow, payfastPayments, paymentRefunds, type SubscriptionRow } from '../../tables.ts';

const dayMs = 86_400_000;

/** How one side of somebody is subscribed, and what they may do about it. */
export async function describeBilling(db: Db, userId: string, side: PayingSide): Promise<Billing> {
  const now = new Date();
  const settings = await readSettings(db);
  const trial = await describeTrial(db, userId, side);
  const live = await findLiveSubscription(db, { userId, side });
  const own = and(eq(payfastPayments.userId, userId), eq(payfastPayments.side, side));
  const [open] = await db
    .select({ merchantPaymentId: payfastPayments.merchantPaymentId, createdAt: payfastPayments.createdAt })
    .from(payfastPayments)
    .where(and(own, eq(payfastPayments.paymentStatus, 'PENDING')));
  const refunds = await db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payfastPayments, eq(payfastPayments.merchantPaymentId, paymentRefunds.merchantPaymentId))
    .where(and(own, inArray(paymentRefunds.status, ['approved', 'eft_due', 'eft_ready'])))
    .orderBy(asc(paymentRefunds.askedAt));
  return {
    side,
    monthlyCents: chargesToday(settings)[side]?.monthlyCents ?? null,
    trial,
    subscription: live ? present(live, await findMonth(db, live.id, 1), now) : null,
    openCheckout: open ? { ...open, createdAt: open.createdAt.toISOString() } : null,
    refunds: refunds.map(({ refund: { id, merchantPaymentId, amountCents, status } }) => ({
      id,
      merchantPaymentId,
      amountCents: Number(amountCents),
      status,
    })),
  };
}

function present(row: SubscriptionRow, first: PaymentRow | undefined, now: Date): NonNullable<Billing['subscription']> {
  const { id, status, paidUntil, nextChargeOn, cardExpires } = row;
  return {
    id,
    status,
    amountCents: Number(row.amountCents),
    paidUntil,
    nextChargeOn,
    accessUntil: accessUntil(row) ?? paidUntil,
    cardExpires,
    canCancel: status === 'active' || status === 'past_due',
    canResume: isResumable(row, now),
    canChangeCard: row.providerEndedAt === null && status !== 'cancelled',
    refundableUntil: refundableUntil(row, first, now)?.toISOString() ?? null,
  };
}

/** A cancellation is taken back while what was paid for runs, and the provider keeps the card and was not asked to give it up. */
export function isResumable(row: SubscriptionRow, now: Date): boolean {
  const isKept = row.providerEndedAt === null && row.wanted !== 'cancel';
  return row.status === 'cancelled' && isKept && hasAccess(row, now);
}

/** Until when the first payment goes back on a word (ECTA, section 44); null when it does not. */
export function refundableUntil(row: SubscriptionRow, first: PaymentRow | undefined, now: Date): Date | null {
  if (!first?.paidAt || first.paymentStatus !== 'COMPLETE' || row.status === 'ended') return null;
  const until = new Date(first.paidAt.getTime() + refundDays * dayMs);
  return until > now ? until : null;
}
