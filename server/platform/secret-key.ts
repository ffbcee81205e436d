import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { deriveKey } from './crypto/digests.ts';
import type { Secret } from './crypto/key-ring.ts';
import { open, seal } from './crypto/seal.ts';
import type { Db } from './db/pool.ts';
import { StartupError } from './startup-error.ts';

/** Identifies a key, and does not lead back to it. */
export function fingerprintOf(secretKey: string): string {
  return deriveKey(secretKey, 'thengisa installation', 'fingerprint').current.toString('base64url');
}

/** The same in short, for the name of a process's connection. */
export const secretKeyIdOf = (secretKey: string): string =>
  Buffer.from(fingerprintOf(secretKey), 'base64url').toString('hex').slice(0, 12);

export function otherSecretKey(): StartupError {
  return new StartupError(
    'This database was set up with another SECRET_KEY (without one: DATA_DIR/secrets/secret-key). Set that one. To replace it, set it as SECRET_KEY_PREVIOUS beside the new one. If it is lost, npm run db -- change-secret-key starts with a new one.',
  );
}

/** Where the replacement of SECRET_KEY stands. */
export interface KeyState {
  /** Of the key that signs and seals. */
  readonly fingerprint: string;
  readonly since: Date;
  /** Of the key it replaced; null: it is the first one. */
  readonly former: string | null;
  /** When nothing was left that was sealed under the former one; null: not yet. */
  readonly resealedAt: Date | null;
}

interface KeyRow extends KeyState {
  /** Derived keys of former secrets. */
  readonly kept: readonly KeptKey[];
}

/** A derived key that outlives its SECRET_KEY, sealed under the current one. */
interface KeptKey {
  readonly owner: string;
  readonly purpose: string;
  /** In base64. */
  readonly sealed: string;
}

/** @param lock waits for a replacement that is being committed, and holds off the next until the transaction ends */
export async function readKeyState(db: Db, lock: 'share' | 'update' | null = null): Promise<KeyRow | null> {
  const { rows } = await db.execute<
    Record<'since' | 'resealedAt', string | null> & Omit<KeyRow, 'since' | 'resealedAt'>
  >(
    sql`select secret_key_fingerprint as fingerprint, secret_key_since as since, former_key_fingerprint as former,
      resealed_at as "resealedAt", kept_keys as kept
    from installation ${lock ? sql.raw(`for ${lock}`) : sql``}`,
  );
  const [row] = rows;
  if (!row) return null;
  const { since, resealedAt } = row;
  return { ...row, since: new Date(since ?? 0), resealedAt: resealedAt === null ? null : new Date(resealedAt) };
}

/**
 * Throws a StartupError when this installation has another key, or still needs the former one. Call it before anything is opened with the key, and
 * again once this process shows its key to others.
 */
export async function requireSecretKey(db: Db, secretKey: string, previous: string | null = null): Promise<void> {
  const known = await readKeyState(db, 'share');
  if (known === null) return;
  const own = [secretKey, ...(previous === null ? [] : [previous])].map(fingerprintOf);
  if (!own.includes(known.fingerprint)) throw otherSecretKey();
  if (known.former !== null && known.resealedAt === null && !own.includes(known.former)) {
    throw new StartupError(
      'SECRET_KEY_PREVIOUS is still needed: not everything is encrypted with SECRET_KEY yet. Set it again until Diagnostics says that it may go.',
    );
  }
}

/** Records the key of an installation without a recorded one, once it has proved to be the right one. */
export async function rememberSecretKey(db: Db, secretKey: string, previous: string | null = null): Promise<void> {
  await db.execute(sql`
    insert into installation (secret_key_fingerprint) values (${fingerprintOf(secretKey)}) on conflict do nothing`);
  await requireSecretKey(db, secretKey, previous);
}

/**
 * Makes this the key; what was made under the one before is lost. With the former key the lasting key and those that were kept are preserved. Throws a
 * StartupError if that is not the key of the installation.
 */
export async function replaceSecretKey(db: Db, secretKey: string, formerKey: string | null): Promise<void> {
  const sealed = await findSealedKey(db);
  const lasting = sealed && formerKey !== null ? openKey(formerKey, sealed) : null;
  const kept =
    formerKey === null ? [] : keepUnder(secretKey, openKept(formerKey, (await readKeyState(db))?.kept ?? []));
  await db.execute(sql`
    insert into installation (secret_key_fingerprint, sealed_lasting_key)
    values (${fingerprintOf(secretKey)}, ${lasting && sealKey(secretKey, lasting)})
    on conflict (only_row) do update
    set secret_key_fingerprint = excluded.secret_key_fingerprint, secret_key_since = now(), former_key_fingerprint = null,
      resealed_at = null, kept_keys = ${JSON.stringify(kept)}::jsonb, sealed_lasting_key = excluded.sealed_lasting_key`);
}

