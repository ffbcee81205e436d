import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { deriveKey } from './crypto/digests.ts';
import { open, seal } from './crypto/seal.ts';
import type { Db } from './db/pool.ts';
import { StartupError } from './startup-error.ts';

/** Identifies a key, and does not lead back to it. */
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

/** Throws a StartupError when this installation is known to have another key. Call it before anything is opened with the key. */
export async function requireSecretKey(db: Db, secretKey: string): Promise<void> {
  const known = await findFingerprint(db);
  if (known !== null && known !== fingerprintOf(secretKey)) throw otherSecretKey();
}

/** Records the key of an installation without a recorded one, once it has proved to be the right one. */
export async function rememberSecretKey(db: Db, secretKey: string): Promise<void> {
  await db.execute(sql`
    insert into installation (secret_key_fingerprint) values (${fingerprintOf(secretKey)}) on conflict do nothing`);
  await requireSecretKey(db, secretKey);
}

/**
 * Makes this the key; what was made under the one before is lost. With the former key the lasting key is preserved. Throws a StartupError if that is
 * not the key of the installation.
 */
export async function replaceSecretKey(db: Db, secretKey: string, formerKey: string | null): Promise<void> {
  const sealed = await findSealedKey(db);
  const lasting = sealed && formerKey !== null ? openKey(formerKey, sealed) : null;
  await db.execute(sql`
    insert into installation (secret_key_fingerprint, sealed_lasting_key)
    values (${fingerprintOf(secretKey)}, ${lasting && sealKey(secretKey, lasting)})
    on conflict (only_row) do update
    set secret_key_fingerprint = excluded.secret_key_fingerprint, secret_key_since = now(),
      sealed_lasting_key = excluded.sealed_lasting_key`);
}

const lastingKeyContext = 'lasting key';
const sealingKeyOf = (secretKey: string) => deriveKey(secretKey, 'thengisa installation', lastingKeyContext);
const sealKey = (secretKey: string, key: Buffer) => seal(sealingKeyOf(secretKey), lastingKeyContext, key);

function openKey(secretKey: string, sealed: Buffer): Buffer {
  const key = open(sealingKeyOf(secretKey), lastingKeyContext, sealed);
  if (!key) throw otherSecretKey();
  return key;
}

async function findSealedKey(db: Db): Promise<Buffer | null> {
  const { rows } = await db.execute<{ sealed: Buffer | null }>(
    sql`select sealed_lasting_key as sealed from installation`,
  );
  return rows[0]?.sealed ?? null;
}

/** A random key for hashes that must be found again after SECRET_KEY changes. Made at first use and sealed under SECRET_KEY. */
export async function lastingKey(db: Db, secretKey: string): Promise<Buffer> {
  const known = await findSealedKey(db);
  if (known) return openKey(secretKey, known);
  // Of two concurrent ones, the first one's key is stored.
  const { rows } = await db.execute<{ sealed: Buffer }>(sql`
    insert into installation (secret_key_fingerprint, sealed_lasting_key)
    values (${fingerprintOf(secretKey)}, ${sealKey(secretKey, randomBytes(32))})
    on conflict (only_row) do update
    set sealed_lasting_key = coalesce(installation.sealed_lasting_key, excluded.sealed_lasting_key)
    returning sealed_lasting_key as sealed`);
  if (!rows[0]) throw new Error('The lasting key was not written');
  return openKey(secretKey, rows[0].sealed);
}
