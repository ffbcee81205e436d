import { sql } from 'drizzle-orm';
import type { OtherProposal, OtherProposals } from '#domain/matching/choose-proposals.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';

const given = sql.placeholder;

/** Jobs without days count as one-day jobs. */
const isOfSameDays = sql`case
  when cardinality(this.days) = 0 then coalesce(cardinality(j.working_days), 0) = 0
  else j.working_days && this.days end`;

// The `offset 0` fences keep the plan going from rep to proposals to jobs, each by its index, whatever row counts the planner estimates.
const otherProposals = prepared('matching_standings', (db, name) =>
  db
    .select({
      repId: sql<string>`rep.id`,
      elsewhere: sql<number>`(count(*) filter (
        where not same and (p.state = 'approved' or p.score >= rep.score)))::int`,
      others: sql<OtherProposal[] | null>`json_agg(json_build_object(
        'jobId', p.job_id, 'score', p.score, 'held', p.state = 'approved',
        'days', coalesce(j.working_days, '{}'))) filter (where same)`,
    })
    .from(
      sql`unnest(${given('repIds')}::uuid[], ${given('scores')}::real[]) as rep (id, score)
        cross join (
          select business_id, coalesce(working_days, '{}') as days from jobs where id = ${given('jobId')}::uuid offset 0) this
        cross join lateral (
          select job_id, score, state from match_proposals
          where rep_id = rep.id and state <> 'dropped' and job_id <> ${given('jobId')}::uuid offset 0) p
        cross join lateral (
          select working_days from jobs
          where id = p.job_id and status = 'active' and business_id <> this.business_id offset 0) j
        cross join lateral (select ${isOfSameDays} as same) days`,
    )
    .groupBy(sql`rep.id`)
    .prepare(name),
);

interface Asked {
  readonly jobId: string;
  readonly reps: readonly { readonly repId: string; readonly score: number }[];
}

const nothing: OtherProposals = { elsewhere: 0, others: [] };

/** The proposals of these reps for open jobs of other businesses. Jobs of the same business are left out: it may have many for one rep. */
export async function findOtherProposals(db: Db, { jobId, reps }: Asked): Promise<(repId: string) => OtherProposals> {
  const rows = await otherProposals(db).execute({
    jobId,
    repIds: reps.map(({ repId }) => repId),
    scores: reps.map(({ score }) => score),
  });
  const found = new Map(rows.map(({ repId, elsewhere, others }) => [repId, { elsewhere, others: others ?? [] }]));
  return (repId) => found.get(repId) ?? nothing;
}
