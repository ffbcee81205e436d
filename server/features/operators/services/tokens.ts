import { randomBytes } from 'node:crypto';
import { deriveKey, sha256 } from '#server/platform/crypto/digests.ts';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Random enough that a plain hash cannot be turned back. */
export const hashToken = sha256;

/** Seals the secrets of authenticator apps. Knowing it says nothing about SECRET_KEY or the keys derived for others. */
export function totpKey(secretKey: string): Buffer {
  return deriveKey(secretKey, 'thengisa admin', 'authenticator secrets');
}
