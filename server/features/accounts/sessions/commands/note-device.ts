import { and, eq, or, sql } from 'drizzle-orm';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { queueMail } from '#server/platform/mail/mail-task.ts';
import { newDeviceMail } from '../../mail-links/texts.ts';
import type { UserRow } from '../../tables.ts';
import { knownDevices } from '../tables.ts';
import { describeDevice } from '../texts/device-names.ts';

/** Where a session was opened. */
export interface Device {
  readonly userAgent: string | null;
  readonly address: string;
  /** Recognises the browser, or failing that the kind of program and its neighbourhood: good for news, and no proof. */
  readonly hash: Buffer;
  /** Whether the hash is of a secret that this browser alone has. */
  readonly hasSecret: boolean;
  /** Recognises the subscriber of the network. */
  readonly networkHash: Buffer;
}

const upsertDevice = prepared('accounts_upsert_device', (db, name) => {
  const userId = sql.placeholder('userId');
  const hash = sql.placeholder('hash');
  return db
    .insert(knownDevices)
    .values({ userId, deviceHash: hash, networkHash: sql.placeholder('networkHash') })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.deviceHash],
      set: { lastSeenAt: sql`now()`, networkHash: sql`excluded.network_hash` },
    })
    .returning({
      isNew: sql<boolean>`${knownDevices.firstSeenAt} = ${knownDevices.lastSeenAt}`,
      others: sql<boolean>`exists (
        select from known_devices other where other.user_id = ${userId} and other.device_hash <> ${hash}
      )`,
    })
    .prepare(name);
});

/** Remembers the device, and tells the owner of the account when it is a new one. The first device is no news. */
export async function noteDevice(
  tx: Tx,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  { hash, networkHash, userAgent }: Device,
  siteUrl: string,
): Promise<void> {
  const [seen] = await upsertDevice(tx.db).execute({ userId, hash, networkHash });
  if (!seen?.isNew || !seen.others) return;
  await queueMail(tx, newDeviceMail({ to: email, siteUrl, device: describeDevice(userAgent), at: new Date() }));
}

/** What tells one place from another: what a task is told of the device that asked for it. */
export type Place = Pick<Device, 'hash' | 'hasSecret' | 'networkHash'>;

const findPlace = prepared('accounts_find_place', (db, name) =>
  db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(
        eq(knownDevices.userId, sql.placeholder('userId')),
        or(
          and(sql`${sql.placeholder('hasSecret')}::boolean`, eq(knownDevices.deviceHash, sql.placeholder('hash'))),
          eq(knownDevices.networkHash, sql.placeholder('networkHash')),
        ),
      ),
    )
    .limit(1)
    .prepare(name),
);

/**
 * Whether the account was used before from this very browser, or from this subscriber's network. A kind of program in the
 * neighbourhood is not enough: anyone there can name the same program.
 */
export async function isKnownPlace(
  db: Tx['db'],
  userId: string,
  { hash, hasSecret, networkHash }: Place,
): Promise<boolean> {
  const rows = await findPlace(db).execute({ userId, hash, hasSecret, networkHash });
  return rows.length > 0;
}
