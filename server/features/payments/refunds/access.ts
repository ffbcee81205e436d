import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { createIdTokens } from '#server/platform/mail/stop-tokens.ts';

const tokensFor = (secretKey: Secret, purpose: string) =>
  createIdTokens(secretKey, { feature: 'thengisa payments', purpose }, 'refund_account.link_invalid');

/** Tokens in the emails about the account for a refund: to confirm it, and to withdraw it. */
export const createRefundAccountTokens = (secretKey: Secret) => ({
  confirm: tokensFor(secretKey, 'accounts of refunds confirmed'),
  notMe: tokensFor(secretKey, 'accounts of refunds undone'),
});
