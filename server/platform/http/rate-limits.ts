import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from './tables.ts';

export interface Limit {
  /** Unique in the product. */
  readonly name: string;
  /** Burst. */
  readonly burst: number;
  /** Seconds after which one more is allowed. */
  readonly every: number;
}

export interface RateLimiter {
  /** Takes one, if one is left for this subject. Returns the seconds to wait, 0 when it was taken. */
  readonly take: (limit: Limit, subject: string) => Promise<number>;
  /** Returns one that turned out not to count. */
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>;
  /** Returns all. */
  readonly clear: (limit: Limit, subject: string) => Promise<void>;
}

const takeOne = prepared('rate_limits_take', (db, name) => {
  const key = sql.placeholder('key');
  const step = sql`make_interval(secs => ${sql.placeholder('every')}::float8)`;
  // A hundredth of a step of grace: a clock that was set back a little since the last one was taken must cost no caller one.
  const full = sql`clock_timestamp() + make_interval(secs => ${sql.placeholder('room')}::float8) + ${step} / 100`;
  const filled = sql`greatest(${rateLimits.emptyAt}, clock_timestamp()) + ${step}`;
  const taken = db.$with('taken').as(
    db
      .insert(rateLimits)
      .values({ key, emptyAt: sql`clock_timestamp() + ${step}` })
      .onConflictDoUpdate({ target: rateLimits.key, set: { emptyAt: filled }, setWhere: sql`${filled} <= ${full}` })
      .returning({ key: rateLimits.key }),
  );
  const left = sql`extract(epoch from ${rateLimits.emptyAt} + ${step} - (${full}))`;
  // At least a second: under contention for a row the statement may read an older state than the one that stopped it.
  return db
    .with(taken)
    .select({
      wait: sql<number>`case when exists (select from ${taken}) then 0 else greatest(1, coalesce(
        (select ${left} from ${rateLimits} where ${rateLimits.key} = ${key}), ${sql.placeholder('every')}::float8
      )) end::float8`,
    })
    .from(sql`(select set_config('synchronous_commit', ${sql.placeholder('commit')}, true)) as one`)
    .prepare(name);
});

const giveOneBack = prepared('rate_limits_give_one_back', (db, name) =>
  db
    .update(rateLimits)
    .set({ emptyAt: sql`${rateLimits.emptyAt} - make_interval(secs => ${sql.placeholder('every')}::float8)` })
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare(name),
);

const giveAllBack = prepared('rate_limits_give_back', (db, name) =>
  db
    .delete(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare(name),
);

/**
 * Leaky buckets with a steady rate, one row each, in the database: they hold for all processes together. On the pool's database a take is permanent;
 * on a transaction's it is rolled back with it. Off, everything is allowed.
 */
export function createRateLimiter(
  db: Db,
  {
    enabled,
    lasting = true,
  }: { readonly enabled: boolean /** A power cut may lose the last counts. */; readonly lasting?: boolean },
): RateLimiter {
  return {
    async take({ name, burst, every }, subject) {
      if (!enabled) return 0;
      const key = keyOf(name, subject);
      const [taken] = await takeOne(db).execute({ key, every, room: burst * every, commit: lasting ? 'on' : 'off' });
      return Math.max(0, taken?.wait ?? 0);
    },
    async giveBack({ name, every }, subject) {
      if (enabled) await giveOneBack(db).execute({ key: keyOf(name, subject), every });
    },
    async clear({ name }, subject) {
      if (enabled) await giveAllBack(db).execute({ key: keyOf(name, subject) });
    },
  };
}

/** The subjects are people: their addresses are not stored. */
export function keyOf(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
