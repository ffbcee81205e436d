import { sql } from 'drizzle-orm';
import { matchingLimits } from '#contract/matching/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { keptFeatures, type Ranked } from '../queries/rank-pairs.ts';
import type { ActiveModel } from '../queries/read-model.ts';

/** Adds them, or weighs them anew; what a person decided about them stands. */
export async function writeProposals(tx: Tx, active: ActiveModel, ranked: readonly Ranked[]): Promise<void> {
  if (ranked.length === 0) return;
  const rows = ranked.map(({ jobId, repId, score, features }) => ({
    ...{ job_id: jobId, rep_id: repId, score },
    features: keptFeatures(active, features),
  }));
  await tx.db.execute(sql`
    insert into match_proposals (job_id, rep_id, score, features, model, made_at)
    select job_id, rep_id, score, features, ${active.number}, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (job_id uuid, rep_id uuid, score real, features real[])
    order by job_id, rep_id
    on conflict (job_id, rep_id) do update set (score, features, model) = (excluded.score, excluded.features, excluded.model)`);
}

/** A job waits for the team while somebody is proposed for it and fewer are approved than a business is shown. */
export async function keepQueue(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  await tx.db.execute(sql`
    insert into match_jobs (job_id, job_version, matched_at, waiting_since)
    select j.id, j.version, now(), case when waits then now() end
    from jobs j cross join lateral (
      select j.status = 'active' and bool_or(p.state = 'proposed')
        and count(*) filter (where p.state = 'approved') < ${matchingLimits.suggestions} as waits
      from match_proposals p where p.job_id = j.id) standing
    where j.id = any(${sql.param(jobIds)}::uuid[])
    order by j.id
    on conflict (job_id) do update set (job_version, matched_at, waiting_since) = (
      excluded.job_version, excluded.matched_at,
      case when excluded.waiting_since is not null then coalesce(match_jobs.waiting_since, excluded.waiting_since) end)`);
}
