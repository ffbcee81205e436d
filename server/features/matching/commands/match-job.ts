import { eq, sql } from 'drizzle-orm';
import { placesFor } from '#domain/matching/capacity.ts';
import { chooseProposals, leastScore, mostWeighed } from '#domain/matching/choose-proposals.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeJobs } from '../queries/describe-jobs.ts';
import { findStandings } from '../queries/find-standings.ts';
import { rankReps } from '../queries/rank-reps.ts';
import { readModel } from '../queries/read-model.ts';
import { matchJobs } from '../tables.ts';
import { type JobOfAlert, notifyFittingTask } from './match-events.ts';
import { workOutJob } from './work-out-job.ts';
import { keepQueue, replaceProposals } from './write-proposals.ts';

const given = sql.placeholder;

/** What can be made anew does not wait for the disk; that the task is done is written after it, and reaches the disk with it. */
export const withoutDisk = sql`set_config('synchronous_commit', 'off', true)`;

// Whichever job it is, the same plans are best, and to make others each time takes longer than most of what is asked.
const holdJob = prepared('matching_hold_job', (db, name) =>
  db
    .select({
      held: sql`pg_advisory_xact_lock(hashtextextended(${given('jobId')}::text, 88))`,
      withoutDisk,
      samePlans: sql`set_config('plan_cache_mode', 'force_generic_plan', true)`,
    })
    .from(sql`(select) as alone`)
    .prepare(name),
);

const holdMatched = prepared('matching_hold_matched', (db, name) =>
  db
    .select({ toldAt: matchJobs.toldAt })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, given('jobId')))
    .for('update')
    .prepare(name),
);

/** Whom the team approved, who takes a place; whom it dropped, who takes none; how many wait for an answer, and how many are hired. */
const findPlaces = prepared('matching_places', (db, name) =>
  db
    .select({
      standing: sql<string[]>`array(
        select p.rep_id::text from match_proposals p where p.job_id = one.id and p.state = 'approved')`,
      dropped: sql<string[]>`array(
        select p.rep_id::text from match_proposals p where p.job_id = one.id and p.state = 'dropped')`,
      applicants: sql<number>`(
        select count(*)::int from job_applications a where a.job_id = one.id and a.status in ('pending', 'interview'))`,
      accepted: sql<number>`(
        select count(*)::int from job_applications a where a.job_id = one.id and a.status = 'accepted')`,
    })
    .from(sql`(select ${given('jobId')}::uuid as id) as one`)
    .prepare(name),
);

const noPlaces = { standing: [], dropped: [], applicants: 0, accepted: 0 };

/** Finds out anew who fits a job. Done again, it changes nothing; for a job that is not open nobody is proposed. */
export async function matchJob(tx: Tx, jobId: string): Promise<void> {
  // In this order. Of two at once the second sees what the first found; then, as whoever decides about it does: first the job, then who is proposed.
  const [, [matched], [job]] = await Promise.all([
    holdJob(tx.db).execute({ jobId }),
    holdMatched(tx.db).execute({ jobId }),
    describeJobs(tx.db, [jobId]),
  ]);
  if (!job) return;
  const active = await readModel(tx.db);
  // None of them reads what another writes: they are sent together.
  const [[{ standing, dropped, applicants, accepted } = noPlaces], fitting] = await Promise.all([
    findPlaces(tx.db).execute({ jobId }),
    job.isOpen ? rankReps(tx.db, active, job) : [],
    workOutJob(tx, job),
  ]);
  const ranked = fitting.filter(({ repId }) => !dropped.includes(repId));
  const near = ranked.filter(({ score }) => score >= leastScore).slice(0, mostWeighed);
  const standingsOf = await findStandings(tx.db, { jobId, reps: near });
  const { ids, displaced } = chooseProposals(
    { id: jobId, places: placesFor(job.positions - accepted), days: job.workingDays, applicants, standing },
    near.map(({ repId, score, rep }) => ({
      ...{ id: repId, score },
      isNewcomer: isNewcomer(rep.rep),
      standings: standingsOf(repId),
    })),
  );
  const chosen = new Set([...ids, ...standing]);
  // In this order: who waits for the team is counted among those who are proposed by then.
  await Promise.all([
    replaceProposals(tx, active, {
      ...{ jobId, repIds: ids, displaced },
      ranked: ranked.filter(({ repId }) => chosen.has(repId)),
    }),
    keepQueue(tx, [jobId, ...displaced.map((one) => one.jobId)].toSorted()),
  ]);
  // Nobody was told of it yet, or it is over for those who were.
  if (job.isOpen !== Boolean(matched?.toldAt)) await tx.enqueue<JobOfAlert>(notifyFittingTask, { jobId });
}
