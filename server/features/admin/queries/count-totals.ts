import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { readPlatformEarnings } from '../../ledger/queries/read-earnings.ts';

/** The marketplace's figures at a moment. */
export interface MarketTotals {
  readonly users: number;
  readonly jobs: number;
  /** Reps who applied for a job within the month before. */
  readonly reps: number;
  /** In cents. */
  readonly earnings: number;
}

type Counts = Record<'users' | 'usersBefore' | 'jobs' | 'jobsBefore' | 'reps' | 'repsBefore', number>;

/** Counts the figures now and a month ago. */
export async function countNow(db: Db): Promise<Record<keyof MarketTotals, { now: number; monthAgo: number }>> {
  const before = sql`now() - interval '1 month'`;
  const { rows } = await db.execute<Counts>(sql`
    select * from (
      select
        count(*) filter (where deleted_at is null)::int as users,
        count(*) filter (
          where email_confirmed_at <= ${before} and (deleted_at is null or deleted_at > ${before})
        )::int as "usersBefore"
      from users where email_confirmed_at is not null
    ) as people, (
      select
        count(*) filter (where status = 'active')::int as jobs,
        count(*) filter (where created_at <= ${before} and (closed_at is null or closed_at > ${before}))::int
          as "jobsBefore"
      from jobs
    ) as work, (
      select
        count(distinct rep_id) filter (where applied_at > ${before})::int as reps,
        count(distinct rep_id) filter (where applied_at <= ${before})::int as "repsBefore"
      from job_applications where applied_at > now() - interval '2 months'
    ) as selling`);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row');
  return {
    users: { now: counts.users, monthAgo: counts.usersBefore },
    jobs: { now: counts.jobs, monthAgo: counts.jobsBefore },
    reps: { now: counts.reps, monthAgo: counts.repsBefore },
    earnings: await readPlatformEarnings(db),
  };
}

/** Counts the figures at the start of each of these South African days. */
export async function countDays(db: Db, days: readonly string[]): Promise<({ day: string } & MarketTotals)[]> {
  if (days.length === 0) return [];
  const begins = sql.join(
    days.map((day) => sql`(${day}::date, ${day}::date::timestamp at time zone 'Africa/Johannesburg')`),
    sql`, `,
  );
  const { rows } = await db.execute<{ day: string } & Record<keyof MarketTotals, number>>(sql`
    select day::text as day,
      (select count(*)::int from users
        where email_confirmed_at < at and (deleted_at is null or deleted_at >= at)) as users,
      (select count(*)::int from jobs where created_at < at and (closed_at is null or closed_at >= at)) as jobs,
      (select count(distinct rep_id)::int from job_applications
        where applied_at < at and applied_at >= at - interval '1 month') as reps,
      (select coalesce(sum(cents), 0)::float8 from (
        select day, cents from earnings_by_day union all select day, cents from earning_changes
      ) earned where earned.day < begins.day) as earnings
    from (values ${begins}) begins (day, at)`);
  return rows;
}
