import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Billing } from '#contract/payments/billing.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { accessUntil, hasAccess } from '#domain/payments/subscription-terms.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { keptUntilOf } from '../../hires/queries/find-kept.ts';
import { describeTrial } from '../../queries/describe-trial.ts';
import { findLiveSubscription } from '../../queries/find-subscription.ts';
import { hadRefund } from '../../queries/had-refund.ts';
import { presentAccount } from '../../refunds/services/refund-accounts.ts';
import { payfastPayments, paymentRefunds, type SubscriptionRow } from '../../tables.ts';
import { findRefundable } from './find-refundable.ts';

/** The subscription of a user's side, and the actions open to them. */
export async function describeBilling(
  db: Db,
  { userId, side, secretKey }: { readonly userId: string; readonly side: PayingSide; readonly secretKey: Secret },
): Promise<Billing> {
  const now = new Date();
  const settings = await readSettings(db);
  const trial = await describeTrial(db, userId, side);
  const live = await findLiveSubscription(db, { userId, side });
  const own = and(eq(payfastPayments.userId, userId), eq(payfastPayments.side, side));
  const ofSubscription = and(own, eq(payfastPayments.item, 'subscription'));
  const [open] = await db
    .select({ merchantPaymentId: payfastPayments.merchantPaymentId, createdAt: payfastPayments.createdAt })
    .from(payfastPayments)
    .where(and(ofSubscription, eq(payfastPayments.paymentStatus, 'PENDING')));
  const paid = await db
    .select({ id: payfastPayments.merchantPaymentId })
    .from(payfastPayments)
    .where(and(ofSubscription, isNotNull(payfastPayments.paidAt)))
    .limit(1);
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
    subscription: live ? present(live, (await findRefundable(db, live, now))?.until, now) : null,
    subscribedBefore: paid.length > 0,
    trialUsedBefore: await hadTrialBefore(db, { userId, side }),
    refundUsed: await hadRefund(db, { userId, side }),
    openCheckout: open ? { ...open, createdAt: open.createdAt.toISOString() } : null,
    refunds: refunds.map(({ refund }) => ({
      id: refund.id,
      merchantPaymentId: refund.merchantPaymentId,
      amountCents: Number(refund.amountCents),
      status: refund.status,
      keptUntil: keptUntilOf(refund),
      account: presentAccount(secretKey, refund),
    })),
  };
}

async function hadTrialBefore(db: Db, { userId, side }: { userId: string; side: PayingSide }): Promise<boolean> {
  const profiles = side === 'rep' ? repProfiles : businessProfiles;
  return (
    (await db.$count(profiles, and(eq(profiles.userId, userId), lt(profiles.trialEndsAt, profiles.createdAt)))) > 0
  );
}

function present(
  row: SubscriptionRow,
  refundableUntil: Date | undefined,
  now: Date,
): NonNullable<Billing['subscription']> {
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
    refundableUntil: refundableUntil?.toISOString() ?? null,
  };
}

/** Whether a cancellation can be undone: the paid period runs, and the provider keeps the card and wasn't asked to cancel. */
export function isResumable(row: SubscriptionRow, now: Date): boolean {
  const isKept = row.providerEndedAt === null && row.wanted !== 'cancel';
  return row.status === 'cancelled' && isKept && hasAccess(row, now);
}
