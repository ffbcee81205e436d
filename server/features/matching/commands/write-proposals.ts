import { sql } from 'drizzle-orm';
import { matchingLimits } from '#contract/matching/options.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { keptFeatures, type Ranked } from '../queries/rank-pairs.ts';
import type { ActiveModel } from '../queries/read-model.ts';

const given = sql.placeholder;

const writing = sql`
  insert into match_proposals as old (job_id, rep_id, score, features, model, made_at)
  select job_id, rep_id, score, features, ${given('model')}::int, now()
  from jsonb_to_recordset(${given('rows')}::jsonb) as t (job_id uuid, rep_id uuid, score real, features real[])
  order by job_id, rep_id
  on conflict (job_id, rep_id) do update set (score, features, model) = (excluded.score, excluded.features, excluded.model)
  where (old.score, old.features, old.model) is distinct from (excluded.score, excluded.features, excluded.model)`;

const write = prepared('matching_write_proposals', (db, name) =>
  db
    .with(db.$with('written', {}).as(writing))
    .select({ done: sql<number>`1` })
    .from(sql`(select) as done`)
    .prepare(name),
);

const replace = prepared('matching_replace_proposals', (db, name) => {
  const gone = db.$with('gone', {}).as(
    sql`delete from match_proposals
      where job_id = ${given('jobId')}::uuid and state = 'proposed' and rep_id <> all (${given('repIds')}::uuid[])`,
  );
  const displaced = db.$with('displaced', {}).as(
    sql`delete from match_proposals p
      using unnest(${given('weakerJobs')}::uuid[], ${given('theirReps')}::uuid[]) as weaker (job_id, rep_id)
      where p.job_id = weaker.job_id and p.rep_id = weaker.rep_id and p.state = 'proposed'`,
  );
  return db
    .with(gone, displaced, db.$with('written', {}).as(writing))
    .select({ done: sql<number>`1` })
    .from(sql`(select) as done`)
    .prepare(name);
});

const rowsOf = (active: ActiveModel, ranked: readonly Ranked[]): string =>
  JSON.stringify(
    ranked.map(({ jobId, repId, score, features }) => ({
      ...{ job_id: jobId, rep_id: repId, score },
      features: keptFeatures(active, features),
    })),
  );

/** Adds proposals or updates their scores. Decisions of the team stay. */
export async function writeProposals(tx: Tx, active: ActiveModel, ranked: readonly Ranked[]): Promise<void> {
  if (ranked.length > 0) await write(tx.db).execute({ model: active.number, rows: rowsOf(active, ranked) });
}

interface Proposed {
  readonly jobId: string;
  /** All reps who are proposed for it. Others are removed, except those that the team decided about. */
  readonly repIds: readonly string[];
  /** Weaker proposals for other jobs that these reps give up. */
  readonly displaced: readonly { readonly id: string; readonly jobId: string }[];
  /** Reps whose scores are written. */
  readonly ranked: readonly Ranked[];
}

/** Replaces all proposals of a job. */
export async function replaceProposals(tx: Tx, active: ActiveModel, proposed: Proposed): Promise<void> {
  const { jobId, repIds, displaced, ranked } = proposed;
  await replace(tx.db).execute({
    ...{ jobId, repIds, model: active.number, rows: rowsOf(active, ranked) },
    weakerJobs: displaced.map((one) => one.jobId),
    theirReps: displaced.map(({ id }) => id),
  });
}

const queue = prepared('matching_keep_queue', (db, name) => {
  const kept = db.$with('kept', {}).as(
    sql`insert into match_jobs (job_id, job_version, matched_at, waiting_since)
      select j.id, j.version, now(), case when waits then now() end
      from jobs j cross join lateral (
        select j.status = 'active' and bool_or(p.state = 'proposed')
          and count(*) filter (where p.state = 'approved') < ${matchingLimits.suggestions} as waits
        from match_proposals p where p.job_id = j.id) standing
      where j.id = any(${given('jobIds')}::uuid[])
      order by j.id
      on conflict (job_id) do update set (job_version, matched_at, waiting_since) = (
        excluded.job_version, excluded.matched_at,
        case when excluded.waiting_since is not null then coalesce(match_jobs.waiting_since, excluded.waiting_since) end)`,
  );
  return db.with(kept).select({ done: sql<number>`1` }).from(sql`(select) as done`).prepare(name);
});

/** Puts jobs into the team's queue while they have open proposals and fewer approved reps than a business is shown. */
export async function keepQueue(tx: Tx, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length > 0) await queue(tx.db).execute({ jobIds });
}
