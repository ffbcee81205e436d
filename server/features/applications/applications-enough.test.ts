import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobsApi } from '#contract/jobs/jobs.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { applicantLimit } from '#domain/enough-applicants.ts';
import { expectRefusal } from '#test/support/api.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

/** A job with as many applicants as it takes, of whom one is known. */
async function crowded() {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business);
  const first = await signUpRep(app);
  const { id: applicationId } = await apply(first, jobId);
  await pool.query(
    `with people as (
       insert into users (id, email) select gen_random_uuid(), gen_random_uuid() || '@example.co.za' from generate_series(2, $2)
       returning id),
     reps as (insert into rep_profiles (id, user_id, full_name, trial_ends_at) select gen_random_uuid(), id, 'Rep', now() from people returning id)
     insert into job_applications (id, job_id, rep_id, business_id, message)
     select gen_random_uuid(), j.id, reps.id, j.business_id, 'Hello' from reps, jobs j where j.id = $1`,
    [jobId, applicantLimit(1)],
  );
  return { business, jobId, first, applicationId, params: { jobId } };
}

test('a job with enough applicants takes no more, and says so; whoever applied is told that', async () => {
  const { jobId, first, business, params } = await crowded();
  const late = await signUpRep(app);
  expect(await late.call(jobsApi.show, { params })).toMatchObject({ enoughApplicants: true });
  await expectRefusal(apply(late, jobId), 'job.enough_applicants');
  await expectRefusal(apply(first, jobId), 'application.already_applied');
  const { applicantLimit: limit } = await business.call(ownJobsApi.show, { params });
  expect(limit).toEqual({ most: 30, open: 30, lifted: false });
});

test('once somebody is answered there is room for one', async () => {
  const { jobId, business, applicationId, params } = await crowded();
  await business.call(applicationsApi.reject, { params: { applicationId }, body: { note: 'Thank you.' } });
  const [late, later] = [await signUpRep(app), await signUpRep(app)];
  expect(await late.call(jobsApi.show, { params })).toMatchObject({ enoughApplicants: false });
  await apply(late, jobId);
  await expectRefusal(apply(later, jobId), 'job.enough_applicants');
});

test('the business takes all who come, if it wants to; nobody else decides that', async () => {
  const { jobId, business, params } = await crowded();
  const late = await signUpRep(app);
  const body = { lifted: true };
  await expectRefusal((await signUpBusiness(app)).call(ownJobsApi.limitApplicants, { params, body }), 'job.not_found');
  await business.call(ownJobsApi.limitApplicants, { params, body });
  await apply(late, jobId);
  await business.call(ownJobsApi.limitApplicants, { params, body: { lifted: false } });
  await expectRefusal(apply(await signUpRep(app), jobId), 'job.enough_applicants');
});

test('whom the business invited may come all the same', async () => {
  const { jobId } = await crowded();
  const rep = await signUpRep(app);
  await pool.query(
    `insert into match_invitations (job_id, rep_id, business_id, invited_at)
     select j.id, r.id, j.business_id, now() from jobs j, rep_profiles r where j.id = $1 and r.user_id = $2`,
    [jobId, rep.userId],
  );
  await apply(rep, jobId);
});
