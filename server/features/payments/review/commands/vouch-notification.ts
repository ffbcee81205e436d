import { eq } from 'drizzle-orm';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { requireSecondPerson } from '../../../operators/commands/require-second-person.ts';
import { readNotification } from '../../gateway/notification.ts';
import { applyNotification } from '../../notifications/commands/apply-notification.ts';
import { decide, lockNotification } from '../../notifications/commands/keep-notification.ts';
import { findNotification } from '../../notifications/queries/find-notifications.ts';
import { payfastInbox } from '../../tables.ts';
import { canVouch, presentNotification } from '../present.ts';

interface Vouched {
  readonly notificationId: string;
  readonly reason: string;
}

/**
 * Records that an admin vouches for a notification that the provider's API can't confirm, such as a failed charge. Once a
 * second admin vouches too, it is applied. The database enforces the two people, too.
 */
export async function vouchNotification(
  tx: Tx,
  actor: AdminActor,
  { notificationId, reason }: Vouched,
): Promise<PayfastNotification> {
  const { adminId } = actor;
  const found = await findNotification(tx.db, notificationId);
  const told = found?.signed ? readNotification(found.body) : null;
  if (told === null) throw new Refusal('payment.not_found');
  const { vouchedBy } = await lockNotification(tx, notificationId, told);
  const kept = await findNotification(tx.db, notificationId);
  if (!kept || !canVouch(kept)) throw new Refusal('payment.notification_settled');
  const write = (set: Partial<typeof payfastInbox.$inferInsert>) =>
    tx.db.update(payfastInbox).set(set).where(eq(payfastInbox.notificationId, notificationId));
  if (vouchedBy === null) await write({ vouchedBy: adminId, vouchedBecause: reason });
  else {
    if (vouchedBy === adminId) throw new Refusal('payment.same_administrator');
    await requireSecondPerson(tx, actor, 'payment.vouch_notification', vouchedBy);
    const now = new Date();
    await write({ agreedBy: adminId });
    await decide(tx, notificationId, await applyNotification(tx, told, now), now);
  }
  const now = await findNotification(tx.db, notificationId);
  if (!now) throw new Refusal('payment.not_found');
  return presentNotification(now);
}