interface Turn {
  readonly to: string;
  readonly from: string;
  /** Owner and purpose of the derived keys that live on. */
  readonly keep: readonly (readonly [owner: string, purpose: string])[];
}

/**
 * Makes `to` the key that signs and seals in every process. `old processes`: one runs that doesn't know it, and nothing is changed. Anything else than a
 * key that this installation has had is left alone.
 */
export async function turnSecretKey(db: Db, { to, from, keep }: Turn): Promise<'turned' | 'old processes' | 'already'> {
  const known = await readKeyState(db, 'update');
  if (known?.fingerprint !== fingerprintOf(from)) return 'already';
  // A process that starts now waits for this transaction before it checks its keys for the last time.
  const { rows } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and application_name like 'thengisa live _%'
      and split_part(split_part(application_name, ' ', 3), '.', 2) <> ${secretKeyIdOf(to)} limit 1`,
  );
  if (rows.length > 0) return 'old processes';
  const lasting = await findSealedKey(db);
  const before = openKept(from, known.kept);
  const added = keep.map(([owner, purpose]) => ({ owner, purpose, key: deriveKey(from, owner, purpose).current }));
  await db.execute(sql`
    update installation set secret_key_fingerprint = ${fingerprintOf(to)}, secret_key_since = now(),
      former_key_fingerprint = ${fingerprintOf(from)}, resealed_at = null,
      sealed_lasting_key = ${lasting && sealKey(to, openKey(from, lasting))},
      kept_keys = ${JSON.stringify(keepUnder(to, [...before, ...added]))}::jsonb`);
  return 'turned';
}

/** @param left whether a pass over everything found something under the former key */
export async function recordResealing(db: Db, left: boolean): Promise<void> {
  await db.execute(sql`update installation set resealed_at = ${left ? null : sql`now()`}`);
}

interface OpenKept {
  readonly owner: string;
  readonly purpose: string;
  readonly key: Buffer;
}

const keptContext = (owner: string, purpose: string) => `kept key\n${owner}\n${purpose}`;

const keepUnder = (secretKey: string, keys: readonly OpenKept[]): KeptKey[] =>
  keys.map(({ owner, purpose, key }) => ({
    ...{ owner, purpose },
    sealed: seal(sealingKeyOf(secretKey), keptContext(owner, purpose), key).toString('base64'),
  }));

/** Throws a StartupError if one was sealed under another key. */
export function openKept(secretKey: Secret, kept: readonly KeptKey[]): OpenKept[] {
  const by = sealingKeyOf(secretKey);
  return kept.map(({ owner, purpose, sealed }) => {
    const key = open(by, keptContext(owner, purpose), Buffer.from(sealed, 'base64'));
    if (!key) throw otherSecretKey();
    return { owner, purpose, key };
  });
}

const lastingKeyContext = 'lasting key';
const sealingKeyOf = (secretKey: Secret) => deriveKey(secretKey, 'thengisa installation', lastingKeyContext);
const sealKey = (secretKey: Secret, key: Buffer) => seal(sealingKeyOf(secretKey), lastingKeyContext, key);

function openKey(secretKey: Secret, sealed: Buffer): Buffer {
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

/** Seals the lasting key under `to`, if a process that hadn't noticed the new key made it under `from`. */
export async function resealLastingKey(db: Db, { to, from }: Pick<Turn, 'to' | 'from'>): Promise<boolean> {
  await readKeyState(db, 'update');
  const sealed = await findSealedKey(db);
  if (sealed === null || open(sealingKeyOf(to), lastingKeyContext, sealed)) return false;
  await db.execute(sql`update installation set sealed_lasting_key = ${sealKey(to, openKey(from, sealed))}`);
  return true;
}

/** A random key for hashes that must be found again after SECRET_KEY changes. Made at first use and sealed under SECRET_KEY. */
export async function lastingKey(db: Db, secretKey: Secret): Promise<Buffer> {
  const known = await findSealedKey(db);
  if (known) return openKey(secretKey, known);
  // Of two concurrent ones, the first one's key is stored.
  const { rows } = await db.execute<{ sealed: Buffer }>(sql`
    insert into installation (secret_key_fingerprint, sealed_lasting_key)
    values (${fingerprintOf(typeof secretKey === 'string' ? secretKey : secretKey.current)}, ${sealKey(secretKey, randomBytes(32))})
    on conflict (only_row) do update
    set sealed_lasting_key = coalesce(installation.sealed_lasting_key, excluded.sealed_lasting_key)
    returning sealed_lasting_key as sealed`);
  if (!rows[0]) throw new Error('The lasting key was not written');
  return openKey(secretKey, rows[0].sealed);
}
