import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { auditApi } from '#contract/operators/audit.ts';
import { reviewCasesApi } from '#contract/trust/review-cases.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { payGigsHere, productClock, type Working } from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { completed, readReviews, reviewAs } from '#test/support/reviews.ts';
import { sumReviews } from './queries/sum-reviews.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const admin = (await signInAdmin(app, await makeAdmin(app))).call;

async function reviewed(): Promise<Working & { readonly aboutRep: string; readonly aboutBusiness: string }> {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { stars: 1, words: 'Thieves.' });
  await reviewAs('business', work, { stars: 5 });
  const of = async (side: 'rep' | 'business') => (await readReviews(side, work))?.other?.id ?? '';
  return { ...work, aboutRep: await of('rep'), aboutBusiness: await of('business') };
}

const reply = (side: 'rep' | 'business', work: Working, reviewId: string) =>
  work[side].call(reviewsApi.reply, { params: { reviewId }, body: { reply: 'We paid on the day.' } });

const report = (side: 'rep' | 'business', work: Working, reviewId: string) =>
  work[side].call(reviewCasesApi.report, {
    params: { reviewId },
    body: { reason: 'untrue', details: 'Ask the bank.' },
  });

const openCases = async () => (await admin(reviewCasesApi.list, { query: {} })).items;

const decide = (reviewCaseId: string, outcome: 'shown' | 'hidden') =>
  admin(reviewCasesApi.decide, { params: { reviewCaseId }, body: { outcome, reason: 'The bank confirms it.' } });

const news = async (side: 'rep' | 'business', work: Working) =>
  (await listNews(app, work[side])).filter(({ kind }) => kind === 'review.decided');

test('whom a review is about replies once, and its author doesn’t', async () => {
  const work = await reviewed();
  await expectRefusal(reply('rep', work, work.aboutBusiness), 'review.not_found');
  await expectRefusal(reply('rep', { ...work, rep: await signUpRep(app) }, work.aboutRep), 'review.not_found');
  const stranger = { ...work, business: await signUpBusiness(app) };
  await expectRefusal(reply('business', stranger, work.aboutBusiness), 'review.not_found');
  await expectRefusal(report('business', stranger, work.aboutBusiness), 'review.not_found');
  await reply('business', work, work.aboutBusiness);
  await expectRefusal(reply('business', work, work.aboutBusiness), 'review.replied');
  expect((await readReviews('rep', work))?.own?.reply).toBe('We paid on the day.');
});

test('an unpublished review can’t be replied to or reported', async () => {
  const work = await completed(app, clock);
  await reviewAs('rep', work);
  const { rows } = await app.database.pool.query('select id from reviews where engagement_id = $1', [
    work.engagement.id,
  ]);
  for (const act of [reply, report]) {
    await expectRefusal(act('business', work, rows[0].id), 'review.not_found');
    await expectRefusal(act('business', work, randomUUID()), 'review.not_found');
  }
});

test('a reported review is hidden with a reason, which both sides are given, and no longer counts', async () => {
  const work = await reviewed();
  await report('business', work, work.aboutBusiness);
  await expectRefusal(report('business', work, work.aboutBusiness), 'review.reported');
  const [one] = await openCases();
  expect(one).toMatchObject({
    kind: 'reported',
    about: 'review',
    stars: 1,
    words: 'Thieves.',
    details: 'Ask the bank.',
  });
  await decide(one?.id ?? '', 'hidden');
  await expectRefusal(decide(one?.id ?? '', 'shown'), 'review_case.already_decided');
  expect(await readReviews('business', work)).toMatchObject({ other: null });
  expect((await readReviews('rep', work))?.own?.status).toBe('hidden');
  const { totals, items } = await work.business.call(reviewsApi.ofBusiness, { query: {} });
  expect([totals, items]).toEqual([{ count: 0, average: null, again: 0, newestAt: null }, []]);
  expect(await news('rep', work)).toMatchObject([
    { reported: false, outcome: 'hidden', reason: 'The bank confirms it.' },
  ]);
  expect(await news('business', work)).toMatchObject([{ reported: true, outcome: 'hidden' }]);
  const [entry] = (await admin(auditApi.list, { query: {} })).items;
  expect(entry).toMatchObject({ act: 'review.decide', reason: 'hidden: The bank confirms it.' });
});

test('a reported reply is hidden alone, and a report that is declined changes nothing', async () => {
  const work = await reviewed();
  await expectRefusal(report('rep', work, work.aboutBusiness), 'review.not_found');
  await reply('business', work, work.aboutBusiness);
  await report('rep', work, work.aboutBusiness);
  await report('rep', work, work.aboutRep);
  for (const { id, about } of await openCases()) await decide(id, about === 'reply' ? 'hidden' : 'shown');
  expect(await readReviews('rep', work)).toMatchObject({
    own: { status: 'published', reply: null },
    other: { stars: 5 },
  });
  expect(await openCases()).toEqual([]);
  await expectRefusal(report('rep', work, work.aboutRep), 'review.reported');
  const decided = await admin(reviewCasesApi.list, { query: { list: 'decided' } });
  expect(decided.items[0]).toMatchObject({ decision: { reason: 'The bank confirms it.' } });
});

test.each(['shown', 'hidden'] as const)(
  'a withheld review that is to be %s is published, or never',
  async (outcome) => {
    const work = await completed(app, clock);
    await app.database.pool.query(
      `with one as (update rep_profiles set phone = '+27820001111' where user_id = any ($1))
     update business_profiles set phone = '+27820001111' where user_id = any ($1)`,
      [[work.rep.userId, work.business.userId]],
    );
    await reviewAs('rep', work, { stars: 2 });
    await reviewAs('business', work, { stars: 4 });
    const cases = await openCases();
    expect(cases).toMatchObject([{ evidence: ['phone'] }, { evidence: ['phone'] }]);
    for (const { id } of cases) await decide(id, outcome);
    const isShown = outcome === 'shown';
    expect((await readReviews('rep', work))?.own?.status).toBe(isShown ? 'published' : 'hidden');
    const { totals } = await work.rep.call(reviewsApi.ofRep, { query: {} });
    expect(totals).toMatchObject({ count: isShown ? 1 : 0, average: isShown ? 4 : null });
    const { rows } = await app.database.pool.query<{ id: string }>('select profile_id as id from review_totals');
    for (const { id } of rows) {
      const { rows: kept } = await app.database.pool.query(
        'select count, stars, again, newest_at as "newestAt" from review_totals where profile_id = $1',
        [id],
      );
      expect(kept).toEqual([await sumReviews(app.services.db, id)]);
    }
  },
);
