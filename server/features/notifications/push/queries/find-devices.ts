import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { sessions } from '../../../accounts/sessions/tables.ts';
import { type DeviceWithSession, presentPushDevice } from '../present.ts';
import { type PushDeviceRow, pushDevices } from '../tables.ts';

// An expired session is still stored until it is swept.
const reachable = gt(sessions.expiresAt, sql`now()`);

/** The devices of a user, last opened first. */
export function listDevices(db: Db, userId: string): Promise<DeviceWithSession[]> {
  return db
    .select({ device: pushDevices, session: sessions })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.userId, userId), reachable))
    .orderBy(desc(pushDevices.renewedAt), desc(pushDevices.id));
}

/** The devices of these users. */
export function findDevicesOf(db: Db, userIds: readonly string[]): Promise<Pick<PushDeviceRow, 'id' | 'userId'>[]> {
  return db
    .select({ id: pushDevices.id, userId: pushDevices.userId })
    .from(pushDevices)
    .where(inArray(pushDevices.userId, [...userIds]));
}

/** A device, or null if it was removed or its session ended. */
export async function findDevice(db: Db, deviceId: string): Promise<PushDeviceRow | null> {
  const [row] = await db
    .select({ device: pushDevices })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(and(eq(pushDevices.id, deviceId), reachable));
  return row?.device ?? null;
}

export async function exportDevices(db: Db, userId: string) {
  const devices = await listDevices(db, userId);
  return {
    pushDevices: devices.map((one) => {
      const { id: _, current: __, ...device } = presentPushDevice(one, '');
      return device;
    }),
  };
}
