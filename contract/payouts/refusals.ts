import type { RefusalText } from '../refusal-text.ts';

/** The wallet of a rep, and the way to their bank. */
export const payoutRefusals = {
  'wallet.not_empty': {
    status: 409,
    title: 'There is money in your wallet',
    detail:
      'Ask for a payout of all of it first, also when it is less than the usual minimum, and wait until it has arrived. Then your account can be deleted.',
  },
} as const satisfies Record<string, RefusalText>;
