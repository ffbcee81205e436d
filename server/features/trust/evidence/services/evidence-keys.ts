import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { EvidenceKey } from '#contract/trust/evidence.ts';
import { now } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { evidenceKeys, evidencePacks } from '../tables.ts';

export interface SigningKey {
  /** The first 16 digits of the fingerprint. */
  readonly id: string;
  /** In PEM. */
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** An Ed25519 private key in PKCS #8 is this, followed by its 32 bytes. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs evidence packs. Another SECRET_KEY gives another; the public half of each one used stays published. */
export function signingKeyOf(secretKey: Secret): SigningKey {
  const seed = deriveKey(secretKey, 'thengisa evidence', 'signatures of packs').current;
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey).export({ format: 'pem', type: 'spki' }).toString();
  return { id: keyIdOf(publicKey), publicKey, privateKey };
}

/** SHA-256 of a public key in PEM, in hexadecimal digits. */
export const fingerprintOf = (publicKey: string) => createHash('sha256').update(publicKey).digest('hex');

export const keyIdOf = (publicKey: string) => fingerprintOf(publicKey).slice(0, 16);

/** Stores the public half before the key signs. */
export async function publishKey(db: Db, { id, publicKey }: SigningKey): Promise<void> {
  await db.insert(evidenceKeys).values({ id, publicKey, since: now() }).onConflictDoNothing();
}

/** Records that we issued a pack, before anyone gets it. The database refuses it once the key has ended. */
export async function registerPack(db: Db, { id }: Pick<SigningKey, 'id'>, sealSha256: string): Promise<void> {
  await db
    .insert(evidencePacks)
    .values({ sealSha256: Buffer.from(sealSha256, 'hex'), keyId: id, issuedAt: now() })
    .onConflictDoNothing();
}

export async function listKeys(db: Db): Promise<EvidenceKey[]> {
  const rows = await db.select().from(evidenceKeys).orderBy(asc(evidenceKeys.since), asc(evidenceKeys.id));
  return rows.map(({ id, publicKey, since, endedAt, packs, packsSha256 }) => ({
    ...{ id, publicKey, since: since.toISOString() },
    ended:
      endedAt !== null && packs !== null && packsSha256 !== null
        ? { at: endedAt.toISOString(), packs, packsSha256 }
        : null,
  }));
}

/** Of the packs issued under a key, sorted. */
export async function listPacks(db: Db, keyId: string): Promise<string[]> {
  const { sealSha256 } = evidencePacks;
  const rows = await db
    .select({ sealSha256 })
    .from(evidencePacks)
    .where(eq(evidencePacks.keyId, keyId))
    .orderBy(asc(sealSha256));
  return rows.map((row) => row.sealSha256.toString('hex'));
}

/** Of a whole list of packs, in any order. What is published with a key's end is this, so never change it. */
export const digestOfPacks = (packs: readonly string[]): string =>
  createHash('sha256')
    .update(
      packs
        .toSorted()
        .map((one) => `${one}\n`)
        .join(''),
    )
    .digest('hex');
