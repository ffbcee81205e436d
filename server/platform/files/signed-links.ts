import { deriveKey, hmac, isMadeBy } from '../crypto/digests.ts';
import { type AnyKey, keyOf, type Secret } from '../crypto/key-ring.ts';
import { open, seal } from '../crypto/seal.ts';
import { refuseInvalidKey } from './file-key.ts';

/** Prefix of signed addresses; the sealed key of the file follows, and its last part, as a name. */
export const filesPath = '/files/';

type Disposition = 'inline' | 'attachment';

interface LinkOptions {
  /** `inline` shows pictures, PDFs and videos in the page; everything else is downloaded either way. */
  readonly disposition?: Disposition;
  readonly lifetimeSeconds?: number;
}

export interface FileLinks {
  /** Returns an address, without its origin, that opens the file for any holder: 5 minutes by default. */
  addressOf(key: string, options?: LinkOptions): string;
  /**
   * Returns the file that an address asks for; null when it was not made here, was changed, or is too old.
   * @param path what follows `filesPath`
   */
  read(
    path: string,
    query: Record<string, unknown>,
  ): { readonly key: string; readonly disposition: Disposition } | null;
}

export function createFileLinks(secretKey: Secret, now: () => number = Date.now): FileLinks {
  // A key of its own, so that no signature made for another purpose is good here.
  const secret = keyOf(secretKey, (one) => hmac(one, 'signed file links'));
  // A key names the owner of its file: viewers of a file must not learn its owner's account id.
  const keyOfKeys = deriveKey(secretKey, 'thengisa files', 'keys in addresses');
  const nameOf = (key: string) => key.slice(key.lastIndexOf('/') + 1);
  const pathOf = (key: string) => `${seal(keyOfKeys, '', Buffer.from(key)).toString('base64url')}/${nameOf(key)}`;
  const sign = (by: AnyKey, key: string, expires: string, disposition: string) =>
    hmac(by, JSON.stringify([key, expires, disposition]));

  return {
    addressOf(key, { disposition = 'inline', lifetimeSeconds = 300 } = {}) {
      refuseInvalidKey(key);
      const expires = String(Math.floor(now() / 1000) + lifetimeSeconds);
      const signature = sign(secret, key, expires, disposition).toString('base64url');
      return `${filesPath}${pathOf(key)}?${new URLSearchParams({ expires, disposition, signature })}`;
    },
    read(path, { expires, disposition, signature }) {
      const [sealed = '', name] = path.split('/');
      const key = open(keyOfKeys, '', Buffer.from(sealed, 'base64url'))?.toString();
      if (key === undefined || path !== `${sealed}/${name}` || name !== nameOf(key)) return null;
      if (typeof expires !== 'string' || typeof signature !== 'string') return null;
      if (disposition !== 'inline' && disposition !== 'attachment') return null;
      const given = Buffer.from(signature, 'base64url');
      if (given.toString('base64url') !== signature) return null;
      if (!isMadeBy(secret, given, (one) => sign(one, key, expires, disposition))) return null;
      return Number(expires) * 1000 > now() ? { key, disposition } : null;
    },
  };
}
