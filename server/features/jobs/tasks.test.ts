import { describe, expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import type { TaskContext } from '#server/platform/queue/task.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, dayFromNow, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { closeExpiredJobsTask, remindOfClosingTask } from './tasks.ts';

const app = await openTestApp({ work: false });
const business = await signUpBusiness(app);

function run(task: typeof closeExpiredJobsTask): Promise<void> {
  const { db, transaction, mailer, files, log } = app.services;
  const context: TaskContext = { db, transaction, mailer, files, log };
  return task.run(context, {}, { jobId: 'test', number: 1, signal: AbortSignal.timeout(30_000) });
}

async function jobClosing(days: number, action?: 'pause' | 'fill'): Promise<string> {
  const { id } = await postJob(business);
  if (action) await business.call(ownJobsApi[action], { params: { jobId: id } });
  await app.database.pool.query('update jobs set closes_on = $2 where id = $1', [id, dayFromNow(days)]);
  return id;
}

const statusOf = async (jobId: string) => (await business.call(ownJobsApi.show, { params: { jobId } })).status;

async function told(name: string, ...jobIds: string[]): Promise<number[]> {
  const { rows } = await app.database.pool.query<{ jobId: string; count: number }>(
    `select payload->>'jobId' as "jobId", count(*)::int from events where name = $1 group by 1`,
    [name],
  );
  return jobIds.map((id) => rows.find(({ jobId }) => jobId === id)?.count ?? 0);
}

describe('after the last day to apply', () => {
  test('reps cannot apply, even before the job is closed', async () => {
    const rep = await signUpRep(app);
    const [today, yesterday] = await Promise.all([jobClosing(0), jobClosing(-1)]);
    await expectRefusal(apply(rep, yesterday), 'job.not_active');
    await apply(rep, today);
  });

  test('open and paused jobs are closed with one notification, and all others stay', async () => {
    const [open, paused, filled, today] = await Promise.all([
      jobClosing(-1),
      jobClosing(-40, 'pause'),
      jobClosing(-1, 'fill'),
      jobClosing(0),
    ]);
    await run(closeExpiredJobsTask);
    await run(closeExpiredJobsTask);
    const all = [open, paused, filled, today];
    expect(await Promise.all(all.map(statusOf))).toEqual(['closed', 'closed', 'filled', 'active']);
    expect(await told('job.closed', ...all)).toEqual([1, 1, 0, 0]);
    const { rows } = await app.database.pool.query(
      `select count(*)::int from live_events where user_id = $1 and payload->>'jobId' = $2`,
      [business.userId, open],
    );
    // When it was posted, and now.
    expect(rows).toEqual([{ count: 2 }]);
  });

  test('all of them are closed, however many there are', async () => {
    const { id } = await postJob(business);
    await app.database.pool.query(
      `insert into jobs (id, business_id, title, description, industry, location_id, province, compensation_cents,
                         experience_required, job_type, closes_on)
       select gen_random_uuid(), business_id, 'Expired', description, industry, location_id, province,
              compensation_cents, experience_required, job_type, current_date - 2
       from jobs, generate_series(1, 1201) where id = $1`,
      [id],
    );
    await run(closeExpiredJobsTask);
    const { rows } = await app.database.pool.query(
      `select count(*)::int, count(closed_at)::int as closed, count(e.id)::int as told from jobs
       left join events e on e.name = 'job.closed' and e.payload->>'jobId' = jobs.id::text where title = 'Expired'`,
    );
    expect(rows).toEqual([{ count: 1201, closed: 1201, told: 1201 }]);
  });
});

describe('two days before', () => {
  const name = 'job.closing_soon';

  test('the business is reminded once', async () => {
    const [three, two, paused, today, filled] = await Promise.all([
      jobClosing(3),
      jobClosing(2),
      jobClosing(1, 'pause'),
      jobClosing(0),
      jobClosing(1, 'fill'),
    ]);
    await run(remindOfClosingTask);
    await run(remindOfClosingTask);
    expect(await told(name, three, two, paused, today, filled)).toEqual([0, 1, 1, 1, 0]);
    const { rows } = await app.database.pool.query(
      `select payload from events where name = $1 and payload->>'jobId' = $2`,
      [name, two],
    );
    expect(rows).toEqual([{ payload: { jobId: two, businessId: expect.any(String), closesOn: dayFromNow(2) } }]);
  });

  test('it is not reminded of a day that it has just chosen, and again when it moves that day', async () => {
    const { id } = await postJob(business, { closesOn: dayFromNow(1) });
    await run(remindOfClosingTask);
    expect(await told(name, id)).toEqual([0]);
    const body = { ...(await jobDraft(business.call, { closesOn: dayFromNow(9) })), version: 1 };
    await business.call(ownJobsApi.edit, { params: { jobId: id }, body });
    // A week goes by.
    await app.database.pool.query('update jobs set closes_on = closes_on - 7 where id = $1', [id]);
    await run(remindOfClosingTask);
    expect(await told(name, id)).toEqual([1]);
  });
});
