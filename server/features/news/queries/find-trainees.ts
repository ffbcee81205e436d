import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

interface Wanted {
  readonly businessId: string;
  readonly videoId: string;
  /** The last profile of the batch before. */
  readonly after: string;
  readonly limit: number;
}

interface Trainee extends Record<string, unknown> {
  readonly repId: string;
  readonly userId: string;
  /** Whether they may watch the video as it is now. */
  readonly mayWatch: boolean;
}

/** Reps whom a business accepted, in the order of their profiles. */
export async function findTrainees(db: Db, { businessId, videoId, after, limit }: Wanted): Promise<Trainee[]> {
  const { rows } = await db.execute<Trainee>(sql`
    select rep.id as "repId", rep.user_id as "userId", hired."mayWatch"
    from (
      select a.rep_id, coalesce(bool_or(v.is_active and (v.job_id is null or v.job_id = a.job_id)), false) as "mayWatch"
      from job_applications a left join business_training_videos v on v.id = ${videoId}
      where a.business_id = ${businessId} and a.status = 'accepted' and a.rep_id > ${after}
      group by a.rep_id order by a.rep_id limit ${limit}
    ) as hired
    join rep_profiles rep on rep.id = hired.rep_id
    order by rep.id`);
  return rows;
}
