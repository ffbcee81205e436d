import { sql } from 'drizzle-orm';
import type { JobToJoin, Proposed } from '#domain/matching/assign-rep.ts';
import { placesFor } from '#domain/matching/capacity.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';

interface Fitting {
  readonly jobId: string;
  readonly score: number;
}

interface JobRow extends Record<string, unknown> {
  readonly id: string;
  readonly positions: number;
  readonly days: string[];
  readonly applicants: number;
  readonly accepted: number;
}

interface ProposedRow extends Omit<Proposed, 'newcomer'>, Record<string, unknown> {
  readonly jobId: string;
  /** Null: they opted out of ranking by reliability. */
  readonly isNew: boolean | null;
  readonly joinedDaysAgo: number;
}

/** Jobs that fit a rep, with the other reps who are currently proposed for each. */
export async function findJobsToJoin(db: Db, repId: string, fitting: readonly Fitting[]): Promise<JobToJoin[]> {
  if (fitting.length === 0) return [];
  const jobIds = sql.param(fitting.map(({ jobId }) => jobId));
  const { rows: jobs } = await db.execute<JobRow>(sql`
    select j.id, j.positions, coalesce(j.working_days::text[], '{}') as days, (
      select count(*)::int from job_applications a
      where a.job_id = j.id and a.status in ('pending', 'interview')) as applicants, (
      select count(*)::int from job_applications a where a.job_id = j.id and a.status = 'accepted') as accepted
    from jobs j where j.id = any(${jobIds}::uuid[])`);
  // Counted once for each rep: many are proposed for several of these jobs.
  const { rows } = await db.execute<ProposedRow>(sql`
    with there as materialized (
      select job_id, rep_id, score, state from match_proposals
      where job_id = any(${jobIds}::uuid[]) and rep_id <> ${repId}::uuid and state <> 'dropped'),
    everywhere as materialized (
      select rep.rep_id, (
        select count(*)::int from match_proposals p join jobs j on j.id = p.job_id and j.status = 'active'
        where p.rep_id = rep.rep_id and p.state <> 'dropped') as proposals
      from (select distinct rep_id from there) rep)
    select t.job_id as "jobId", t.rep_id as "repId", t.score, t.state = 'proposed' as "mayLeave", e.proposals,
      case when coalesce(w.ranked_by_behaviour, true) then coalesce((f.figure ->> 'isNew')::boolean, true) end as "isNew",
      floor(extract(epoch from ${now().toISOString()}::timestamptz - r.created_at) / 86400)::int as "joinedDaysAgo"
    from there t join everywhere e on e.rep_id = t.rep_id
    join rep_profiles r on r.id = t.rep_id
    left join reliability_figures f on f.id = t.rep_id
    left join match_choices w on w.rep_id = t.rep_id`);
  const proposedFor = Map.groupBy(rows, ({ jobId }) => jobId);
  const scores = new Map(fitting.map(({ jobId, score }) => [jobId, score]));
  return jobs.map(({ positions, accepted, ...job }) => ({
    ...job,
    ...{ score: scores.get(job.id) ?? 0, places: placesFor(positions - accepted) },
    proposed: (proposedFor.get(job.id) ?? []).map(presentProposed),
  }));
}

const presentProposed = ({ jobId: _, isNew, joinedDaysAgo, ...one }: ProposedRow): Proposed => ({
  ...one,
  newcomer: isNewcomer({ record: isNew === null ? null : { isNew }, joinedDaysAgo }),
});
