import { deriveKey } from '#server/platform/crypto/digests.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';

const keyOf = (secretKey: string) => deriveKey(secretKey, 'thengisa payouts', 'numbers of bank accounts');

/** The number of a bank account, as it is kept: for that row alone. */
export const sealNumber = (secretKey: string, accountId: string, number: string): Buffer =>
  seal(keyOf(secretKey), accountId, Buffer.from(number));

/** For the file that the bank gets, and for nothing else. Null when it cannot be read: sealed with another key. */
export const openNumber = (secretKey: string, accountId: string, sealed: Buffer): string | null =>
  open(keyOf(secretKey), accountId, sealed)?.toString() ?? null;
