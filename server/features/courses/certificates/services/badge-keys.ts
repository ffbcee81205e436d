import { asc, isNull } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import { badgesApi, type PublicBadgeKey } from '#contract/courses/certificates.ts';
import { now } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { Key, Secret } from '#server/platform/crypto/key-ring.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { otherSecretKey } from '#server/platform/secret-key.ts';
import { badgeKeys } from '../tables.ts';

/** The one that every verifier of Open Badges must support. */
const algorithm = 'RS256';

interface Settings {
  readonly db: Db;
  readonly secretKey: Secret;
  readonly siteUrl: string;
}

export interface BadgeKeys {
  /** The current signing key; created if there is none. */
  current(): Promise<{ readonly kid: string; readonly alg: string; readonly key: CryptoKey }>;
  /** Public keys, including those that no longer sign. */
  published(): Promise<PublicBadgeKey[]>;
  find(keyId: string): Promise<PublicBadgeKey>;
}

export const sealingKeyOf = (secretKey: Secret): Key => deriveKey(secretKey, 'thengisa certificates', 'badge keys');

/** The keys that badges are signed with: created on first use, and stored in the database, encrypted with a key of SECRET_KEY. */
export function openBadgeKeys({ db, secretKey, siteUrl }: Settings): BadgeKeys {
  const sealingKey = sealingKeyOf(secretKey);
  /** The `kid` is the address at which the key is published, as the specification requires. */
  const addressOf = (id: string) => siteUrl + badgesApi.key.path.replace(':keyId', id);

  async function readCurrent() {
    const [row] = await db.select().from(badgeKeys).where(isNull(badgeKeys.retiredAt));
    if (!row?.sealedPrivateJwk) return null;
    const opened = open(sealingKey, row.id, row.sealedPrivateJwk);
    if (!opened) throw otherSecretKey();
    const key = (await importJWK(JSON.parse(opened.toString()), algorithm)) as CryptoKey;
    return { kid: addressOf(row.id), alg: algorithm, key };
  }

  async function make(): Promise<void> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
    const id = uuidv7();
    const sealedPrivateJwk = seal(sealingKey, id, Buffer.from(JSON.stringify(await exportJWK(privateKey))));
    const publicJwk = await exportJWK(publicKey);
    // If two processes create one concurrently, the first one stays.
    await db.insert(badgeKeys).values({ id, publicJwk, sealedPrivateJwk, createdAt: now() }).onConflictDoNothing();
  }

  async function published(): Promise<PublicBadgeKey[]> {
    const rows = await db
      .select({ id: badgeKeys.id, publicJwk: badgeKeys.publicJwk })
      .from(badgeKeys)
      .orderBy(asc(badgeKeys.createdAt));
    return rows.map(({ id, publicJwk: { n = '', e = '' } }) => ({
      ...{ kty: 'RSA', n, e, kid: addressOf(id), alg: algorithm, use: 'sig' },
    }));
  }

  return {
    published,
    async current() {
      const known = await readCurrent();
      if (known) return known;
      await make();
      const made = await readCurrent();
      if (!made) throw new Error('The key for badges that was just made cannot be read');
      return made;
    },
    async find(keyId) {
      const key = (await published()).find(({ kid }) => kid === addressOf(keyId));
      if (!key) throw new Refusal('badge.key_not_found');
      return key;
    },
  };
}
