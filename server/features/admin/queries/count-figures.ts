import { sql } from 'drizzle-orm';
import type { adminApi } from '#contract/admin/admin.ts';
import type { Answer } from '#contract/endpoint.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { AdminActor } from '../../operators/access.ts';
import { countDays, countNow, type MarketTotals } from './count-totals.ts';

/** For how long the task's counts are shown: it counts every minute. */
const freshSeconds = 90;

interface KeptNow extends Record<string, unknown> {
  readonly users: number;
  readonly users_before: number;
  readonly jobs: number;
  readonly jobs_before: number;
  readonly reps: number;
  readonly reps_before: number;
  readonly earnings_cents: string;
  readonly earnings_cents_before: string;
}

/** The first days of this month and the ten before it, oldest first. */
export function monthStarts(): string[] {
  const [year = 0, month = 1] = dayInSouthAfrica(now()).split('-').map(Number);
  return Array.from({ length: 11 }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - (10 - back), 1));
    return first.toISOString().slice(0, 10);
  });
}

/** The task's counts, or direct counts if those are too old. */
async function readNow(db: Db): Promise<Record<keyof MarketTotals, { now: number; monthAgo: number }>> {
  const { rows } = await db.execute<KeptNow>(
    sql`select * from panel_now where counted_at > now() - make_interval(secs => ${freshSeconds})`,
  );
  const [kept] = rows;
  if (!kept) return countNow(db);
  return {
    users: { now: kept.users, monthAgo: kept.users_before },
    jobs: { now: kept.jobs, monthAgo: kept.jobs_before },
    reps: { now: kept.reps, monthAgo: kept.reps_before },
    earnings: { now: Number(kept.earnings_cents), monthAgo: Number(kept.earnings_cents_before) },
  };
}

/** The figures at the start of each of these days, stored or counted now. */
async function readDays(db: Db, days: readonly string[]): Promise<MarketTotals[]> {
  const { rows } = await db.execute<{ day: string } & Record<keyof MarketTotals, number>>(sql`
    select day::text as day, users, jobs, reps, earnings_cents::float8 as earnings from panel_days where day in ${days}`);
  const missing = days.filter((day) => !rows.some((row) => row.day === day));
  const known = new Map([...rows, ...(await countDays(db, missing))].map((row) => [row.day, row]));
  return days.flatMap((day) => known.get(day) ?? []);
}

/** The marketplace's figures now, a month ago, and at the start of each month. */
export async function countFigures(db: Db, _actor: AdminActor): Promise<Answer<typeof adminApi.figures>> {
  const [current, months] = await Promise.all([readNow(db), readDays(db, monthStarts())]);
  const of = (name: keyof MarketTotals) => ({
    ...current[name],
    months: [...months.map((month) => month[name]), current[name].now],
  });
  return { totalUsers: of('users'), activeJobs: of('jobs'), platformEarnings: of('earnings'), activeReps: of('reps') };
}
