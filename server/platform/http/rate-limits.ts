import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Db } from '../db/pool.ts';

export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  emptyAt: timestamp('empty_at', { withTimezone: true, precision: 3 }).notNull(),
});

export interface Limit {
  /** Unique in the product. */
  readonly name: string;
  /** How many at once. */
  readonly burst: number;
  /** Seconds after which one more is allowed. */
  readonly every: number;
}

export interface RateLimiter {
  /** Takes one, if there is one left for this subject. Returns the seconds to wait, 0 when it was taken. */
  readonly take: (limit: Limit, subject: string) => Promise<number>;
  /** Gives all back. */
  readonly clear: (limit: Limit, subject: string) => Promise<void>;
}

/**
 * Buckets that leak at a steady rate, one row each, in the database: they hold for all processes together and are not
 * undone by a transaction that fails. Off, everything is allowed.
 */
export function createRateLimiter(db: Db, { enabled }: { readonly enabled: boolean }): RateLimiter {
  return {
    async take({ name, burst, every }, subject) {
      if (!enabled) return 0;
      const key = keyOf(name, subject);
      const step = sql`make_interval(secs => ${every})`;
      const full = sql`clock_timestamp() + make_interval(secs => ${burst * every})`;
      const filled = sql`greatest(${rateLimits.emptyAt}, clock_timestamp()) + ${step}`;
      // At least a second: of a row that others fill at this moment the statement may see an older state than stopped it.
      const { rows } = await db.execute<{ wait: number }>(sql`
        with taken as (
          insert into ${rateLimits} (key, empty_at) values (${key}, clock_timestamp() + ${step})
          on conflict (key) do update set empty_at = ${filled} where ${filled} <= ${full}
          returning 1
        )
        select case when exists (select from taken) then 0
          else greatest(1, coalesce((
            select extract(epoch from ${rateLimits.emptyAt} + ${step} - (${full})) from ${rateLimits} where key = ${key}
          ), ${every}))::float8 end as wait`);
      return Math.max(0, rows[0]?.wait ?? 0);
    },
    async clear({ name }, subject) {
      if (enabled) await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, subject)));
    },
  };
}

/** What is limited are people: their addresses are not kept. */
function keyOf(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
