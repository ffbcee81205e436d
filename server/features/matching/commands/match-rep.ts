import { and, eq, inArray, sql } from 'drizzle-orm';
import { assignRep, type Joined } from '#domain/matching/assign-rep.ts';
import { leastScore, namedDays } from '#domain/matching/choose-proposals.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { findJobsToJoin } from '../queries/find-jobs-to-join.ts';
import { rankJobs } from '../queries/rank-jobs.ts';
import type { Ranked } from '../queries/rank-pairs.ts';
import { readModel } from '../queries/read-model.ts';
import { matchJobs, matchProposals, matchReps } from '../tables.ts';
import { matchJobsAgain } from './match-events.ts';
import { withoutDisk } from './match-job.ts';
import { workOutReps } from './work-out-reps.ts';
import { keepQueue, writeProposals } from './write-proposals.ts';

/** Matches a rep with jobs and proposes them where a place is theirs, by the rules of the nightly run. Idempotent. */
export async function matchRep(tx: Tx, repId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${repId}, 89)), ${withoutDisk}`);
  await workOutReps(tx, [repId]);
  const [rep] = await tx.db.select({ isOpen: matchReps.isOpen }).from(matchReps).where(eq(matchReps.repId, repId));
  const active = await readModel(tx.db);
  const before = await findProposed(tx, repId);
  const ranked = rep?.isOpen ? await rankJobs(tx.db, active, repId) : [];
  const decided = await findDecided(tx, repId);
  const fitting = ranked.filter(({ jobId, fit }) => fit >= leastScore && !decided.jobIds.has(jobId));
  const joined = await joinJobs(tx, { repId, existing: decided.days }, fitting.slice(0, mostWeighed));
  const jobIds = joined.map(({ jobId }) => jobId);
  const left = await forgetProposed(
    tx,
    repId,
    before.filter((jobId) => !jobIds.includes(jobId)),
  );
  for (const { jobId, insteadOf } of joined) if (insteadOf !== null) await forgetProposed(tx, insteadOf, [jobId]);
  await writeProposals(
    tx,
    active,
    fitting.filter(({ jobId }) => jobIds.includes(jobId)),
  );
  await keepQueue(tx, [...new Set([...jobIds, ...left])].toSorted());
  // The freed places go to other reps, and may be reserved for newcomers.
  await matchJobsAgain(tx, left);
}

interface Joining {
  readonly repId: string;
  readonly existing: readonly (readonly string[])[];
}

/** The jobs to propose the rep for, and whose place they take. */
async function joinJobs(tx: Tx, { repId, existing }: Joining, fitting: readonly Ranked[]): Promise<Joined[]> {
  const [any] = fitting;
  if (!any) return [];
  const rep = { id: repId, newcomer: isNewcomer(any.rep.rep), existing };
  const wanted = assignRep(rep, await findJobsToJoin(tx.db, repId, fitting)).map(({ jobId }) => jobId);
  // Locked, so that of two reps who take the last place the second sees the first.
  await tx.db
    .select({ jobId: matchJobs.jobId })
    .from(matchJobs)
    .where(inArray(matchJobs.jobId, wanted))
    .orderBy(matchJobs.jobId)
    .for('update');
  const near = fitting.filter(({ jobId }) => wanted.includes(jobId));
  return assignRep(rep, await findJobsToJoin(tx.db, repId, near));
}

/** Jobs ranked lower are never proposed. */
const mostWeighed = 60;

/** The jobs that the team approved or dropped the rep for, and the days of open approved ones. */
async function findDecided(tx: Tx, repId: string) {
  const { rows } = await tx.db.execute<{ id: string; days: string[] | null }>(sql`
    select p.job_id as id, case when p.state = 'approved' and j.status = 'active'
      then array(select day::text from unnest(j.working_days) as day) end as days
    from match_proposals p join jobs j on j.id = p.job_id
    where p.rep_id = ${repId}::uuid and p.state <> 'proposed'`);
  return {
    jobIds: new Set(rows.map(({ id }) => id)),
    days: rows.flatMap(({ days }) => (days === null ? [] : [namedDays(days)])),
  };
}

/** The jobs that the rep is proposed for. One that is being matched concurrently isn't among them, so its result stays. */
async function findProposed(tx: Tx, repId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ jobId: matchProposals.jobId })
    .from(matchProposals)
    .where(and(eq(matchProposals.repId, repId), eq(matchProposals.state, 'proposed')));
  return rows.map(({ jobId }) => jobId);
}

async function forgetProposed(tx: Tx, repId: string, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const { state, jobId } = matchProposals;
  const gone = await tx.db
    .delete(matchProposals)
    .where(and(eq(matchProposals.repId, repId), eq(state, 'proposed'), inArray(jobId, [...jobIds])))
    .returning({ jobId });
  return gone.map((row) => row.jobId);
}
