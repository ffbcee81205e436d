import type {
  AdminPayer,
  AdminPayment,
  AdminRefund,
  AdminSubscription,
  PayfastNotification,
  PaymentDifference,
} from '#contract/payments/admin-payments.ts';
import type { NotificationState } from '#contract/payments/options.ts';
import type { NotificationRow, PaymentRow, paymentDifferences, RefundRow, SubscriptionRow } from '../tables.ts';

type Named = Pick<AdminPayer, 'email' | 'name'>;

export function presentAdminPayment({ payment, ...payer }: Named & { readonly payment: PaymentRow }): AdminPayment {
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

export function presentNotification(
  row: NotificationRow & { readonly state: NotificationState; readonly reason: string | null },
): PayfastNotification {
  const { id, receivedAt, sourceAddress, signed, paymentStatus, pfPaymentId, merchantPaymentId, body, state, reason } =
    row;
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    sourceAddress,
    signed,
    paymentStatus: paymentStatus || null,
    pfPaymentId,
    merchantPaymentId,
    body,
    state,
    reason,
  };
}

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
