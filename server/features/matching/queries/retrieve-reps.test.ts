import { expect, test } from 'vitest';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import { matchJob } from '../commands/match-job.ts';
import { describeJobs } from './describe-jobs.ts';
import { rankJobs } from './rank-jobs.ts';
import { rankReps } from './rank-reps.ts';
import { readModel } from './read-model.ts';

const app = await openTestApp({ work: false });
const { db } = app.services;
const { pool } = app.database;

/** A job and a rep who fits it, and whether either is found for the other. */
async function openPair() {
  const business = await signUpBusiness(app);
  const { rows } = await pool.query<{ id: string }>("select id from locations where name = 'Upington'");
  const { id: jobId } = await postJob(business, {
    ...{ title: 'Sampling at the tills', requiredSkills: 'Sampling', locationId: rows[0]?.id ?? '' },
  });
  const rep = await matchedRep(app, { town: 'Upington', skills: ['Sampling'] });
  await app.services.transaction((tx) => matchJob(tx, jobId));
  const found = async () => {
    const active = await readModel(db);
    const [job] = await describeJobs(db, [jobId]);
    const reps = job ? await rankReps(db, active, job) : [];
    const jobs = await rankJobs(db, active, rep.repId);
    return {
      byJob: reps.some(({ repId }) => repId === rep.repId),
      byRep: jobs.some((one) => one.jobId === jobId),
    };
  };
  return { business, rep, jobId, found };
}

type Pair = Awaited<ReturnType<typeof openPair>>;

const block = (blocker: Person, blocked: Person) =>
  pool.query('insert into message_blocks (blocker_id, blocked_id, created_at) values ($1, $2, now())', [
    blocker.userId,
    blocked.userId,
  ]);

test.each([
  ['applied', ({ rep, jobId }: Pair) => apply(rep, jobId)],
  [
    'turned it away',
    ({ rep, jobId }: Pair) =>
      pool.query(
        "insert into match_dismissals (rep_id, job_id, reason, dismissed_at) values ($1, $2, 'too_far', now())",
        [rep.repId, jobId],
      ),
  ],
  ['blocked its business', ({ rep, business }: Pair) => block(rep, business)],
  ['was blocked by its business', ({ rep, business }: Pair) => block(business, rep)],
])('a rep who %s is not found for a job, nor the job for them', async (_what, apart) => {
  const pair = await openPair();
  expect(await pair.found()).toEqual({ byJob: true, byRep: true });
  await apart(pair);
  expect(await pair.found()).toEqual({ byJob: false, byRep: false });
});
