import { deriveKey } from '#server/platform/crypto/digests.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';

const keyOf = (secretKey: string) => deriveKey(secretKey, 'thengisa payouts', 'numbers of bank accounts');

/** Encrypts a bank account number for its row alone. */
export const sealNumber = (secretKey: string, accountId: string, number: string): Buffer =>
  seal(keyOf(secretKey), accountId, Buffer.from(number));

/** Decrypts it, only for the bank file. Null if it can't be decrypted: sealed with another key. */
export const openNumber = (secretKey: string, accountId: string, sealed: Buffer): string | null =>
  open(keyOf(secretKey), accountId, sealed)?.toString() ?? null;
