import { and, asc, eq, ne, or, sql } from 'drizzle-orm';
import { mayAdmin } from '#contract/operators/roles.ts';
import type { PaymentStory } from '#contract/payments/admin-payments.ts';
import { isChargeable, isForHand, isStoppedByChargeback } from '#domain/payments/money-back.ts';
import { now } from '#server/platform/clock.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findTransfersOfPayment } from '../../../ledger/queries/find-transfers.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { selectNotifications } from '../../notifications/queries/find-notifications.ts';
import { presentCourse, presentHire } from '../../present.ts';
import { findPaidFor } from '../../queries/find-paid-for.ts';
import { findRunningBy } from '../../queries/find-running.ts';
import { findStrayToken } from '../../queries/find-stray-token.ts';
import { isInParts, sumRefundable } from '../../queries/sum-refundable.ts';
import { openAccount } from '../../refunds/services/refund-accounts.ts';
import { type PaymentRow, payfastNotifications, payfastPayments, type RefundRow, subscriptions } from '../../tables.ts';
import { presentAdminPayment, presentNotification, presentRefund, presentSubscription } from '../present.ts';
import { selectPayments } from './list-payments.ts';
import { findStoryRefunds } from './list-refunds.ts';
import { selectSubscriptions } from './list-subscriptions.ts';

interface Settings {
  readonly secretKey: Secret;
}

/** All there is to know about one payment. */
export async function showStory(
  db: Db,
  { role }: AdminActor,
  merchantPaymentId: string,
  settings: Settings,
): Promise<PaymentStory> {
  const [row] = await selectPayments(db).where(eq(payfastPayments.merchantPaymentId, merchantPaymentId));
  if (!row) throw new Refusal('payment.not_found');
  const { payment } = row;
  const { paymentStatus, subscriptionId } = payment;
  const found = await findStoryRefunds(db, merchantPaymentId);
  const refunds = found.map(({ refund }) => refund);
  const [subscription] =
    subscriptionId === null ? [] : await selectSubscriptions(db).where(eq(subscriptions.id, subscriptionId));
  const told = await findNotifications(db, payment, subscription?.subscription.token);
  const { hires, courses } = (await findPaidFor(db, [payment]))(payment);
  const refundable = await sumRefundable(db, payment, refunds);
  const funded = hires.filter(({ fundedAt }) => fundedAt !== null);
  const transfers = await findTransfersOfPayment(db, merchantPaymentId, funded);
  return {
    payment: presentAdminPayment(row),
    provider: payment.provider,
    hires: hires.map((hire) => presentHire(payment, hire)),
    courses: courses.map((course) => presentCourse(payment, course)),
    subscription: subscription ? presentSubscription(subscription) : null,
    stray: subscription ? null : await findStray(db, payment, told),
    notifications: told.map(({ notification, ...inbox }) => presentNotification({ ...notification, ...inbox })),
    refunds: found.map(({ refund, ...by }) => ({
      ...presentRefund(refund, by),
      account: mayAdmin(role, 'refunds.approve') ? accountOf(refund, settings) : null,
    })),
    transfers: transfers.map(({ at, ...transfer }) => ({ ...transfer, at: at.toISOString() })),
    inParts: isInParts(payment),
    canRefund: refundable > 0n,
    refundableCents: Number(refundable),
    refundEnds: (await findRunningBy(db, payment)) !== undefined,
    canRecordChargeback: isChargeable({ paymentStatus, refunds }),
    chargebackStops: refunds.some(isStoppedByChargeback),
  };
}

/** More than any payment has; a subscription may be notified of for years. */
const mostNotifications = 100;

/** Charges of later months may be notified with the number of the first. */
const isOfAnother = sql`exists (
  select from ${payfastPayments} other
  where other.pf_payment_id = ${payfastNotifications.pfPaymentId}
    and other.merchant_payment_id::text <> ${payfastNotifications.merchantPaymentId}
)`;

/** Notifications that name the payment, and those about its subscription that name no charge. */
function findNotifications(db: Db, { merchantPaymentId, pfPaymentId }: PaymentRow, token: string | undefined) {
  const { signed, id } = payfastNotifications;
  return selectNotifications(db)
    .where(
      or(
        and(eq(payfastNotifications.merchantPaymentId, merchantPaymentId), sql`not ${isOfAnother}`),
        pfPaymentId === null ? undefined : and(eq(payfastNotifications.pfPaymentId, pfPaymentId), eq(signed, true)),
        token === undefined
          ? undefined
          : and(eq(payfastNotifications.token, token), ne(payfastNotifications.paymentStatus, 'COMPLETE')),
      ),
    )
    .orderBy(asc(id))
    .limit(mostNotifications);
}

/** Only its notification says which token was charged. */
async function findStray(
  db: Db,
  { pfPaymentId }: PaymentRow,
  told: Awaited<ReturnType<typeof findNotifications>>,
): Promise<PaymentStory['stray']> {
  if (pfPaymentId === null) return null;
  const charged = told.find(({ notification }) => notification.pfPaymentId === pfPaymentId && notification.signed);
  const token = charged?.notification.token ?? null;
  if (token === null) return null;
  const given = await findStrayToken(db, token);
  return { token, state: given ? (given.endedAt ? 'ended' : 'ending') : 'unknown' };
}

/** Shown only where an admin has to pay it. */
function accountOf(refund: RefundRow, { secretKey }: Settings) {
  const { id, status, sealedAccount, accountUsableFrom } = refund;
  // Not while the payer has to confirm it, nor in its first day.
  const isUsable = status === 'eft_ready' || (accountUsableFrom !== null && accountUsableFrom <= now());
  return isForHand(refund) && isUsable && sealedAccount ? openAccount(secretKey, id, sealedAccount) : null;
}
