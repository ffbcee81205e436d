import { deriveKey, hmac, isSame } from '../crypto/digests.ts';

/** The words that a mailed link carries, so that whoever got the mail, and nobody else, can stop such mails or take a consent back. */
export interface StopTokens {
  /** @param what that is to stop: anything without a dot at its end */
  of(what: string): string;
  /** What a token that was made here stops; null for any other. It never runs out: nor does the right. */
  read(token: string): string | null;
}

/** Each kind has a key of its own. */
export function createStopTokens(
  secretKey: string,
  kind: { readonly feature: string; readonly purpose: string },
): StopTokens {
  const key = deriveKey(secretKey, kind.feature, kind.purpose);
  const sign = (what: string) => hmac(key, what);
  return {
    of: (what) => `${what}.${sign(what).toString('base64url')}`,
    read(token) {
      const end = token.lastIndexOf('.');
      const what = token.slice(0, Math.max(end, 0));
      return isSame(Buffer.from(token.slice(end + 1), 'base64url'), sign(what)) ? what : null;
    },
  };
}
