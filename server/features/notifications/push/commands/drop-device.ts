import { and, eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../../accounts/access.ts';
import { pushDevices } from '../tables.ts';
import { type PushToSend, sendPushTask } from './queue-pushes.ts';

const own = ({ userId }: SignedInActor, deviceId: string) =>
  and(eq(pushDevices.id, deviceId), eq(pushDevices.userId, userId));

export async function dropDevice(tx: Tx, actor: SignedInActor, deviceId: string): Promise<void> {
  const dropped = await tx.db.delete(pushDevices).where(own(actor, deviceId)).returning({ id: pushDevices.id });
  if (dropped.length === 0) throw new Refusal('push_device.not_found');
}

export async function tryDevice(tx: Tx, actor: SignedInActor, deviceId: string): Promise<void> {
  if ((await tx.db.$count(pushDevices, own(actor, deviceId))) === 0) throw new Refusal('push_device.not_found');
  await tx.enqueue<PushToSend>(sendPushTask, { deviceId, news: null });
}
