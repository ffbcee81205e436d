import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { quotedReviewsPath } from '#contract/trust/review-options.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { jobSlug } from '#domain/jobs/job-slug.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { completed, reviewAs } from '#test/support/reviews.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

test('published reviews are on job pages, with applicants and in structured data, and no others', async () => {
  const work = await completed(app, clock);
  clock.goTo(new Date());
  const job = await postJob(work.business, { title: 'Next Saturday' });
  const elsewhere = await signUpBusiness(app);
  const { id: applicationId } = await apply(work.rep, (await postJob(elsewhere)).id);
  const reader = await signUpRep(app);
  const page = async () =>
    (await fetch(`${app.url}/jobs/${jobSlug(job)}?${Math.random()}`, { headers: { accept: 'text/html' } })).text();
  const company = async () => (await reader.call(jobForRepApi.show, { params: { jobId: job.id } })).company.reviews;
  const ofBusiness = () => reader.call(reviewsApi.ofJob, { params: { jobId: job.id }, query: {} });
  const applicant = async () =>
    (await elsewhere.call(applicationsApi.showReceived, { params: { applicationId } })).rep.reviews;
  const ofApplicant = () => elsewhere.call(reviewsApi.ofApplicant, { params: { applicationId }, query: {} });

  await reviewAs('rep', work, { stars: 3 });
  const none = { count: 0, average: null, again: 0, newestAt: null };
  for (const read of [company, applicant]) expect(await read()).toEqual(none);
  for (const read of [ofBusiness, ofApplicant]) expect(await read()).toMatchObject({ totals: none, items: [] });

  await reviewAs('business', work, { stars: 5 });
  expect(await company()).toMatchObject({ count: 1, average: 3, again: 1 });
  expect(await applicant()).toMatchObject({ count: 1, average: 5, again: 1 });
  expect((await ofBusiness()).items).toMatchObject([{ author: 'Thabo', stars: 3 }]);
  expect((await ofApplicant()).items).toMatchObject([{ author: work.engagement.companyName, stars: 5 }]);
  const shown = await page();
  expect(shown).toContain('3 out of 5 from 1 review');
  const blocks = [...shown.matchAll(/<script [^>]*type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(JSON.parse(blocks[1]?.[1] ?? '')).toMatchObject({
    '@type': 'EmployerAggregateRating',
    itemReviewed: { name: work.engagement.companyName },
    ratingValue: 3,
    ratingCount: 1,
  });
});

test('reviews about an applicant are for the business that they applied to', async () => {
  const business = await signUpBusiness(app);
  const { id: applicationId } = await apply(await signUpRep(app), (await postJob(business)).id);
  const read = ({ call }: typeof business) => call(reviewsApi.ofApplicant, { params: { applicationId }, query: {} });
  expect((await read(business)).items).toEqual([]);
  await expectRefusal(read(await signUpBusiness(app)), 'application.not_found');
});

test('a review is quoted on public pages once published, while its author consents', async () => {
  const quoted = async () => (await fetch(`${app.url}${quotedReviewsPath}`)).json();
  const work = await completed(app, clock);
  await reviewAs('rep', work, { words: 'Call me on 082 123 4567.', quotable: true });
  expect(await quoted()).toEqual([]);
  await reviewAs('business', work);
  const [one, ...more] = await quoted();
  expect([one.author, one.stars, more]).toEqual(['Thabo', 4, []]);
  expect(one.words).not.toContain('082');
  const consent = (quotable: boolean) =>
    work.rep.call(reviewsApi.consent, { params: { engagementId: work.engagement.id }, body: { quotable } });
  await consent(false);
  expect(await quoted()).toEqual([]);
  await consent(true);
  expect(await quoted()).toHaveLength(1);
  const suspend = (until: string) =>
    app.database.pool.query(`update users set banned_until = ${until} where id = $1`, [work.rep.userId]);
  await suspend("now() + interval '9 years'");
  expect(await quoted()).toEqual([]);
  await suspend('null');
  expect(await quoted()).toHaveLength(1);
  const { password, call } = work.business;
  await call(accountApi.close, { body: { password } });
  expect(await quoted()).toEqual([]);
});

test('a review without words is not quoted', async () => {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { words: null, quotable: true });
  await reviewAs('business', work);
  expect(await (await fetch(`${app.url}${quotedReviewsPath}`)).json()).toEqual([]);
});
