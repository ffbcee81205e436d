import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';

// Guesses at one account from one address, at one account from everywhere together, and at any account from one address.
const accountAndAddress: Limit = { name: 'admin password of an account from an address', burst: 5, every: 180 };
const account: Limit = { name: 'admin password of an account', burst: 20, every: 180 };
const accountADay: Limit = { name: 'admin password of an account a day', burst: 60, every: 24 * 60 };
const address: Limit = { name: 'admin password from an address', burst: 20, every: 60 };
/** Wrong codes: only time restores them. */
export const codeLimit: Limit = { name: 'admin code of an account', burst: 5, every: 3600 };

// How often a response reveals whether an address belongs to an admin.
const reveals: Limit = { name: 'admin address told apart', burst: 5, every: 12 * 60 };
const revealsInAll: Limit = { name: 'admin address told apart at all', burst: 30, every: 120 };

/** A sign-in takes two. */
const passkeys: Limit = { name: 'admin passkey from an address', burst: 30, every: 20 };

/** Its token can't be guessed; this stops endless attempts. */
const invitations: Limit = { name: 'admin invitation from an address', burst: 20, every: 60 };

const noted: Limit = { name: 'admin attempt refused unseen', burst: 1, every: 60 };

export interface Guessing {
  /** Returns the seconds until a password of this account may be tried there; 0 counts as an attempt. */
  readonly takePassword: (attempt: Attempt) => Promise<number>;
  /** Resets the limit after a right password. */
  readonly forgivePassword: (email: string, from: string) => Promise<void>;
  /** The same for a code. */
  readonly takeCode: (adminId: string) => Promise<number>;
  /** Refunds the attempt after a right code. */
  readonly forgiveCode: (adminId: string) => Promise<void>;
  /** The same for a passkey, before its admin is known. */
  readonly takePasskey: (from: string) => Promise<number>;
  /** The same for the link of an invitation. */
  readonly takeInvitation: (from: string) => Promise<number>;
  /** Whether the response may reveal that an address belongs to no admin. */
  readonly mayReveal: (from: string) => Promise<boolean>;
  /** Whether to record an attempt refused by a limit: one a minute for each account and address is. */
  readonly isToNote: (email: string, from: string) => Promise<boolean>;
}

interface Attempt {
  readonly email: string;
  /** The network address of the caller. */
  readonly from: string;
  /** Evaluated only when it matters. Guessing from everywhere must not lock the admin out at home. */
  readonly isKnownPlace: () => Promise<boolean>;
}

/** Rate limits against guessing, counted in the database for all processes. */
export function createGuessing(limiter: RateLimiter): Guessing {
  return {
    async takePassword({ email, from, isKnownPlace }) {
      const here = subscriberOf(from);
      // In this order: attempts refused for one account must not use up the limit of others on the network.
      const own = (await limiter.take(accountAndAddress, `${email} ${here}`)) || (await limiter.take(address, here));
      if (own > 0) return own;
      const everywhere = Math.max(await limiter.take(account, email), await limiter.take(accountADay, email));
      return everywhere > 0 && (await isKnownPlace()) ? 0 : everywhere;
    },
    forgivePassword: (email, from) => limiter.clear(accountAndAddress, `${email} ${subscriberOf(from)}`),
    takeCode: (adminId) => limiter.take(codeLimit, adminId),
    forgiveCode: (adminId) => limiter.giveBack(codeLimit, adminId),
    takePasskey: (from) => limiter.take(passkeys, subscriberOf(from)),
    takeInvitation: (from) => limiter.take(invitations, subscriberOf(from)),
    async mayReveal(from) {
      return (await limiter.take(reveals, subscriberOf(from))) + (await limiter.take(revealsInAll, 'all')) === 0;
    },
    isToNote: async (email, from) => (await limiter.take(noted, `${email} ${subscriberOf(from)}`)) === 0,
  };
}
