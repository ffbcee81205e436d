import { randomBytes, randomInt } from 'node:crypto';
import { hmac, sha256 } from '#server/platform/crypto/digests.ts';
import type { TokenPurpose } from '../tables.ts';

/** Links that belong to the PKCE flow are known by it; the client relies on the prefix. */
const pkcePrefix = 'pkce_';

/** 256 random bits for a link. */
export function newLinkToken({ pkce }: { readonly pkce: boolean }): string {
  return (pkce ? pkcePrefix : '') + randomBytes(32).toString('base64url');
}

/** Random enough that a plain hash cannot be turned back. */
export const hashLinkToken = sha256;

/** Six digits, easy to type and easy to guess: good for a few minutes and a few attempts. */
export function newCode(): string {
  return randomInt(1_000_000).toString().padStart(6, '0');
}

/** A million codes are tried in no time, so their hash is keyed, and good for one user and purpose only. */
export function hashCode(key: Buffer, userId: string, purpose: TokenPurpose, code: string): Buffer {
  return hmac(key, `${userId} ${purpose} ${code}`);
}
