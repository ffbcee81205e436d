import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';

/** Somebody opens a job: from now on the time of their decisions counts, and while it is tried, it is drawn whether they are told why. */
export async function openJob(tx: Tx, { adminId }: AdminActor, jobId: string): Promise<void> {
  await tx.db.execute(sql`
    update match_jobs set looked_by = ${adminId}, looked_at = clock_timestamp(),
      reasons_hidden = case when tried.hidden_percent > 0
        then coalesce(reasons_hidden, random() * 100 < tried.hidden_percent) else reasons_hidden end
    from match_reasons_trial tried where job_id = ${jobId}`);
}
