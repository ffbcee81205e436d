import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/** Whether the business invited the rep by name, so that they can apply even if there are enough applicants. */
export async function isAwaited(db: Db, { jobId, repId }: { jobId: string; repId: string }): Promise<boolean> {
  const { rows } = await db.execute<{ awaited: boolean }>(sql`
    select exists (
      select from match_invitations i
      where i.job_id = ${jobId}::uuid and i.rep_id = ${repId}::uuid and i.taken_back_at is null)
      or exists (
        select from rehire_invitations t
        where t.job_id = ${jobId}::uuid and t.rep_id = ${repId}::uuid and t.status = 'open') as awaited`);
  return rows[0]?.awaited === true;
}
