import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { businessProfilesApi } from '#contract/profiles/business-profiles.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { businessDraft } from '#test/support/profiles.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';

const app = await openTestApp({ work: false });
const reader = await signUpRep(app);
const reps = await Promise.all(Array.from({ length: 5 }, () => signUpRep(app)));

const show = (jobId: string) => reader.call(jobForRepApi.show, { params: { jobId } });

/** The company as shown on the card of its job in the list. */
async function listed(jobId: string) {
  const { items } = await reader.call(jobSearchApi.browse, { query: {} });
  return items.find(({ id }) => id === jobId)?.answerHours;
}

const decide = (business: Person, applicationId: string, how: 'accept' | 'reject' | 'interview') =>
  business.call(applicationsApi[how], { params: { applicationId }, body: {} });

/** Sets the time of the first answer to `minutes` minutes after the application. */
const answeredAfter = (applicationId: string, minutes: number) =>
  app.database.pool.query(
    'update company_answers set answered_at = applied_at + make_interval(mins => $2) where application_id = $1',
    [applicationId, minutes],
  );

test('a rep sees the company of a job, and nothing of the person behind it', async () => {
  const business = await signUpBusiness(app, { full_name: 'Nomsa Private', phone: '+27820001122' });
  const draft = await businessDraft(business.call, { website: 'ubuntu.example.com', description: 'We sell soup.' });
  await business.call(businessProfilesApi.edit, { body: draft });
  const job = await postJob(business);
  expect((await show(job.id)).company.logo).toBeNull();
  await uploadFile(app, business, 'company-logo', { name: 'logo.jpg', content: await makeJpeg() });
  const { company } = await show(job.id);
  expect(company).toMatchObject({
    name: draft.companyName,
    description: 'We sell soup.',
    website: 'https://ubuntu.example.com',
    jobsPosted: 1,
    answerHours: null,
  });
  expect(Date.parse(company.since)).toBeLessThanOrEqual(Date.now());
  const logo = await fetch(`${app.url}${company.logo?.url}`);
  expect([logo.status, logo.headers.get('content-type')]).toEqual([200, expect.stringContaining('image/')]);
  const headers = { authorization: `Bearer ${reader.accessToken}` };
  const sent = await (await fetch(`${app.url}/api/jobs/${job.id}`, { headers })).text();
  for (const secret of [business.email, draft.phone?.slice(-7), draft.locationAddress, 'Private'])
    expect(sent).not.toContain(secret);
});

test('the response time is shown from three answers on, as their median', async () => {
  const business = await signUpBusiness(app);
  const job = await postJob(business, { positions: 5 });
  const applied = await Promise.all(reps.map((rep) => apply(rep, job.id)));
  const [slow = '', quick = '', mean = '', back = '', open = ''] = applied.map(({ id }) => id);
  await reps[3]?.call(applicationsApi.withdraw, { params: { applicationId: back } });
  await decide(business, slow, 'interview');
  await decide(business, slow, 'accept');
  await decide(business, quick, 'reject');
  expect([(await show(job.id)).company.answerHours, await listed(job.id)]).toEqual([null, null]);
  await business.call(applicationsApi.rejectMany, {
    params: { jobId: job.id },
    body: { applicationIds: [mean, back], note: 'Thank you.' },
  });
  await answeredAfter(slow, 60 * 30);
  await answeredAfter(quick, 5);
  await answeredAfter(mean, 60 * 4 + 1);
  expect([(await show(job.id)).company.answerHours, await listed(job.id)]).toEqual([5, 5]);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select application_id as id from company_answers where application_id = any($1)',
    [[slow, quick, mean, back, open]],
  );
  expect(rows.map(({ id }) => id).sort()).toEqual([slow, quick, mean].sort());
});

test('the response time is that of the latest twenty answers', async () => {
  const business = await signUpBusiness(app);
  const job = await postJob(business);
  const { id } = await apply(reader, job.id);
  await decide(business, id, 'reject');
  // Twenty answers within the hour, and before them thirty after forty hours. Their applications aren't needed.
  await app.database.pool.query(
    `begin; set local session_replication_role = replica;
     insert into company_answers (application_id, business_id, applied_at, answered_at)
     select gen_random_uuid(), business_id, answered_at - make_interval(hours => case when number > 20 then 40 else 1 end),
            answered_at - make_interval(mins => number)
     from company_answers, generate_series(1, 50) number where application_id = '${id}';
     commit`,
  );
  expect(await listed(job.id)).toBe(1);
});

test('a company that has left is not described any more', async () => {
  const business = await signUpBusiness(app);
  const job = await postJob(business);
  const application = await apply(reader, job.id);
  await decide(business, application.id, 'reject');
  await business.call(accountApi.close, { body: { password: business.password } });
  expect((await show(job.id)).company).toMatchObject({
    name: 'Former business',
    description: null,
    website: null,
    logo: null,
  });
  const { rows } = await app.database.pool.query('select from company_answers where application_id = $1', [
    application.id,
  ]);
  expect(rows).toHaveLength(0);
});
