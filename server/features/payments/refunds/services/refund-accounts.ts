import type { z } from 'zod';
import type { Billing, refundAccount } from '#contract/payments/billing.ts';
import { accountLinkHours } from '#contract/payouts/options.ts';
import { now } from '#server/platform/clock.ts';
import { deriveKey } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { open, seal } from '#server/platform/crypto/seal.ts';
import type { RefundRow } from '../../tables.ts';

export type Account = z.output<typeof refundAccount>;

const keyOf = (secretKey: Secret) => deriveKey(secretKey, 'thengisa payments', 'accounts of refunds');

/** Encrypts the account for one refund, and for no other. */
export const sealAccount = (secretKey: Secret, refundId: string, account: Account): Buffer =>
  seal(keyOf(secretKey), refundId, Buffer.from(JSON.stringify(account)));

/** Null if it can't be decrypted: sealed with another key. */
export function openAccount(secretKey: Secret, refundId: string, sealed: Buffer): Account | null {
  const opened = open(keyOf(secretKey), refundId, sealed);
  return opened && (JSON.parse(opened.toString()) as Account);
}

/** Columns of a refund whose payer has to enter an account. */
export const noAccount = {
  sealedAccount: null,
  accountId: null,
  accountAskedAt: null,
  accountConfirmedAt: null,
  accountUsableFrom: null,
} as const;

/** When the link in the email stops confirming an account. */
export const linkUntil = (askedAt: Date): Date => new Date(askedAt.getTime() + accountLinkHours * 3_600_000);

/** The account as its owner sees it. Null: none was entered, or its link has expired. */
export function presentAccount(secretKey: Secret, refund: RefundRow): Billing['refunds'][number]['account'] {
  const { id, sealedAccount, accountAskedAt, accountUsableFrom } = refund;
  const account = sealedAccount && openAccount(secretKey, id, sealedAccount);
  if (!account) return null;
  const until = accountAskedAt && accountUsableFrom === null ? linkUntil(accountAskedAt) : null;
  if (until && until <= now()) return null;
  return {
    bank: account.bank,
    lastFour: account.accountNumber.slice(-4),
    linkUntil: until?.toISOString() ?? null,
    usableFrom: accountUsableFrom?.toISOString() ?? null,
  };
}
