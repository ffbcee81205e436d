import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { jobDraftsApi, mostJobDrafts } from '#contract/jobs/job-drafts.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { giveLegalState } from '#test/support/legal-state.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { endTrial } from '#test/support/trials.ts';

const app = await openTestApp({ work: false });
const limited = await openTestApp({ work: false, env: { RATE_LIMITS: 'on' } });
const rep = await signUpRep(app);
const signUpUnvetted = () => signUpBusiness(app, {}, { vetted: false });
const begin = ({ call }: Person, body: object) => call(jobDraftsApi.start, { body });
const listOf = async ({ call }: Person) => (await call(jobDraftsApi.list, {})).items.map(({ title }) => title);

test('a user who may not post yet writes a draft, edits it, and posts it once they may', async () => {
  const business = await signUpUnvetted();
  const whole = await jobDraft(business.call, { title: 'Promoters for the opening' });
  const { id: draftId, content } = await begin(business, { title: whole.title });
  expect(content).toMatchObject({ title: whole.title });
  await business.call(jobDraftsApi.replace, { params: { draftId }, body: whole });
  const kept = await business.call(jobDraftsApi.show, { params: { draftId } });
  expect(kept.content).toMatchObject(whole);

  const publish = () => business.call(jobDraftsApi.publish, { params: { draftId }, body: whole });
  await expectRefusal(publish(), 'legal.agreement_required');
  await giveLegalState(app.database.pool, business.userId, 'business', 'pending');
  await expectRefusal(publish(), 'legal.review_pending');
  expect(await listOf(business)).toEqual([whole.title]);
  await app.database.pool.query(`update user_vetting set status = 'approved', decided_at = now() where user_id = $1`, [
    business.userId,
  ]);
  const job = await publish();
  expect(job).toMatchObject({ title: whole.title, status: 'active' });
  expect(await rep.call(jobForRepApi.show, { params: { jobId: job.id } })).toMatchObject({ title: whole.title });
  expect(await listOf(business)).toEqual([]);
  await expectRefusal(publish(), 'job_draft.not_found');
});

test('a draft keeps what sales pay, and the job posted from it pays that', async () => {
  const business = await signUpBusiness(app);
  const salesTerms = { rate: { per: 'sale' as const, cents: 5_000 }, mostCents: 50_000, bonus: null, address: null };
  const whole = await jobDraft(business.call);
  const { id: draftId } = await begin(business, { ...whole, salesTerms });
  const { content } = await business.call(jobDraftsApi.show, { params: { draftId } });
  expect(content).toMatchObject({ salesTerms });
  const publish = (terms: typeof salesTerms | null) =>
    business.call(jobDraftsApi.publish, { params: { draftId }, body: { ...whole, salesTerms: terms } });
  await expectRefusal(publish({ ...salesTerms, mostCents: null as never }), 'sales.terms_invalid');
  const { id: jobId } = await publish(salesTerms);
  const { terms } = await business.call(salesTermsApi.ofJob, { params: { jobId } });
  expect(terms).toEqual({ ...salesTerms, commissionOnly: false });
});

test('publishing a draft has the same checks as posting, and a refused draft stays', async () => {
  const business = await signUpBusiness(limited);
  const whole = await jobDraft(business.call);
  const { id: draftId } = await begin(business, whole);
  const publish = (changes: object) =>
    business.call(jobDraftsApi.publish, { params: { draftId }, body: { ...whole, ...changes } });
  await expectRefusal(publish({ hourlyRateCents: 100 }), 'job.below_minimum_wage');
  await expectRefusal(publish({ closesOn: '2020-01-01' }), 'job.closing_day_invalid');
  await expectRefusal(publish({ title: '' }), 'request.invalid');
  await business.call(ownJobsApi.post, { body: whole });
  await expectRefusal(publish({}), 'job.duplicate');
  for (let posted = 1; posted < 10; posted++) await postJob(business);
  await expectRefusal(publish({ locationAddress: 'Elsewhere' }), 'job.daily_allowance');
  expect(await listOf(business)).toEqual([whole.title]);
});

