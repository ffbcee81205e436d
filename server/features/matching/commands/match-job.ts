import { eq, sql } from 'drizzle-orm';
import { placesFor } from '#domain/matching/capacity.ts';
import { chooseProposals, leastScore, mostWeighed } from '#domain/matching/choose-proposals.ts';
import { isNewcomer } from '#domain/matching/newcomers.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { describeJobs } from '../queries/describe-jobs.ts';
import { findOtherProposals } from '../queries/find-other-proposals.ts';
import { rankReps } from '../queries/rank-reps.ts';
import { readModel } from '../queries/read-model.ts';
import { matchJobs } from '../tables.ts';
import { type JobOfAlert, notifyFittingTask } from './match-events.ts';
import { workOutJob } from './work-out-job.ts';
import { keepQueue, replaceProposals } from './write-proposals.ts';

const given = sql.placeholder;

/** Doesn't wait for the disk: results can be recomputed. The task's completion is written after them and reaches the disk with them. */
export const withoutDisk = sql`set_config('synchronous_commit', 'off', true)`;

// The generic plans are best for any job, and planning each time takes longer than most of the queries.
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
    .select({ notifiedAt: matchJobs.notifiedAt })
    .from(matchJobs)
    .where(eq(matchJobs.jobId, given('jobId')))
    .for('update')
    .prepare(name),
);

/** The reps whom the team approved, who take a place, and dropped, who take none. The number of open applicants, and of hired reps. */
const findPlaces = prepared('matching_places', (db, name) =>
  db
    .select({
      existing: sql<string[]>`array(
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

const noPlaces = { existing: [], dropped: [], applicants: 0, accepted: 0 };

/** Matches a job: chooses its proposals. Idempotent. A job that isn't open gets none. */
export async function matchJob(tx: Tx, jobId: string): Promise<void> {
  // In this order, so that the second of two concurrent runs sees the results of the first. Then locked like a review: first the job, then its
  // proposals.
  const [, [matched], [job]] = await Promise.all([
    holdJob(tx.db).execute({ jobId }),
    holdMatched(tx.db).execute({ jobId }),
    describeJobs(tx.db, [jobId]),
  ]);
  if (!job) return;
  const active = await readModel(tx.db);
  // Sent together: none reads what another writes.
  const [[{ existing, dropped, applicants, accepted } = noPlaces], fitting] = await Promise.all([
    findPlaces(tx.db).execute({ jobId }),
    job.isOpen ? rankReps(tx.db, active, job) : [],
    workOutJob(tx, job),
  ]);
  const ranked = fitting.filter(({ repId }) => !dropped.includes(repId));
  const near = ranked.filter(({ fit }) => fit >= leastScore).slice(0, mostWeighed);
  const otherProposalsOf = await findOtherProposals(tx.db, { jobId, reps: near });
  const { ids, displaced } = chooseProposals(
    { id: jobId, places: placesFor(job.positions - accepted), days: job.workingDays, applicants, existing },
    near.map(({ repId, score, rep }) => ({
      ...{ id: repId, score },
      isNewcomer: isNewcomer(rep.rep),
      otherProposals: otherProposalsOf(repId),
    })),
  );
  const chosen = new Set([...ids, ...existing]);
  // In this order: the queue counts the new proposals.
  await Promise.all([
    replaceProposals(tx, active, {
      ...{ jobId, repIds: ids, displaced },
      ranked: ranked.filter(({ repId }) => chosen.has(repId)),
    }),
    keepQueue(tx, [jobId, ...displaced.map((one) => one.jobId)].toSorted()),
  ]);
  // Either no rep was notified of it yet, or those who were have to be settled.
  if (job.isOpen !== Boolean(matched?.notifiedAt)) await tx.enqueue<JobOfAlert>(notifyFittingTask, { jobId });
}
