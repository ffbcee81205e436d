import type { z } from 'zod';
import type { refundAccount } from '#contract/payments/billing.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';

export type Account = z.output<typeof refundAccount>;

const keyOf = (secretKey: string) => deriveKey(secretKey, 'thengisa payments', 'accounts of refunds');

/** Where a refund goes, as it is kept: for that refund alone. */
export const sealAccount = (secretKey: string, refundId: string, account: Account): Buffer =>
  seal(keyOf(secretKey), refundId, Buffer.from(JSON.stringify(account)));

/** Null when it cannot be read: sealed with another key. */
export function openAccount(secretKey: string, refundId: string, sealed: Buffer): Account | null {
  const opened = open(keyOf(secretKey), refundId, sealed);
  return opened && (JSON.parse(opened.toString()) as Account);
}
