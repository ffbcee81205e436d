import { createECDH } from 'node:crypto';
import { deriveKey } from '../crypto/digests.ts';
import type { Secret } from '../crypto/key-ring.ts';

/** How push services know us: a pair on the curve P-256, both in base64url. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Null: these bytes are no private key of the curve. */
export function publicKeyOf(privateKey: Buffer): string | null {
  if (privateKey.length !== 32) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey);
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/**
 * The pair of an installation that was given none. Every process derives the same, so nothing more needs storing. It outlives a SECRET_KEY that is
 * replaced while the product runs; where the former one is lost, all sessions end, and with them the subscriptions under this pair.
 */
export function deriveVapidKeys(secretKey: Secret): VapidKeys {
  // One in four thousand million numbers of that length is beyond the curve.
  for (let turn = 1; ; turn++) {
    const privateKey = deriveKey(secretKey, 'thengisa push', `key ${turn}`).lasting;
    const publicKey = publicKeyOf(privateKey);
    if (publicKey !== null) return { publicKey, privateKey: privateKey.toString('base64url') };
  }
}
