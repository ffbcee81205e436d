import { and, eq, inArray } from 'drizzle-orm';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { recordAct } from '../../../operators/commands/record-act.ts';
import { ProviderAway } from '../../gateway/provider-errors.ts';
import type { ReceivingServices } from '../../notifications/commands/receive-notification.ts';
import { settleNotification } from '../../notifications/commands/settle-notification.ts';
import { findNotification } from '../../notifications/queries/find-notifications.ts';
import { payfastInbox } from '../../tables.ts';
import { presentNotification } from '../present.ts';

const open = ['parked', 'awaiting'] as const;

/**
 * Asks the provider about a notification now. Does what the task does, and so runs outside a transaction; the admin's
 * request is logged first.
 */
export async function confirmNotification(
  services: ReceivingServices,
  actor: AdminActor,
  notificationId: string,
): Promise<PayfastNotification> {
  const { db, transaction } = services;
  const { state } = await requireSigned(db, notificationId);
  if (!open.some((one) => one === state)) throw new Refusal('payment.notification_settled');
  const on = { type: 'payment_notification', id: notificationId };
  await transaction((tx) => recordAct(tx, actor, 'payment.confirm_notification', on));
  try {
    await settleNotification(services, notificationId);
  } catch (error) {
    if (error instanceof ProviderAway) throw new Refusal('payment.provider_away');
    throw error;
  }
  return presentNotification(await requireSigned(db, notificationId));
}

/** Dismisses a notification, which an admin has reviewed: nothing follows from it. */
export async function dismissNotification(
  { db }: Tx,
  _actor: AdminActor,
  { notificationId, reason }: { readonly notificationId: string; readonly reason: string },
): Promise<void> {
  await requireSigned(db, notificationId);
  const dismissed = await db
    .update(payfastInbox)
    .set({ state: 'dismissed', reason, decidedAt: new Date() })
    .where(and(eq(payfastInbox.notificationId, notificationId), inArray(payfastInbox.state, [...open, 'refused'])))
    .returning({ id: payfastInbox.notificationId });
  if (dismissed.length === 0) throw new Refusal('payment.notification_settled');
}

/** Refuses unsigned notifications, which admins don't work on. */
async function requireSigned(db: Tx['db'], notificationId: string) {
  const found = await findNotification(db, notificationId);
  if (!found?.signed) throw new Refusal('payment.not_found');
  return found;
}
