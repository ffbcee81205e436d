import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';

const keyOf = (secretKey: Secret) => deriveKey(secretKey, 'thengisa payouts', 'numbers of bank accounts');

/** Encrypts a bank account number for its row alone. */
export const sealNumber = (secretKey: Secret, accountId: string, number: string): Buffer =>
  seal(keyOf(secretKey), accountId, Buffer.from(number));

/** Decrypts it, only for the bank file. Null if it can't be decrypted: sealed with another key. */
export const openNumber = (secretKey: Secret, accountId: string, sealed: Buffer): string | null =>
  open(keyOf(secretKey), accountId, sealed)?.toString() ?? null;
