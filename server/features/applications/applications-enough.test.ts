import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { matchJob } from '#server/features/matching/commands/match-job.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

/** A job with one position and as many applicants as it takes, one of whom is known. */
async function crowded() {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business, { title: 'Canvassing in Durban', positions: 1 });
  const first = await signUpRep(app);
  const { id: applicationId } = await apply(first, jobId);
  await pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za' from generate_series(2, 40)
       returning id),
     reps as (insert into rep_profiles (id, user_id, full_name, trial_ends_at)
       select gen_random_uuid(), id, 'Rep', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), j.id, reps.id, j.business_id, 'Hello' from reps, jobs j where j.id = $1`,
    [jobId],
  );
  const params = { jobId };
  return {
    ...{ business, jobId, first, applicationId, params },
    take: (most: number | null) => business.call(ownJobsApi.limitApplicants, { params, body: { most } }),
    limit: async () => (await business.call(ownJobsApi.show, { params })).applicantLimit,
  };
}

test('a job with enough applicants refuses more and says so, and an applicant is refused as having applied', async () => {
  const { jobId, first, limit, params } = await crowded();
  const late = await signUpRep(app);
  expect(await late.call(jobForRepApi.show, { params })).toMatchObject({ enoughApplicants: true });
  await expectRefusal(apply(late, jobId), 'job.enough_applicants');
  await expectRefusal(apply(first, jobId), 'application.already_applied');
  expect(await limit()).toEqual({ most: 40, open: 40 });
});

test('answering one applicant makes room for one more', async () => {
  const { jobId, business, applicationId, params } = await crowded();
  await business.call(applicationsApi.reject, { params: { applicationId }, body: { note: 'Thank you.' } });
  const [late, later] = [await signUpRep(app), await signUpRep(app)];
  expect(await late.call(jobForRepApi.show, { params })).toMatchObject({ enoughApplicants: false });
  await apply(late, jobId);
  await expectRefusal(apply(later, jobId), 'job.enough_applicants');
});

test('only the business raises or lifts the limit', async () => {
  const { jobId, params, take, limit } = await crowded();
  const body = { most: 80 };
  await expectRefusal((await signUpBusiness(app)).call(ownJobsApi.limitApplicants, { params, body }), 'job.not_found');
  await take(80);
  expect(await limit()).toEqual({ most: 80, open: 40 });
  await apply(await signUpRep(app), jobId);
  // The limit can't be lower than its positions.
  await take(1);
  expect(await limit()).toEqual({ most: 40, open: 41 });
  await expectRefusal(apply(await signUpRep(app), jobId), 'job.enough_applicants');
  await take(null);
  expect(await limit()).toEqual({ most: null, open: 41 });
  await apply(await signUpRep(app), jobId);
});

test('reps who saved it are notified once when it takes more, and its applicants are not', async () => {
  const { jobId, first, params, take } = await crowded();
  const waiting = await signUpRep(app);
  for (const rep of [waiting, first]) await rep.call(savedJobsApi.save, { params });
  const told = async (rep: typeof first) => {
    await sendPendingNews(app);
    return (await listNews(app, rep)).filter(({ kind }) => kind === 'job.takes_more');
  };
  await take(80);
  expect(await told(waiting)).toMatchObject([{ jobId, jobTitle: 'Canvassing in Durban' }]);
  expect(await told(first)).toEqual([]);
  // There was room already.
  await take(160);
  expect(await told(waiting)).toHaveLength(1);
});

test('it is not recommended, and reps whom its business invited can apply anyway', async () => {
  const { jobId, params, take } = await crowded();
  await app.services.transaction((tx) => matchJob(tx, jobId));
  const rep = await matchedRep(app, { skills: ['Canvassing'], description: 'Canvassing from door to door.' });
  const recommended = async () =>
    (await rep.call(recommendedApi.list, { query: {} })).items.map(({ job }) => job.id).includes(jobId);
  expect(await recommended()).toBe(false);
  await pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select id, $2, business_id, now() from jobs where id = $1`,
    [jobId, rep.repId],
  );
  expect(await rep.call(jobForRepApi.show, { params })).toMatchObject({ enoughApplicants: false });
  await take(null);
  expect(await recommended()).toBe(true);
  await take(1);
  await apply(rep, jobId);
});

test('a rep who withdrew has lost the place, unless the business invites them', async () => {
  const { jobId, first, applicationId, params } = await crowded();
  await first.call(applicationsApi.withdraw, { params: { applicationId } });
  await apply(await signUpRep(app), jobId);
  expect(await first.call(jobForRepApi.show, { params })).toMatchObject({ enoughApplicants: true });
  await expectRefusal(apply(first, jobId), 'job.enough_applicants');
  await pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select job_id, rep_id, business_id, now() from job_applications where id = $1`,
    [applicationId],
  );
  expect(await apply(first, jobId)).toMatchObject({ id: applicationId, status: 'pending' });
});
