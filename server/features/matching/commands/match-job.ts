import { and, eq, inArray, not, sql } from 'drizzle-orm';
import { placesFor } from '#domain/matching/capacity.ts';
import { chooseProposals, leastScore, mostWeighed } from '#domain/matching/choose-proposals.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeJobs } from '../queries/describe-jobs.ts';
import { findStandings } from '../queries/find-standings.ts';
import { rankReps } from '../queries/rank-reps.ts';
import { readModel } from '../queries/read-model.ts';
import { matchJobs, matchProposals } from '../tables.ts';
import { type JobToTell, tellFittingTask } from './match-events.ts';
import { workOutJobs } from './work-out-jobs.ts';
import { keepQueue, writeProposals } from './write-proposals.ts';

/** What can be made anew does not wait for the disk; that the task is done is written after it, and reaches the disk with it. */
export const withoutDisk = sql`set_config('synchronous_commit', 'off', true)`;

/** Finds out anew who fits a job. Done again, it changes nothing; for a job that is not open nobody is proposed. */
export async function matchJob(tx: Tx, jobId: string): Promise<void> {
  // Of two at once the second sees what the first found.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${jobId}, 88)), ${withoutDisk}`);
  // As whoever decides about it does: first the job, then who is proposed.
  const [matched] = await tx.db
    .select({ toldAt: matchJobs.toldAt })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, jobId))
    .for('update');
  const [job] = await describeJobs(tx.db, [jobId]);
  if (!job) return;
  const active = await readModel(tx.db);
  // None of them reads what another writes: they are sent together.
  const [{ standing, dropped, applicants, accepted }, fitting] = await Promise.all([
    findPlaces(tx.db, jobId),
    job.isOpen ? rankReps(tx.db, active, job) : [],
    workOutJobs(tx, [job]),
  ]);
  const ranked = fitting.filter(({ repId }) => !dropped.includes(repId));
  const near = ranked.filter(({ score }) => score >= leastScore).slice(0, mostWeighed);
  const standings = await findStandings(tx.db, { jobId, repIds: near.map(({ repId }) => repId) });
  const { ids, displaced } = chooseProposals(
    { id: jobId, places: placesFor(job.positions - accepted), days: job.workingDays, applicants, standing },
    near.map(({ repId, score, rep }) => ({
      ...{ id: repId, score },
      isNewcomer: isNewcomer(rep.rep),
      others: standings.get(repId) ?? [],
    })),
  );
  const chosen = new Set([...ids, ...standing]);
  await Promise.all([
    forgetProposals(tx, jobId, ids),
    ...displaced.map(({ id: repId, jobId: weaker }) => giveWay(tx, { jobId: weaker, repId })),
    writeProposals(
      tx,
      active,
      ranked.filter(({ repId }) => chosen.has(repId)),
    ),
  ]);
  await keepQueue(tx, [jobId, ...displaced.map((one) => one.jobId)].toSorted());
  // Nobody was told of it yet, or it is over for those who were.
  if (job.isOpen !== Boolean(matched?.toldAt)) await tx.enqueue<JobToTell>(tellFittingTask, { jobId });
}

/** All but these; what a person decided stays. */
async function forgetProposals(tx: Tx, jobId: string, but: readonly string[]): Promise<void> {
  const { state, repId } = matchProposals;
  const others = but.length === 0 ? undefined : not(inArray(repId, [...but]));
  await tx.db.delete(matchProposals).where(and(eq(matchProposals.jobId, jobId), eq(state, 'proposed'), others));
}

interface Places extends Record<string, unknown> {
  readonly standing: string[];
  readonly dropped: string[];
  readonly applicants: number;
  readonly accepted: number;
}

/** Whom the team approved, who takes a place; whom it dropped, who takes none; how many wait for an answer, and how many are hired. */
async function findPlaces(db: Db, jobId: string) {
  const { rows } = await db.execute<Places>(sql`
    select array(select p.rep_id::text from match_proposals p where p.job_id = ${jobId} and p.state = 'approved') as standing,
      array(select p.rep_id::text from match_proposals p where p.job_id = ${jobId} and p.state = 'dropped') as dropped,
      (select count(*)::int from job_applications a
       where a.job_id = ${jobId} and a.status in ('pending', 'interview')) as applicants,
      (select count(*)::int from job_applications a where a.job_id = ${jobId} and a.status = 'accepted') as accepted`);
  return rows[0] ?? { standing: [], dropped: [], applicants: 0, accepted: 0 };
}

async function giveWay(tx: Tx, { jobId, repId }: { readonly jobId: string; readonly repId: string }): Promise<void> {
  const own = and(eq(matchProposals.jobId, jobId), eq(matchProposals.repId, repId));
  await tx.db.delete(matchProposals).where(and(own, eq(matchProposals.state, 'proposed')));
}
