import { type ProviderNotification, readNotification } from '../../gateway/notification.ts';
import type { PayfastGateway } from '../../gateway/open-gateway.ts';
import { findMonths, findPaymentByProvider } from '../../queries/find-payment.ts';
import { findSubscriptionByToken } from '../../queries/find-subscription.ts';
import { findNotification } from '../queries/find-notifications.ts';
import { applyNotification } from './apply-notification.ts';
import { decide, lockNotification } from './keep-notification.ts';
import type { ReceivingServices } from './receive-notification.ts';

/**
 * Retries a parked or unconfirmed notification: asks the provider, first about the notification itself, then by its API.
 * Returns false if it still isn't settled.
 */
export async function settleNotification(services: ReceivingServices, notificationId: string): Promise<boolean> {
  const { db, transaction, gateway } = services;
  const kept = await findNotification(db, notificationId);
  if (!kept?.signed || (kept.state !== 'awaiting' && kept.state !== 'parked')) return true;
  const notification = readNotification(kept.body);
  if (notification === null) return true;
  const true_ = kept.state === 'awaiting' && (await gateway.validate(kept.body)) === 'valid';
  if (!true_ && !(await isConfirmed(services, notification))) return false;
  return transaction(async (tx) => {
    const { state } = await lockNotification(tx, notificationId, notification);
    if (state !== 'awaiting' && state !== 'parked') return true;
    const now = new Date();
    const verdict = await applyNotification(tx, notification, now);
    await decide(tx, notificationId, verdict, now);
    return verdict.state !== 'parked';
  });
}

/** Whether the provider's API bears out a notification that it didn't confirm or that came from an unknown address. */
async function isConfirmed(
  { db, gateway }: Pick<ReceivingServices, 'db'> & { readonly gateway: PayfastGateway },
  { token, paymentStatus, amountGrossCents, pfPaymentId }: ProviderNotification,
): Promise<boolean> {
  const isMoney = paymentStatus === 'COMPLETE' && amountGrossCents !== null && pfPaymentId !== null;
  // Without a token, the API only reports how much of the payment is refundable.
  if (token === null)
    return isMoney && (await gateway.queryRefund(pfPaymentId))?.amountAvailableCents === amountGrossCents;
  const theirs = await gateway.fetchSubscription(token);
  if (theirs === null) return false;
  if (paymentStatus === 'CANCELLED') return theirs.status === 'cancelled';
  if (!isMoney) return false;
  if ((await findPaymentByProvider(db, pfPaymentId))?.paidAt) return true;
  const ours = await findSubscriptionByToken(db, token);
  const { paid, unreported, others } = ours ? await findMonths(db, ours.id) : { paid: 0, unreported: null, others: 0 };
  // A month known from the count alone has yet to be notified.
  return theirs.amountCents === amountGrossCents && theirs.cyclesComplete >= others + (unreported ?? paid + 1);
}
