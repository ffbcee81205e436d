import type { Tx } from '#server/platform/db/transaction.ts';
import { findDevicesOf } from '../queries/find-devices.ts';

/** The task name, for code that only enqueues it. */
export const sendPushTask = 'notifications.push';

/** A push to one device: of a notification at its place in the user's list, or to test the device. */
export interface PushToSend {
  readonly deviceId: string;
  readonly news: { readonly notificationId: string; readonly place: number } | null;
}

interface Notified {
  readonly userId: string;
  readonly notificationId: string;
  readonly place: number;
}

/** Enqueues a push of each notification to all devices of its user. */
export async function queuePushes(tx: Tx, notified: readonly Notified[]): Promise<void> {
  if (notified.length === 0) return;
  const devices = await findDevicesOf(
    tx.db,
    notified.map(({ userId }) => userId),
  );
  for (const { id: deviceId, userId } of devices) {
    for (const { notificationId, place } of notified.filter((one) => one.userId === userId))
      await tx.enqueue<PushToSend>(sendPushTask, { deviceId, news: { notificationId, place } });
  }
}
