import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { rateLimits } from '../tables.ts';
import { AuthRefusal } from './auth-refusal.ts';
import { sha256 } from './derived-keys.ts';

interface Limit {
  /** How many at once. */
  readonly burst: number;
  /** Seconds after which one more is allowed. */
  readonly every: number;
}

const perFiveMinutes = (burst: number): Limit => ({ burst, every: 300 / burst });

/** Each is counted for one address (of the network), one account or one session, across all processes. */
export const limits = {
  'address sign-up': perFiveMinutes(30),
  'address otp': perFiveMinutes(30),
  'address recover': perFiveMinutes(30),
  'address resend': perFiveMinutes(30),
  'address update': perFiveMinutes(30),
  'address verify': perFiveMinutes(30),
  'address token': perFiveMinutes(150),
  'address factors': { burst: 15, every: 4 },
  // Guessing at one account: from one address, and from everywhere together.
  'account and address password': perFiveMinutes(10),
  'account password': { burst: 50, every: 12 },
  'account factors': { burst: 10, every: 30 },
  'account recovery codes': { burst: 5, every: 300 },
  // Fifty tabs may wake up at the same moment.
  'session refresh': { burst: 120, every: 1 },
  mail: { burst: 1, every: 60 },
  'mail a day': { burst: 20, every: 24 * 60 * 3 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export interface RateLimits {
  /** Takes one, if there is one left. Returns the seconds to wait, 0 when it was taken. */
  readonly take: (name: LimitName, subject: string) => Promise<number>;
  /** Takes one or throws over_request_rate_limit. */
  readonly require: (name: LimitName, subject: string) => Promise<void>;
  /** Gives all back, after a success. */
  readonly clear: (name: LimitName, subject: string) => Promise<void>;
}

/**
 * Buckets that leak at a steady rate, one row each, in the database: they hold for all processes together and are not
 * undone by a transaction that fails. Off, everything is allowed.
 */
export function createRateLimits(db: Db, { enabled }: { readonly enabled: boolean }): RateLimits {
  async function take(name: LimitName, subject: string): Promise<number> {
    if (!enabled) return 0;
    const { burst, every } = limits[name];
    const key = keyOf(name, subject);
    const step = sql`make_interval(secs => ${every})`;
    const full = sql`clock_timestamp() + make_interval(secs => ${burst * every})`;
    const filled = sql`greatest(${rateLimits.emptyAt}, clock_timestamp()) + ${step}`;
    const { rows } = await db.execute<{ wait: number }>(sql`
      with taken as (
        insert into ${rateLimits} (key, empty_at) values (${key}, clock_timestamp() + ${step})
        on conflict (key) do update set empty_at = ${filled} where ${filled} <= ${full}
        returning 1
      )
      select case when exists (select from taken) then 0
        else coalesce((
          select extract(epoch from ${rateLimits.emptyAt} + ${step} - (${full})) from ${rateLimits} where key = ${key}
        ), ${every})::float8 end as wait`);
    return Math.max(0, rows[0]?.wait ?? 0);
  }

  return {
    take,
    async require(name, subject) {
      const wait = await take(name, subject);
      if (wait > 0) throw new AuthRefusal('over_request_rate_limit', { retryAfterSeconds: wait });
    },
    async clear(name, subject) {
      if (enabled) await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, subject)));
    },
  };
}

/** What is limited are people: their addresses are not kept. */
function keyOf(name: LimitName, subject: string): string {
  return `${name}:${sha256(subject).toString('base64url')}`;
}
