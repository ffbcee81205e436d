import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/pool.ts';
import { prepared } from '../db/prepared.ts';
import { rateLimits } from './tables.ts';

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
  /** Gives one back that turned out not to count. */
  readonly giveBack: (limit: Limit, subject: string) => Promise<void>;
  /** Gives all back. */
  readonly clear: (limit: Limit, subject: string) => Promise<void>;
}

const takeOne = prepared('rate_limits_take', (db, name) => {
  const key = sql.placeholder('key');
  const step = sql`make_interval(secs => ${sql.placeholder('every')}::float8)`;
  // A hundredth of a step of grace: a clock that was set back a little since the last one was taken must cost nobody one.
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
  // At least a second: of a row that others fill at this moment the statement may see an older state than stopped it.
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
 * Buckets that leak at a steady rate, one row each, in the database: they hold for all processes together. On the pool's
 * database what is taken stays taken; on that of a transaction it is given back when that fails. Off, everything is allowed.
 */
export function createRateLimiter(
  db: Db,
  {
    enabled,
    lasting = true,
  }: { readonly enabled: boolean /** Also what was counted last, by a power cut. */; readonly lasting?: boolean },
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

/** What is limited are people: their addresses are not kept. */
export function keyOf(name: string, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
