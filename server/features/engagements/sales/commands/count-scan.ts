import { randomBytes } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { hmac } from '#server/platform/crypto/digests.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { saleDeviceKeys, saleScans } from '../tables.ts';

/**
 * Of a request: a network and a kind of browser, which others may share. It is hashed under a key of the day, and never stored.
 */
export interface Device {
  readonly address: string;
  readonly userAgent: string | null;
}

interface Scan {
  readonly engagementId: string;
  readonly device: Device;
  /** The rep opens the code: it is no scan. */
  readonly own: boolean;
}

async function keyOf({ db }: Pick<Tx, 'db'>, day: string): Promise<Buffer> {
  const ofDay = eq(saleDeviceKeys.day, day);
  const [known] = await db.select().from(saleDeviceKeys).where(ofDay);
  if (known) return known.key;
  await db
    .insert(saleDeviceKeys)
    .values({ day, key: randomBytes(32) })
    .onConflictDoNothing();
  const [made] = await db.select().from(saleDeviceKeys).where(ofDay);
  if (!made) throw new Error('The key of the day was not stored');
  return made.key;
}

/** Counts a scan of a device: one row for each device, gig and day. */
export async function countScan(tx: Pick<Tx, 'db'>, { engagementId, device, own }: Scan): Promise<void> {
  const at = now();
  const day = dayInSouthAfrica(at);
  const hashed = hmac(await keyOf(tx, day), subscriberOf(device.address), '\n', device.userAgent ?? '');
  await tx.db
    .insert(saleScans)
    .values({ engagementId, day, device: hashed, scans: own ? 0 : 1, own, firstAt: at })
    .onConflictDoUpdate({
      target: [saleScans.engagementId, saleScans.day, saleScans.device],
      set: own ? { own: true } : { scans: sql`${saleScans.scans} + 1` },
    });
}

/** Deletes the keys of former days. */
export async function forgetDeviceKeys({ db }: Pick<Tx, 'db'>): Promise<void> {
  await db.delete(saleDeviceKeys).where(lt(saleDeviceKeys.day, dayInSouthAfrica(now())));
}
