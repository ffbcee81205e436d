import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { adminFigures } from '#contract/admin.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { jobApplications } from '../../applications/tables.ts';
import { jobs } from '../../jobs/tables.ts';
import { readPlatformEarnings } from '../../ledger/queries/read-earnings.ts';
import type { AdminActor } from '../../operators/access.ts';

type Counts = Record<'users' | 'usersBefore' | 'jobs' | 'jobsBefore' | 'reps' | 'repsBefore', number>;

/**
 * Counted from the rows as they are and as they were a month ago. An active rep is one who applied for a job within the
 * month.
 */
export async function countFigures(db: Db, _actor: AdminActor): Promise<z.input<typeof adminFigures>> {
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
      from ${jobs}
    ) as work, (
      select
        count(distinct rep_id) filter (where applied_at > ${before})::int as reps,
        count(distinct rep_id) filter (where applied_at <= ${before})::int as "repsBefore"
      from ${jobApplications} where applied_at > now() - interval '2 months'
    ) as selling`);
  const [counts] = rows;
  if (!counts) throw new Error('Counting gave no row');
  return {
    totalUsers: { now: counts.users, monthAgo: counts.usersBefore },
    activeJobs: { now: counts.jobs, monthAgo: counts.jobsBefore },
    platformEarnings: await readPlatformEarnings(db),
    activeReps: { now: counts.reps, monthAgo: counts.repsBefore },
  };
}
