import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { createIdTokens } from '#server/platform/mail/stop-tokens.ts';

const tokensFor = (secretKey: Secret, purpose: string) =>
  createIdTokens(secretKey, { feature: 'thengisa payouts', purpose }, 'bank_account.link_invalid');

/** Tokens in the emails about a bank account: one to confirm it, the other to report that someone else added it. */
export const createAccountTokens = (secretKey: Secret) => ({
  confirm: tokensFor(secretKey, 'bank accounts confirmed'),
  notMe: tokensFor(secretKey, 'bank accounts undone'),
});
