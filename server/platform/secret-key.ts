import { sql } from 'drizzle-orm';
import { deriveKey } from './crypto/digests.ts';
import type { Db } from './db/pool.ts';
import { StartupError } from './startup-error.ts';

/** Tells keys apart, and does not lead back to them. */
function fingerprintOf(secretKey: string): string {
  return deriveKey(secretKey, 'thengisa installation', 'fingerprint').toString('base64url');
}

export function otherSecretKey(): StartupError {
  return new StartupError(
    'This database was set up with another SECRET_KEY (without one: DATA_DIR/secrets/secret-key). Set that one; npm run db -- change-secret-key changes it on purpose.',
  );
}

async function findFingerprint(db: Db): Promise<string | null> {
  const { rows } = await db.execute<{ fingerprint: string }>(
    sql`select secret_key_fingerprint as fingerprint from installation`,
  );
  return rows[0]?.fingerprint ?? null;
}

/** Throws a StartupError when this installation is known to have another key. To be asked before anything is opened with it. */
export async function requireSecretKey(db: Db, secretKey: string): Promise<void> {
  const known = await findFingerprint(db);
  if (known !== null && known !== fingerprintOf(secretKey)) throw otherSecretKey();
}

/** Writes down the key of an installation that had none written down, once it has proved to be the right one. */
export async function rememberSecretKey(db: Db, secretKey: string): Promise<void> {
  await db.execute(sql`
    insert into installation (secret_key_fingerprint) values (${fingerprintOf(secretKey)}) on conflict do nothing`);
  await requireSecretKey(db, secretKey);
}

/** From here on this is the key, and what was made under the one before is lost. */
export async function replaceSecretKey(db: Db, secretKey: string): Promise<void> {
  await db.execute(sql`
    insert into installation (secret_key_fingerprint) values (${fingerprintOf(secretKey)})
    on conflict (only_row) do update
    set secret_key_fingerprint = excluded.secret_key_fingerprint, secret_key_since = now()`);
}
