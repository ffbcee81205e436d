import { sql } from 'drizzle-orm';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';

interface Wanted {
  readonly jobId: string;
  /** The last profile of the batch before. */
  readonly after: string;
  readonly limit: number;
}

interface Onlooker extends Record<string, unknown> {
  readonly repId: string;
  readonly userId: string;
}

/**
 * Reps who may have a job open: viewed it today or yesterday, wait for an answer, or were accepted. In the order of their profiles. Reps who opened
 * it earlier refetch it when they come back to the page.
 */
export async function findOnlookers(db: Db, { jobId, after, limit }: Wanted): Promise<Onlooker[]> {
  const since = addDays(dayInSouthAfrica(now()), -1);
  const { rows } = await db.execute<Onlooker>(sql`
    select rep.id as "repId", rep.user_id as "userId"
    from (
      select rep_id from job_views where job_id = ${jobId} and rep_id > ${after} and viewed_on >= ${since}
      union
      select rep_id from job_applications
      where job_id = ${jobId} and rep_id > ${after} and status in ('pending', 'interview', 'accepted')
      order by rep_id limit ${limit}
    ) as looking
    join rep_profiles rep on rep.id = looking.rep_id
    order by rep.id`);
  return rows;
}
