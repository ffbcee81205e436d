import { z } from 'zod';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import { createStopTokens } from '#server/platform/mail/stop-tokens.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** Tokens for links that turn off the emails of a saved search. */
export interface StopMailsTokens {
  of(searchId: string): string;
  /** The search ID of a token that was made here. */
  read(token: string): string;
}

const searchId = z.uuid();

export function createStopMailsTokens(secretKey: Secret): StopMailsTokens {
  const tokens = createStopTokens(secretKey, { feature: 'thengisa jobs', purpose: 'saved search mails' });
  return {
    of: tokens.of,
    read(token) {
      const { data } = searchId.safeParse(tokens.read(token));
      if (data === undefined) throw new Refusal('saved_search.link_invalid');
      return data;
    },
  };
}
