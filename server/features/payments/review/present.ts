import type { AdminPayment, AdminSubscription, PaymentDifference } from '#contract/payments/admin-payments.ts';
import type { AdminPayer, AdminRefund } from '#contract/payments/admin-refund.ts';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import { keptUntilOf } from '../hires/queries/find-kept.ts';
import type { KeptNotification } from '../notifications/queries/find-notifications.ts';
import type { paymentDifferences } from '../tables/provider.ts';
import type { PaymentRow, RefundRow, SubscriptionRow } from '../tables.ts';

type Named = Pick<AdminPayer, 'email' | 'name'>;

export function presentAdminPayment({
  payment,
  goesBack,
  ...payer
}: Named & { readonly payment: PaymentRow; readonly goesBack: boolean }): AdminPayment {
  const { merchantPaymentId, userId, side, itemName, amountGross, paymentStatus, pfPaymentId, createdAt, paidAt } =
    payment;
  return {
    merchantPaymentId,
    payer: { userId, ...payer },
    side,
    itemName,
    amountGross: Number(amountGross),
    paymentStatus,
    pfPaymentId,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    goesBack,
  };
}

export function presentSubscription({
  subscription,
  ...payer
}: Named & { readonly subscription: SubscriptionRow }): AdminSubscription {
  const { id, userId, side, status, amountCents, token, paidUntil, nextChargeOn, createdAt } = subscription;
  return {
    id,
    payer: { userId, ...payer },
    side,
    status,
    amountCents: Number(amountCents),
    token,
    paidUntil,
    nextChargeOn,
    createdAt: createdAt.toISOString(),
  };
}

export function presentNotification(row: KeptNotification): PayfastNotification {
  const { id, receivedAt, sourceAddress, signed, paymentStatus, pfPaymentId, merchantPaymentId, body } = row;
  const { state, reason, confirmed, vouchedBy, vouchedBecause, paymentId } = row;
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    sourceAddress,
    signed,
    paymentStatus: paymentStatus || null,
    pfPaymentId,
    merchantPaymentId,
    paymentId,
    body,
    state,
    reason,
    canVouch: canVouch(row),
    vouched: confirmed || vouchedBy === null ? null : { by: vouchedBy, reason: vouchedBecause ?? '' },
  };
}

/** Whether it waits for a confirmation that the provider may never give. */
export const canVouch = ({ signed, state, confirmed }: Pick<KeptNotification, 'signed' | 'state' | 'confirmed'>) =>
  signed && !confirmed && (state === 'parked' || state === 'awaiting');

interface By {
  readonly askedBy: string | null;
  readonly decidedBy: string | null;
  readonly paidBy: string | null;
}

export function presentRefund(
  row: RefundRow,
  { askedBy, decidedBy, paidBy }: By,
): Omit<AdminRefund, 'merchantPaymentId' | 'payer'> {
  const { id, amountCents, status, reason, askedAt, decidedAt, failure, byHand, eftReference } = row;
  return {
    id,
    amountCents: Number(amountCents),
    status,
    reason,
    askedBy,
    askedAt: askedAt.toISOString(),
    decidedBy,
    decidedAt: decidedAt?.toISOString() ?? null,
    keptUntil: keptUntilOf(row),
    failure,
    byHand,
    eftReference,
    paidBy,
  };
}

export function presentDifference({
  difference,
  userId,
  ...payer
}: Named & {
  readonly difference: typeof paymentDifferences.$inferSelect;
  readonly userId: string;
}): PaymentDifference {
  const { id, subscriptionId, foundAt, kind, ours, theirs, mended } = difference;
  return {
    id,
    subscriptionId,
    payer: { userId, ...payer },
    foundAt: foundAt.toISOString(),
    kind,
    ours,
    theirs,
    mended,
  };
}
