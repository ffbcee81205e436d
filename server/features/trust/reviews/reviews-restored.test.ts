import { expect, test } from 'vitest';
import { auditApi } from '#contract/operators/audit.ts';
import { reviewCasesApi } from '#contract/trust/review-cases.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { completed, readReviews, reviewAs } from '#test/support/reviews.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const first = (await signInAdmin(app, await makeAdmin(app))).call;
const second = (await signInAdmin(app, await makeAdmin(app))).call;

const restore = (admin: typeof first, reviewCaseId: string) =>
  admin(reviewCasesApi.restore, { params: { reviewCaseId }, body: { reason: 'It was fair.' } });

const decide = (reviewCaseId: string, outcome: 'shown' | 'hidden') =>
  first(reviewCasesApi.decide, { params: { reviewCaseId }, body: { outcome, reason: 'Untrue.' } });

async function reported(part: 'review' | 'reply') {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { stars: 2, words: 'Paid late.' });
  await reviewAs('business', work, { stars: 5 });
  const reviewId = (await readReviews('business', work))?.other?.id ?? '';
  const params = { reviewId };
  if (part === 'reply') await work.business.call(reviewsApi.reply, { params, body: { reply: 'We paid.' } });
  const reporter = part === 'reply' ? work.rep : work.business;
  await reporter.call(reviewCasesApi.report, { params, body: { reason: 'untrue', details: null } });
  const [open] = (await first(reviewCasesApi.list, { query: {} })).items;
  return { work, caseId: open?.id ?? '' };
}

test('a hidden review is restored by another admin, counts again, and both sides are notified', async () => {
  const { work, caseId } = await reported('review');
  await expectRefusal(restore(second, caseId), 'review_case.not_hidden');
  await decide(caseId, 'hidden');
  await sendPendingNews(app);
  const shown = async () => (await work.business.call(reviewsApi.ofBusiness, { query: {} })).totals;
  expect(await shown()).toMatchObject({ count: 0 });
  await expectRefusal(restore(first, caseId), 'review_case.another_admin');
  const decided = async (admin: typeof first) =>
    (await admin(reviewCasesApi.list, { query: { list: 'decided' } })).items[0]?.mayRestore;
  expect([await decided(first), await decided(second)]).toEqual([false, true]);
  await restore(second, caseId);
  expect(await shown()).toMatchObject({ count: 1, average: 2 });
  expect((await readReviews('rep', work))?.own?.status).toBe('published');
  expect((await readReviews('business', work))?.other).toMatchObject({ stars: 2, words: 'Paid late.' });
  for (const [side, count] of [
    ['rep', 2],
    ['business', 2],
  ] as const) {
    const news = (await listNews(app, work[side])).filter(({ kind }) => kind === 'review.decided');
    expect(news).toHaveLength(count);
    expect(news[0]).toMatchObject({ restored: true, outcome: 'shown', reason: 'It was fair.' });
  }
  const [entry] = (await first(auditApi.list, { query: {} })).items;
  expect(entry).toMatchObject({ act: 'review.restore', reason: 'It was fair.' });
  await expectRefusal(restore(second, caseId), 'review_case.not_hidden');
});

test('a hidden reply is restored alone', async () => {
  const { work, caseId } = await reported('reply');
  await decide(caseId, 'hidden');
  expect((await readReviews('rep', work))?.own?.reply).toBeNull();
  await restore(second, caseId);
  expect((await readReviews('rep', work))?.own?.reply).toBe('We paid.');
});

test('a withheld review that was hidden is published when it’s restored', async () => {
  const work = await completed(app, clock);
  await app.database.pool.query(
    "insert into known_devices (user_id, device_hash, has_secret) select unnest($1::uuid[]), sha256('same browser'), true",
    [[work.rep.userId, work.business.userId]],
  );
  await reviewAs('rep', work);
  await reviewAs('business', work, { stars: 5 });
  const cases = (await first(reviewCasesApi.list, { query: {} })).items;
  for (const { id } of cases) await decide(id, 'hidden');
  expect((await work.rep.call(reviewsApi.ofRep, { query: {} })).totals.count).toBe(0);
  for (const { id } of cases) await restore(second, id);
  expect((await work.rep.call(reviewsApi.ofRep, { query: {} })).totals).toMatchObject({ count: 1, average: 5 });
});
