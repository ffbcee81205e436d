import { gt, isNull, or, sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, type JWTHeaderParameters } from 'jose';
import { v7 as uuidv7 } from 'uuid';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { otherSecretKey } from '#server/platform/secret-key.ts';
import { accountChannel, keyAdded } from '../../commands.ts';
import { deriveAccountKeys, lifetimes } from '../../services/settings.ts';
import type { JsonObject } from '../../tables.ts';
import { signingKeys } from '../tables.ts';

const algorithm = 'ES256';
// A process may sign with the old key until it is notified of the new one.
export const keyRetirement = lifetimes.accessToken + 10 * 60;
const reloadEvery = 5 * 60_000;
// An unknown kid makes us query for new keys, at most this often, in milliseconds.
const reloadPause = 5_000;

interface Keyring {
  readonly current: { readonly kid: string; readonly key: CryptoKey };
  readonly accepted: ReadonlyMap<string, CryptoKey>;
  readonly published: readonly JWK[];
}

/** A token refers to a key or an algorithm that is not ours. */
export class UnknownKey extends Error {}

export interface SigningKeys {
  /** The current signing key. */
  current(): Promise<{ kid: string; key: CryptoKey }>;
  /** The public key that a token refers to. Throws UnknownKey. */
  find(header: JWTHeaderParameters): Promise<CryptoKey>;
  /** Public parts only, for the JWKS. */
  published(): Promise<readonly JWK[]>;
  /** Reads the keys again: another process created one. */
  reload(): void;
  /** Creates a new key and retires the old one, whose tokens stay valid until they expire. */
  rotate(): Promise<void>;
}

interface Dependencies {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly secretKey: Secret;
}

/** The keys that sign access tokens: created at first use, stored in the database, encrypted with a key from SECRET_KEY. */
export function createSigningKeys({ db, transaction, secretKey }: Dependencies): SigningKeys {
  const { sealingKey } = deriveAccountKeys(secretKey);
  let loaded: Promise<Keyring> | undefined;
  let loadedAt = 0;

  function keyring(maximumAge: number): Promise<Keyring> {
    if (loaded === undefined || Date.now() - loadedAt > maximumAge) {
      const loading = load();
      loaded = loading;
      loadedAt = Date.now();
      loading.catch(() => {
        if (loaded === loading) loaded = undefined;
      });
    }
    return loaded;
  }

  async function load(): Promise<Keyring> {
    return (await read()) ?? (await replaceCurrent('if missing'));
  }

  async function read(on: Db = db): Promise<Keyring | null> {
    const rows = await on
      .select()
      .from(signingKeys)
      .where(or(isNull(signingKeys.retiredAt), gt(signingKeys.retiredAt, secondsAgo(keyRetirement))));
    const current = rows.find((row) => row.retiredAt === null);
    if (!current) return null;
    const opened = open(sealingKey, current.kid, current.sealedPrivateJwk);
    // A new key would void the tokens of other processes, which have the right SECRET_KEY.
    if (!opened) throw otherSecretKey();
    const accepted = await Promise.all(
      rows.map(async ({ kid, publicJwk }) => [kid, (await importJWK(publicJwk, algorithm)) as CryptoKey] as const),
    );
    return {
      current: { kid: current.kid, key: (await importJWK(JSON.parse(opened.toString()), algorithm)) as CryptoKey },
      accepted: new Map(accepted),
      published: rows.map(({ kid, publicJwk }) => ({ ...publicJwk, kid, alg: algorithm, use: 'sig' }) as JWK),
    };
  }

  async function replaceCurrent(when: 'always' | 'if missing'): Promise<Keyring> {
    const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
    const kid = uuidv7();
    const sealedPrivateJwk = seal(sealingKey, kid, Buffer.from(JSON.stringify(await exportJWK(privateKey))));
    const publicJwk = (await exportJWK(publicKey)) as JsonObject;
    return transaction(async (tx) => {
      // Several processes may start concurrently on an empty database: the first creates the key, the others use it.
      await tx.db.execute(sql`lock table signing_keys in share row exclusive mode`);
      const existing = await read(tx.db);
      if (existing && when === 'if missing') return existing;
      if (existing) await tx.db.update(signingKeys).set({ retiredAt: sql`now()` }).where(isNull(signingKeys.retiredAt));
      await tx.db.insert(signingKeys).values({ kid, publicJwk, sealedPrivateJwk });
      tx.notify(accountChannel, keyAdded);
      const made = await read(tx.db);
      if (!made) throw new Error('The signing key that was just made cannot be read');
      return made;
    });
  }

  return {
    current: async () => (await keyring(reloadEvery)).current,
    find: async ({ kid, alg }) => {
      if (kid === undefined || alg !== algorithm) throw new UnknownKey('unexpected signing method');
      const known = (await keyring(reloadEvery)).accepted.get(kid) ?? (await keyring(reloadPause)).accepted.get(kid);
      if (!known) throw new UnknownKey('unrecognized kid');
      return known;
    },
    published: async () => (await keyring(reloadEvery)).published,
    reload: () => {
      loaded = undefined;
    },
    rotate: async () => {
      loaded = replaceCurrent('always');
      loadedAt = Date.now();
      await loaded;
    },
  };
}

const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;
