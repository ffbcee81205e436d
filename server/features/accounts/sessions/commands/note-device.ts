import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { newDeviceMail } from '../../mail-links/texts.ts';
import type { UserRow } from '../../tables.ts';
import { knownDevices } from '../tables.ts';
import { describeDevice } from '../texts/device-names.ts';

/** The device and network of a session. */
export interface Device {
  readonly userAgent: string | null;
  readonly address: string;
  /** Recognises the browser, or otherwise the kind of client and its neighbourhood: enough for notifications, but no proof. */
  readonly hash: Buffer;
  /** Whether the hash is of a secret that only this browser has. */
  readonly hasSecret: boolean;
  /** Recognises the subscriber of the network. */
  readonly networkHash: Buffer;
}

const upsertDevice = prepared('accounts_upsert_device', (db, name) => {
  const userId = sql.placeholder('userId');
  const hash = sql.placeholder('hash');
  return db
    .insert(knownDevices)
    .values({
      ...{ userId, deviceHash: hash, networkHash: sql.placeholder('networkHash') },
      hasSecret: sql.placeholder('hasSecret'),
    })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: {
        lastSeenAt: sql`now()`,
        networkHash: sql`coalesce(excluded.network_hash, ${knownDevices.networkHash})`,
        hasSecret: sql`excluded.has_secret`,
      },
    })
    .returning({
      isNew: sql<boolean>`${knownDevices.firstSeenAt} = ${knownDevices.lastSeenAt}`,
      others: sql<boolean>`exists (
        select from known_devices other where other.user_id = ${userId} and other.device_hash <> ${hash}
      )`,
    })
    .prepare(name);
});

/**
 * Remembers the device, and emails the owner if it is new and not the first one. `asksMore`: the account asks for a second factor,
 * so the password alone makes no new place known.
 */
export async function noteDevice(
  tx: Tx,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  { hash, hasSecret, networkHash, userAgent }: Device,
  { siteUrl, asksMore }: { readonly siteUrl: string; readonly asksMore: boolean },
): Promise<void> {
  const [seen] = await upsertDevice(tx.db).execute({
    ...{ userId, hash, hasSecret },
    networkHash: asksMore ? null : networkHash,
  });
  if (!seen?.isNew || !seen.others) return;
  await queueMail(tx, newDeviceMail({ to: email, siteUrl, device: describeDevice(userAgent), at: new Date() }));
}

/** Marks the place as known, after a second factor was shown there. The device was noted at sign-in. */
export async function makeKnown(tx: Tx, userId: string, { hash, networkHash }: Device): Promise<void> {
  await tx.db
    .update(knownDevices)
    .set({ networkHash })
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.deviceHash, hash)));
}

/** Forgets all known places when the account starts to ask for a second factor, which was not shown there. */
export async function forgetPlaces(tx: Tx, userId: string): Promise<void> {
  await tx.db.update(knownDevices).set({ networkHash: null }).where(eq(knownDevices.userId, userId));
}

/** The identity of a place. */
export type Place = Pick<Device, 'hash' | 'hasSecret' | 'networkHash'>;

/** Recognised by the browser's own secret, or only by the network address, which others may share. */
export type Recognised = 'browser' | 'network';

const findPlace = prepared('accounts_find_place', (db, name) => {
  const sameBrowser = and(
    isNotNull(knownDevices.networkHash),
    sql`${sql.placeholder('hasSecret')}::boolean`,
    eq(knownDevices.deviceHash, sql.placeholder('hash')),
  );
  return db
    .select({ isBrowser: sql<boolean>`bool_or(${sameBrowser})`, isKnown: sql<boolean>`count(*) > 0` })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, sql.placeholder('userId')),
        or(sameBrowser, eq(knownDevices.networkHash, sql.placeholder('networkHash'))),
      ),
    )
    .prepare(name);
});

/**
 * Returns how the account knows the place, if it was used there before. The kind of client in the neighbourhood is not enough:
 * anyone there can claim the same one.
 */
export async function recognisePlace(
  db: Tx['db'],
  userId: string,
  { hash, hasSecret, networkHash }: Place,
): Promise<Recognised | null> {
  const [found] = await findPlace(db).execute({ userId, hash, hasSecret, networkHash });
  if (!found?.isKnown) return null;
  return found.isBrowser ? 'browser' : 'network';
}

/** A place, serialized for a task. */
export interface WrittenPlace {
  readonly hash: string;
  readonly hasSecret: boolean;
  readonly networkHash: string;
}

export function writePlace({ hash, hasSecret, networkHash }: Place): WrittenPlace {
  return { hash: hash.toString('base64url'), hasSecret, networkHash: networkHash.toString('base64url') };
}

export function readPlace({ hash, hasSecret, networkHash }: WrittenPlace): Place {
  return { hash: Buffer.from(hash, 'base64url'), hasSecret, networkHash: Buffer.from(networkHash, 'base64url') };
}
