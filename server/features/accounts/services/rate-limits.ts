import type { Db } from '#server/platform/db/pool.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { createRateLimiter, type Limit } from '#server/platform/http/rate-limits.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';

type Rate = Omit<Limit, 'name'>;

const perFiveMinutes = (burst: number): Rate => ({ burst, every: 300 / burst });

/** Each limit applies to one address (of the network), one account or one session, across all processes. */
export const limits = {
  'address sign-up': perFiveMinutes(30),
  'address otp': perFiveMinutes(30),
  'address recover': perFiveMinutes(30),
  'address resend': perFiveMinutes(30),
  'address update': perFiveMinutes(30),
  'address verify': perFiveMinutes(30),
  'address token': perFiveMinutes(150),
  'address factors': { burst: 15, every: 4 },
  // A sign-in takes two.
  'address passkey': perFiveMinutes(150),
  // Guesses at one account: from one address, and from everywhere together.
  'account and address password': perFiveMinutes(10),
  'account password': { burst: 50, every: 12 },
  // By signed-in users: others can't use it up.
  'signed-in password': perFiveMinutes(10),
  'account factors': { burst: 10, every: 30 },
  // Wrong guesses at codes in a day: only time restores them.
  'wrong app codes': { burst: 20, every: 9000 },
  'account and address recovery codes': { burst: 5, every: 300 },
  // Fifty tabs may wake up at the same moment.
  'session refresh': { burst: 120, every: 1 },
  mail: { burst: 1, every: 60 },
  // Emails to a mailbox requested without a session. The signed-in owner has the same number again for the account.
  'mail a day': { burst: 20, every: 24 * 60 * 3 },
  'own mail a day': { burst: 20, every: 24 * 60 * 3 },
  // Emails to recover the account when the day's limit is used up: for places where it was used before.
  'recovery reserve': { burst: 5, every: (24 * 60 * 60) / 5 },
} as const satisfies Record<string, Rate>;

export type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Takes one if there is one left. Returns the seconds to wait, or 0 when it was taken. */
  readonly take: (name: LimitName, subject: string) => Promise<number>;
  /** Takes one or throws over_request_rate_limit. */
  readonly require: (name: LimitName, subject: string) => Promise<void>;
  /** The same for the network address of a request, which counts as one subscriber. */
  readonly requireFrom: (ip: string, name: Extract<LimitName, `address ${string}`>) => Promise<void>;
  /** Refunds one that turned out not to count. */
  readonly giveBack: (name: LimitName, subject: string) => Promise<void>;
  /** Resets the limit, after a success. */
  readonly clear: (name: LimitName, subject: string) => Promise<void>;
}

/**
 * Rate limits, counted in the database for all processes. Within a transaction, a rollback refunds what was taken. When disabled,
 * everything is allowed.
 */
export function createRateLimits(db: Db, settings: { readonly enabled: boolean }): RateLimits {
  const limiter = createRateLimiter(db, settings);
  const take = (name: LimitName, subject: string) => limiter.take({ name, ...limits[name] }, subject);
  const require = async (name: LimitName, subject: string) => {
    const wait = await take(name, subject);
    if (wait > 0) throw new AuthRefusal('over_request_rate_limit', { retryAfterSeconds: wait });
  };
  return {
    take,
    require,
    requireFrom: (ip, name) => require(name, subscriberOf(ip)),
    giveBack: (name, subject) => limiter.giveBack({ name, ...limits[name] }, subject),
    clear: (name, subject) => limiter.clear({ name, ...limits[name] }, subject),
  };
}
