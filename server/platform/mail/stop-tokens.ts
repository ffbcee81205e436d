import { z } from 'zod';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { deriveKey, hmac, isMadeBy } from '../crypto/digests.ts';
import { Refusal } from '../refusal.ts';

/** The token of a mailed link, with which its recipient alone can unsubscribe or withdraw a consent. */
export interface StopTokens {
  /** @param what that is to stop: anything without a dot at its end */
  of(what: string): string;
  /** The subject a token made here unsubscribes from; null for any other. It never expires: nor does the right. */
  read(token: string): string | null;
}

/** Each kind has a key of its own. */
export function createStopTokens(
  secretKey: Secret,
  kind: { readonly feature: string; readonly purpose: string },
): StopTokens {
  const key = deriveKey(secretKey, kind.feature, kind.purpose);
  return {
    of: (what) => `${what}.${hmac(key, what).toString('base64url')}`,
    read(token) {
      const end = token.lastIndexOf('.');
      const what = token.slice(0, Math.max(end, 0));
      const signature = Buffer.from(token.slice(end + 1), 'base64url');
      return isMadeBy(key, signature, (one) => hmac(one, what)) ? what : null;
    },
  };
}

export interface IdTokens {
  of(id: string): string;
  /** Whether it still counts is decided by the row. Throws the refusal that it was made with. */
  read(token: string): string;
}

/** The same for the id of a row. */
export function createIdTokens(
  secretKey: Secret,
  kind: { readonly feature: string; readonly purpose: string },
  refusal: RefusalCode,
): IdTokens {
  const tokens = createStopTokens(secretKey, kind);
  return {
    of: tokens.of,
    read(token) {
      const { data } = z.uuid().safeParse(tokens.read(token));
      if (!data) throw new Refusal(refusal);
      return data;
    },
  };
}
