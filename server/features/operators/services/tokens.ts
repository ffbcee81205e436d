import { randomBytes } from 'node:crypto';
import { deriveKey, sha256 } from '#server/platform/crypto/digests.ts';
import type { Key, Secret } from '#server/platform/crypto/key-ring.ts';

/** 256 random bits for a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Random enough that a plain hash cannot be reversed. */
export const hashToken = sha256;

/** Encrypts the secrets of authenticator apps. It reveals nothing about SECRET_KEY or other keys derived from it. */
export function totpKey(secretKey: Secret): Key {
  return deriveKey(secretKey, 'thengisa admin', 'authenticator secrets');
}
