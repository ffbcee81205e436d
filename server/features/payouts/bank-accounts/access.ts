import { z } from 'zod';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

interface AccountTokens {
  of(accountId: string): string;
  /** Whether it still counts is for the row to say. Refusal: bank_account.link_invalid. */
  read(token: string): string;
}

function tokensFor(secretKey: string, purpose: string): AccountTokens {
  const tokens = createStopTokens(secretKey, { feature: 'thengisa payouts', purpose });
  return {
    of: tokens.of,
    read(token) {
      const { data } = z.uuid().safeParse(tokens.read(token));
      if (!data) throw new Refusal('bank_account.link_invalid');
      return data;
    },
  };
}

/** What the mails about a bank account carry: one to confirm it, the other to say that it was somebody else. */
export const createAccountTokens = (secretKey: string) => ({
  confirm: tokensFor(secretKey, 'bank accounts confirmed'),
  notMe: tokensFor(secretKey, 'bank accounts undone'),
});
