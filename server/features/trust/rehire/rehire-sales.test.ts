import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { jobDraft } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { invitationTo, nextGig, rehiresOf, send, teamOf } from '#test/support/rehiring.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);

const salesTerms = {
  rate: { per: 'sale' as const, cents: 5_000 },
  mostCents: 50_000,
  bonus: null,
  address: 'https://shop.example/spring',
};

test('a team is hired again with what sales pay, and the invitation counts it', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const { jobId } = await send(team, { job: { ...(await nextGig(team)), salesTerms } });
  const { terms } = await team.business.call(salesTermsApi.ofJob, { params: { jobId } });
  expect(terms).toEqual({ ...salesTerms, commissionOnly: false });
  // R950 and at most R500 for sales, less our fee of 10 %.
  expect(await invitationTo(rep)).toMatchObject({ takeHomeCents: 130_500, upTo: true });
});

test('an invitation to a commission-only job states the most, also where its terms are gone', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const job = await nextGig(team, { jobType: 'Commission Only', payPer: 'whole', dayRateCents: null });
  const { jobId } = await send(team, { job: { ...job, salesTerms: { ...salesTerms, mostCents: null } } });
  expect(await invitationTo(rep)).toMatchObject({ takeHomeCents: 85_500, upTo: true });
  await app.database.pool.query('delete from job_sales_terms where job_id = $1', [jobId]);
  expect(await invitationTo(rep)).toMatchObject({ takeHomeCents: 85_500, upTo: true });
});

test('sales terms that don’t fit the job refuse the whole act', async () => {
  const team = await teamOf(app, 1);
  const job = { ...(await nextGig(team)), salesTerms: { ...salesTerms, mostCents: null } };
  await expectRefusal(send(team, { job }), 'sales.terms_invalid');
  expect(await rehiresOf(team)).toEqual([]);
});

test('a copy of a job is posted with what sales pay, or not at all', async () => {
  const { call } = await signUpBusiness(app);
  const body = { ...(await jobDraft(call)), salesTerms };
  const { id: jobId } = await call(ownJobsApi.post, { body });
  expect((await call(salesTermsApi.ofJob, { params: { jobId } })).terms).toMatchObject({ mostCents: 50_000 });
  const wrong = { ...(await jobDraft(call)), salesTerms: { ...salesTerms, mostCents: null } };
  await expectRefusal(call(ownJobsApi.post, { body: wrong }), 'sales.terms_invalid');
  expect((await call(ownJobsApi.list, { query: {} })).items.map(({ id }) => id)).toEqual([jobId]);
});