test('a draft is private, counts nowhere and takes no applications', async () => {
  const [business, stranger] = await Promise.all([signUpUnvetted(), signUpBusiness(app)]);
  const { id: draftId } = await begin(business, await jobDraft(business.call, { title: 'Zebrafish tasting' }));
  const params = { draftId };
  await expectRefusal(stranger.call(jobDraftsApi.show, { params }), 'job_draft.not_found');
  await expectRefusal(stranger.call(jobDraftsApi.replace, { params, body: {} }), 'job_draft.not_found');
  await expectRefusal(stranger.call(jobDraftsApi.remove, { params }), 'job_draft.not_found');
  const body = await jobDraft(stranger.call);
  await expectRefusal(stranger.call(jobDraftsApi.publish, { params, body }), 'job_draft.not_found');
  expect(await listOf(stranger)).toEqual([]);
  await expectRefusal(rep.call(jobForRepApi.show, { params: { jobId: draftId } }), 'job.not_found');
  await expectRefusal(apply(rep, draftId), 'job.not_found');
  expect((await rep.call(jobSearchApi.browse, { query: { q: 'zebrafish' } })).items).toEqual([]);
  await expectRefusal(business.call(ownJobsApi.show, { params: { jobId: draftId } }), 'job.not_found');
  expect((await business.call(ownJobsApi.counts, {})).all).toBe(0);
  expect((await business.call(ownJobsApi.list, { query: {} })).items).toEqual([]);
  const { rows } = await app.database.pool.query('select 1 from jobs where id = $1', [draftId]);
  expect(rows).toEqual([]);
});

test('a draft has the field checks of a job, and may be empty', async () => {
  const business = await signUpUnvetted();
  expect((await begin(business, {})).title).toBeNull();
  await expectRefusal(begin(business, { title: 'x'.repeat(121) }), 'request.invalid');
  await expectRefusal(begin(business, { positions: 1_000_000 }), 'request.invalid');
});

test('the number of drafts is limited, also when written concurrently', async () => {
  const business = await signUpUnvetted();
  await app.database.pool.query(
    `insert into job_drafts (id, business_id, content)
     select gen_random_uuid(), id, '{}' from business_profiles, generate_series(1, $2) where user_id = $1`,
    [business.userId, mostJobDrafts - 1],
  );
  const ends = await Promise.allSettled([begin(business, {}), begin(business, {}), begin(business, {})]);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expectRefusal(begin(business, {}), 'job_draft.too_many');
});

test('after the trial drafts can be read and deleted only', async () => {
  const business = await signUpUnvetted();
  await endTrial(app, business, 'business');
  const draftId = randomUUID();
  await app.database.pool.query(
    `insert into job_drafts (id, business_id, content)
     select $2, id, '{"title": "Before the end"}' from business_profiles where user_id = $1`,
    [business.userId, draftId],
  );
  await expectRefusal(begin(business, {}), 'trial.ended');
  await expectRefusal(business.call(jobDraftsApi.replace, { params: { draftId }, body: {} }), 'trial.ended');
  expect(await listOf(business)).toEqual(['Before the end']);
  await business.call(jobDraftsApi.remove, { params: { draftId } });
  expect(await listOf(business)).toEqual([]);
});

test('drafts are exported and deleted with the account', async () => {
  const business = await signUpUnvetted();
  await begin(business, { title: 'Mine to take' });
  expect((await exportOf(app, business)).jobDrafts).toMatchObject([{ content: { title: 'Mine to take' } }]);
  await business.call(accountApi.close, { body: { password: business.password } });
  const { rows } = await app.database.pool.query(`select 1 from job_drafts where content ->> 'title' = 'Mine to take'`);
  expect(rows).toEqual([]);
});
