import { createIdTokens } from '#server/platform/mail/stop-tokens.ts';

const tokensFor = (secretKey: string, purpose: string) =>
  createIdTokens(secretKey, { feature: 'thengisa payouts', purpose }, 'bank_account.link_invalid');

/** What the mails about a bank account carry: one to confirm it, the other to say that it was somebody else. */
export const createAccountTokens = (secretKey: string) => ({
  confirm: tokensFor(secretKey, 'bank accounts confirmed'),
  notMe: tokensFor(secretKey, 'bank accounts undone'),
});
