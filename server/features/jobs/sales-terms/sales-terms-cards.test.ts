import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { savedJobsApi } from '#contract/jobs/saved-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { perSale } from '#test/support/sales.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

test('what each sale pays is part of a job wherever a rep or its business lists it', async () => {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const title = 'Quokka soap samples';
  const { id: jobId, ...posted } = await postJob(business, { title });
  const params = { jobId };
  expect(posted).toMatchObject({ saleCents: null, saleBasisPoints: null });
  await business.call(salesTermsApi.set, { params, body: perSale });
  await rep.call(savedJobsApi.save, { params });
  await apply(rep, jobId);
  const each = { saleCents: 5_000, saleBasisPoints: null };
  expect((await rep.call(jobSearchApi.browse, { query: { q: 'quokka' } })).items).toMatchObject([each]);
  expect((await rep.call(savedJobsApi.list, { query: {} })).items).toMatchObject([each]);
  expect(await rep.call(jobForRepApi.show, { params })).toMatchObject(each);
  expect((await rep.call(applicationsApi.track, { query: {} })).items).toMatchObject([{ job: each }]);
  expect((await business.call(ownJobsApi.list, { query: {} })).items).toMatchObject([each]);
  // A percentage of each order.
  const rate = { per: 'amount' as const, basisPoints: 1_000 };
  await business.call(salesTermsApi.set, { params, body: { ...perSale, rate } });
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ saleCents: null, saleBasisPoints: 1_000 });
});

test('terms that a job of another type can’t pay are not shown', async () => {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business, { jobType: 'Commission Only', payPer: 'whole', dayRateCents: null });
  const params = { jobId };
  await business.call(salesTermsApi.set, { params, body: { ...perSale, mostCents: null, bonus: null } });
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ saleCents: 5_000 });
  await app.database.pool.query(`update jobs set job_type = 'Contract' where id = $1`, [jobId]);
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ saleCents: null });
});

test('what each sale pays is not shown while gigs aren’t paid here', async () => {
  const business = await signUpBusiness(app);
  const { id: jobId } = await postJob(business);
  const params = { jobId };
  await business.call(salesTermsApi.set, { params, body: perSale });
  await app.database.pool.query('update operator_settings set gigs_paid_here = false');
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ saleCents: null });
  await app.database.pool.query('update operator_settings set gigs_paid_here = true');
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ saleCents: 5_000 });
});
