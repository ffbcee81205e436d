import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';

// Guessing at one account from one address, at one account from everywhere together, and at any from one address.
const accountAndAddress: Limit = { name: 'admin password of an account from an address', burst: 5, every: 180 };
const account: Limit = { name: 'admin password of an account', burst: 20, every: 180 };
const accountADay: Limit = { name: 'admin password of an account a day', burst: 60, every: 24 * 60 };
const address: Limit = { name: 'admin password from an address', burst: 20, every: 60 };
/** Wrong ones: nothing but time gives them back. */
export const codeLimit: Limit = { name: 'admin code of an account', burst: 5, every: 3600 };

// How often an answer says whether an address is an administrator's.
const toldApart: Limit = { name: 'admin address told apart', burst: 5, every: 12 * 60 };
const toldApartAtAll: Limit = { name: 'admin address told apart at all', burst: 30, every: 120 };

/** A sign-in takes two. */
const passkeys: Limit = { name: 'admin passkey from an address', burst: 30, every: 20 };

/** Its token cannot be guessed; this keeps it from being tried without end. */
const invitations: Limit = { name: 'admin invitation from an address', burst: 20, every: 60 };

const noted: Limit = { name: 'admin attempt refused unseen', burst: 1, every: 60 };

export interface Guessing {
  /** The seconds until somebody there may try a password of this account again; 0 counts as an attempt. */
  readonly takePassword: (attempt: Attempt) => Promise<number>;
  /** After a right one. */
  readonly forgivePassword: (email: string, from: string) => Promise<void>;
  /** The same for a code. */
  readonly takeCode: (adminId: string) => Promise<number>;
  /** After a right one. */
  readonly forgiveCode: (adminId: string) => Promise<void>;
  /** The same for a passkey, which nobody knows whose it will be. */
  readonly takePasskey: (from: string) => Promise<number>;
  /** The same for the link of an invitation. */
  readonly takeInvitation: (from: string) => Promise<number>;
  /** Whether an answer may differ for an address that is no administrator's. */
  readonly mayTellApart: (from: string) => Promise<boolean>;
  /** Whether an attempt that was refused unseen is to be written down: one a minute of each account and address is. */
  readonly isToNote: (email: string, from: string) => Promise<boolean>;
}

interface Attempt {
  readonly email: string;
  /** An address of the network. */
  readonly from: string;
  /** Asked only when it matters. Guessing from everywhere at once must not lock the administrator out at home. */
  readonly isKnownPlace: () => Promise<boolean>;
}

/** What slows down and stops guessing, counted in the database for all processes together. */
export function createGuessing(limiter: RateLimiter): Guessing {
  return {
    async takePassword({ email, from, isKnownPlace }) {
      const here = subscriberOf(from);
      // In this order: who waits for one account does not use up what the others there have.
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
    async mayTellApart(from) {
      return (await limiter.take(toldApart, subscriberOf(from))) + (await limiter.take(toldApartAtAll, 'all')) === 0;
    },
    isToNote: async (email, from) => (await limiter.take(noted, `${email} ${subscriberOf(from)}`)) === 0,
  };
}
