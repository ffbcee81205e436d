import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, twoDays } from '#test/support/engagements.ts';
import { apply, type jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { acceptOf, invitationTo, nextGig, rehiresOf, send, teamOf } from '#test/support/rehiring.ts';
import { perSale } from '#test/support/sales.ts';

const app = await openTestApp({ work: false });

const onlySales = { ...perSale, mostCents: null, bonus: null };
const fromSales = { jobType: 'Commission Only', payPer: 'whole', dayRateCents: null } as const;

async function applied(changes: Parameters<typeof jobDraft>[1] = {}) {
  const [business, rep] = [await signUpBusiness(app), await signUpRep(app)];
  const { id: jobId } = await postJob(business, { schedule: twoDays(), ...fromSales, ...changes });
  const { id: applicationId } = await apply(rep, jobId);
  const accept = () => business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  return { business, rep, jobId, accept };
}

test('where gigs aren’t paid here, a rep is hired for commission without terms', async () => {
  const { accept } = await applied();
  expect(await accept()).toMatchObject({ status: 'accepted' });
});

test('no rep is hired for commission alone until what sales pay is set, also on a closed job', async () => {
  await payGigsHere(app);
  const { business, jobId, accept } = await applied();
  await expectRefusal(accept(), 'sales.terms_missing');
  const params = { jobId };
  await business.call(ownJobsApi.close, { params });
  await business.call(salesTermsApi.set, { params, body: onlySales });
  expect(await accept()).toMatchObject({ status: 'accepted' });
});

test('a closed job with fixed pay takes no sales terms', async () => {
  const [business] = [await signUpBusiness(app)];
  const { id: jobId } = await postJob(business);
  await business.call(ownJobsApi.close, { params: { jobId } });
  await expectRefusal(business.call(salesTermsApi.set, { params: { jobId }, body: perSale }), 'job.already_closed');
});

test('no one stands by for commission alone before what sales pay is set', async () => {
  const { business, jobId } = await applied();
  const body = { automatic: false, fullName: 'Nomsa Dlamini', agreed: true as const, phone: '031 123 4567' };
  const choose = () => business.call(standbyApi.choose, { params: { jobId }, body });
  await expectRefusal(choose(), 'sales.terms_missing');
  await business.call(salesTermsApi.set, { params: { jobId }, body: onlySales });
  await choose();
});

test('a team is invited for commission alone once what sales pay is set, and hired while it is', async () => {
  const team = await teamOf(app, 1);
  const [rep] = team.reps;
  if (!rep) throw new Error('The team has one rep.');
  const job = await nextGig(team, fromSales);
  await expectRefusal(send(team, { job }), 'sales.terms_missing');
  expect(await rehiresOf(team)).toEqual([]);
  const { jobId } = await send(team, { job: { ...job, salesTerms: onlySales } });
  const invited = await invitationTo(rep);
  // As on a job that became commission-only after the invitation.
  await app.database.pool.query('delete from job_sales_terms where job_id = $1', [jobId]);
  await expectRefusal(acceptOf(rep, invited), 'rehire.place_taken');
});

test('what sales pay on a commission-only job can be changed, never removed', async () => {
  const { business, jobId } = await applied();
  const params = { jobId };
  await business.call(salesTermsApi.set, { params, body: onlySales });
  await expectRefusal(business.call(salesTermsApi.remove, { params }), 'sales.terms_needed');
  const rate = { per: 'sale' as const, cents: 6_000 };
  await business.call(salesTermsApi.set, { params, body: { ...onlySales, rate } });
  expect((await business.call(salesTermsApi.ofJob, { params })).terms).toMatchObject({ rate });
});
