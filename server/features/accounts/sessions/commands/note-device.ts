import { and, eq, sql } from 'drizzle-orm';
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
  /** Recognises the browser, or failing that the kind of program and its network. */
  readonly hash: Buffer;
}

const upsertDevice = prepared('accounts_upsert_device', (db, name) => {
  const userId = sql.placeholder('userId');
  const hash = sql.placeholder('hash');
  return db
    .insert(knownDevices)
    .values({ userId, deviceHash: hash })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.deviceHash], set: { lastSeenAt: sql`now()` } })
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
  { hash, userAgent }: Device,
  siteUrl: string,
): Promise<void> {
  const [seen] = await upsertDevice(tx.db).execute({ userId, hash });
  if (!seen?.isNew || !seen.others) return;
  await queueMail(tx, newDeviceMail({ to: email, siteUrl, device: describeDevice(userAgent), at: new Date() }));
}

const findDevice = prepared('accounts_find_device', (db, name) =>
  db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.userId, sql.placeholder('userId')), eq(knownDevices.deviceHash, sql.placeholder('hash'))),
    )
    .prepare(name),
);

export async function isKnownDevice(db: Tx['db'], userId: string, hash: Buffer): Promise<boolean> {
  const rows = await findDevice(db).execute({ userId, hash });
  return rows.length > 0;
}
