import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { AdminActor } from '../../../operators/access.ts';

/** Who took longer was away. */
const mostSeconds = 30 * 60;

/** How long it took to decide about them, each alike, and whether the reasons were told. */
export async function noteDecided(
  tx: Tx,
  { adminId }: AdminActor,
  { jobId, repIds }: { readonly jobId: string; readonly repIds: readonly string[] },
): Promise<void> {
  await tx.db.execute(sql`
    update match_proposals p set
      reasons_hidden = case when tried.hidden_percent > 0 then m.reasons_hidden end,
      seconds_looked = case when m.looked_by = ${adminId} and looked.seconds <= ${mostSeconds}
        then looked.seconds / ${repIds.length}::int end
    from match_jobs m cross join match_reasons_trial tried
      cross join lateral (select greatest(0, extract(epoch from clock_timestamp() - m.looked_at)) as seconds) looked
    where p.job_id = ${jobId} and p.rep_id = any(${sql.param(repIds)}::uuid[]) and m.job_id = p.job_id`);
  await tx.db.execute(sql`
    update match_jobs set looked_by = ${adminId}, looked_at = clock_timestamp() where job_id = ${jobId}`);
}
