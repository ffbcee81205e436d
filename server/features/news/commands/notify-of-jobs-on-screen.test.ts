import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { productClock } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { liveEvents } from '#test/support/live.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const clock = productClock();

test('a change of a job refreshes it for reps who view it, wait for an answer or were accepted, and for no others', async () => {
  const business = await signUpBusiness(app);
  const [looking, waiting, accepted, lookedLongAgo, stranger] = [
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
    await signUpRep(app),
  ];
  const { id: jobId } = await postJob(business, { positions: 2 });
  const params = { jobId };
  for (const rep of [looking, lookedLongAgo]) await rep.call(jobsApi.recordView, { params });
  await app.database.pool.query(
    `update job_views set viewed_on = viewed_on - 2
     where rep_id in (select id from rep_profiles where user_id = $1)`,
    [lookedLongAgo.userId],
  );
  await apply(waiting, jobId);
  const { id: applicationId } = await apply(accepted, jobId);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await sendPendingNews(app);

  const told = async (person: Person) => {
    await sendPendingNews(app);
    return (await liveEvents(app, person)).filter(({ type }) => type === 'job.changed');
  };
  await business.call(ownJobsApi.pause, { params });
  expect(await told(looking)).toEqual([{ type: 'job.changed', jobId }]);
  await business.call(ownJobsApi.reopen, { params, body: {} });
  await business.call(ownJobsApi.close, { params });
  for (const rep of [looking, waiting, accepted]) expect(await told(rep)).toHaveLength(3);
  for (const rep of [lookedLongAgo, stranger]) expect(await told(rep)).toEqual([]);
});

test('views are dated, and looked up, by the product’s clock', async () => {
  const business = await signUpBusiness(app);
  const [early, late] = [await signUpRep(app), await signUpRep(app)];
  const { id: jobId } = await postJob(business);
  const params = { jobId };
  await early.call(jobsApi.recordView, { params });
  clock.goTo(new Date(), 48);
  await late.call(jobsApi.recordView, { params });
  await business.call(ownJobsApi.pause, { params });
  await sendPendingNews(app);
  const refreshed = async (person: Person) =>
    (await liveEvents(app, person)).some(({ type }) => type === 'job.changed');
  expect([await refreshed(early), await refreshed(late)]).toEqual([false, true]);
});
