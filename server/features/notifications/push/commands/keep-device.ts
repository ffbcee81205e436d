import { ECDH } from 'node:crypto';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Parsed } from '#contract/endpoint.ts';
import { mostPushDevices } from '#contract/notifications/options.ts';
import type { PushDevice, pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { isPushService } from '#server/platform/push/push-services.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { lockUser } from '../../../accounts/commands/lock-user.ts';
import { sessions } from '../../../accounts/sessions/tables.ts';
import { presentPushDevice } from '../present.ts';
import { listDevices } from '../queries/find-devices.ts';
import { pushDevices } from '../tables.ts';

type Given = Parsed<typeof pushDevicesApi.keep>['body'];

/** Subscribes the browser of this session to pushes, in place of any user it had before: an address belongs to the browser. */
export async function keepDevice(
  tx: Tx,
  { userId, sessionId }: SignedInActor,
  { endpoint, p256dh, auth, serverKey }: Given,
  ourKey: string,
): Promise<PushDevice> {
  if (!isPushService(endpoint) || !isPoint(p256dh)) throw new Refusal('push_device.not_reachable');
  if (serverKey !== ourKey) throw new Refusal('push_device.other_key');
  // Locked, so that the second of two concurrent subscriptions counts both.
  await lockUser(tx, userId);
  const [session] = await tx.db.select().from(sessions).where(eq(sessions.id, sessionId)).for('key share');
  // Signed out at this moment.
  if (!session) throw new Refusal('session.required');
  await tx.db.delete(pushDevices).where(and(eq(pushDevices.sessionId, sessionId), ne(pushDevices.endpoint, endpoint)));
  const at = now();
  const given = { userId, sessionId, p256dh, auth, serverKey, renewedAt: at };
  const [device] = await tx.db
    .insert(pushDevices)
    .values({ id: uuidv7(), endpoint, createdAt: at, ...given })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: given })
    .returning();
  if (!device) throw new Error('The device was not kept');
  const beyond = (await listDevices(tx.db, userId)).slice(mostPushDevices).map((one) => one.device.id);
  if (beyond.length > 0) await tx.db.delete(pushDevices).where(inArray(pushDevices.id, beyond));
  return presentPushDevice({ device, session }, sessionId);
}

/** Whether messages can be encrypted for this key. */
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
