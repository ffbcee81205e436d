import { and, eq, isNull } from 'drizzle-orm';
import type { NotificationContent } from '#contract/notifications/notifications.ts';
import type { PushPayload } from '#contract/notifications/push-payload.ts';
import { channels } from '#domain/notifications/channels.ts';
import { endOfNight } from '#domain/notifications/quiet-night.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import { type Pusher, PushFailure } from '#server/platform/push/pusher.ts';
import { PermanentFailure } from '#server/platform/queue/task.ts';
import { findNotificationChoices } from '../../../accounts/queries/find-notification-choices.ts';
import { contentOf } from '../../present.ts';
import { notifications } from '../../tables.ts';
import { findDevice } from '../queries/find-devices.ts';
import { type PushDeviceRow, pushDevices } from '../tables.ts';
import { notificationPush, testPush } from '../texts/push-texts.ts';
import { type PushToSend, sendPushTask } from './queue-pushes.ts';

export interface PushSettings {
  readonly pusher: Pusher;
  readonly siteUrl: string;
  /** A parameter, since messages belong to another feature. */
  readonly previewOf: (db: Db, content: NotificationContent, userId: string) => Promise<string | null>;
}

interface Machines {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

/** Seconds that the push service stores it for an offline phone. By then an email was sent, or it is outdated. */
const ttl = 24 * 60 * 60;

/** Sends the notification in its current state, unless it was read or increased since. A repeat replaces the first on the device. */
export async function sendPush(
  { db, transaction }: Machines,
  { deviceId, news }: PushToSend,
  settings: PushSettings,
): Promise<void> {
  const device = await findDevice(db, deviceId);
  if (!device) return;
  if (device.serverKey !== settings.pusher.publicKey) return transaction((tx) => drop(tx, device));
  const composed = news === null ? testPush(settings.siteUrl) : await compose(db, device, news, settings);
  if (composed === null) return;
  if (composed === 'at night') {
    const wait = ((endOfNight(now())?.getTime() ?? 0) - now().getTime()) / 1000;
    return transaction((tx) =>
      tx.enqueue<PushToSend>(sendPushTask, { deviceId, news }, { startAfterSeconds: Math.max(1, Math.ceil(wait)) }),
    );
  }
  const message = {
    payload: JSON.stringify(composed),
    ttl,
    urgency: 'high' as const,
    topic: composed.notification.tag,
  };
  try {
    const outcome = await settings.pusher.send(device, message);
    await transaction((tx) => (outcome === 'gone' ? drop(tx, device) : note(tx, device, news, { takenAt: now() })));
  } catch (error) {
    await transaction((tx) => note(tx, device, news, { failedAt: now() }));
    if (error instanceof PushFailure && !error.passing) throw new PermanentFailure(error.message, { cause: error });
    throw error;
  }
}

async function compose(
  db: Db,
  { userId }: PushDeviceRow,
  { notificationId, place }: NonNullable<PushToSend['news']>,
  { siteUrl, previewOf }: PushSettings,
): Promise<PushPayload | 'at night' | null> {
  const [row] = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.id, notificationId),
        eq(notifications.userId, userId),
        eq(notifications.place, place),
        isNull(notifications.readAt),
      ),
    );
  if (!row) return null;
  const content = contentOf(row);
  const { quietNights, messagePreviews } = await findNotificationChoices(db, userId);
  const isNight = endOfNight(now()) !== null;
  if (isNight && waitsForDay(content, quietNights)) return 'at night';
  const preview = messagePreviews ? await previewOf(db, content, userId) : null;
  // A topic has 32 characters at most.
  const tag = (row.subject ?? row.id).replaceAll('-', '');
  return notificationPush({ content, preview, siteUrl, tag });
}

const waitsForDay = ({ kind }: NotificationContent, quietNights: boolean): boolean => {
  const { atNight } = channels[kind];
  return atNight === 'waits' || (atNight === 'waits if chosen' && quietNights);
};

type How = { readonly takenAt: Date } | { readonly failedAt: Date };

async function note(tx: Tx, { id, userId }: PushDeviceRow, news: PushToSend['news'], how: How): Promise<void> {
  await tx.db.update(pushDevices).set(how).where(eq(pushDevices.id, id));
  // A user who tests a device has the settings open, where the result appears.
  if (news === null) await publishLive(tx, [userId], { type: 'notification.changed' });
}

async function drop(tx: Tx, { id, userId, serverKey }: PushDeviceRow): Promise<void> {
  // Not a subscription that replaced it at this moment.
  await tx.db.delete(pushDevices).where(and(eq(pushDevices.id, id), eq(pushDevices.serverKey, serverKey)));
  await publishLive(tx, [userId], { type: 'notification.changed' });
}
