import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** The words that a mailed link carries, so that whoever got the mail, and nobody else, can stop such mails. */
export interface StopTokens {
  /** @param what that is to stop: anything without a dot at its end */
  of(what: string): string;
  /** What a token that was made here stops; null for any other. It never runs out: nor does the right. */
  read(token: string): string | null;
}

/** @param kind of mails, each with a key of its own */
export function createStopTokens(
  secretKey: string,
  kind: { readonly feature: string; readonly mails: string },
): StopTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, kind.feature, kind.mails, 32));
  const sign = (what: string) => createHmac('sha256', key).update(what).digest();
  return {
    of: (what) => `${what}.${sign(what).toString('base64url')}`,
    read(token) {
      const end = token.lastIndexOf('.');
      const what = token.slice(0, Math.max(end, 0));
      const [given, expected] = [Buffer.from(token.slice(end + 1), 'base64url'), sign(what)];
      return given.length === expected.length && timingSafeEqual(given, expected) ? what : null;
    },
  };
}
