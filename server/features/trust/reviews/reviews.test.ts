import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { reviewDays } from '#contract/trust/review-options.ts';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { makeAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  doWork,
  endOf,
  fundAll,
  letTimeDecide,
  moveRep,
  payGigsHere,
  productClock,
  type Working,
} from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { liveEvents } from '#test/support/live.ts';
import { listNews, sendPendingNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness } from '#test/support/people.ts';
import { completed, publishDue, readReviews, reviewAs } from '#test/support/reviews.ts';
import { sumReviews } from './queries/sum-reviews.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const sql = <Row extends object>(text: string, values: unknown[] = []) =>
  app.database.pool.query<Row>(text, values).then(({ rows }) => rows);

const received = (side: 'rep' | 'business', { call }: Person) =>
  call(side === 'rep' ? reviewsApi.ofRep : reviewsApi.ofBusiness, { query: {} });

const due = (side: 'rep' | 'business', { call }: Person) =>
  call(side === 'rep' ? reviewsApi.dueOfRep : reviewsApi.dueOfBusiness, { query: {} });

/** Everything about reviews that a side can come by. */
async function knownTo(side: 'rep' | 'business', work: Working) {
  const person = work[side];
  await sendPendingNews(app);
  const { exportedAt: _, ...copy } = (await exportOf(app, person)) as Record<string, unknown>;
  const { now: __, ...gig } = await person.call(engagementsApi.show, { params: { engagementId: work.engagement.id } });
  return {
    ...{ copy, gig },
    reviews: await readReviews(side, work),
    received: await received(side, person),
    due: await due(side, person),
    news: await listNews(app, person),
    live: await liveEvents(app, person),
    mails: await sql('select * from notification_mails where user_id = $1 order by topic', [person.userId]),
    wallet: side === 'rep' ? await person.call(walletApi.lines, { query: {} }) : null,
    cases: await sql('select * from review_cases'),
    totals: await sql('select * from review_totals'),
    events: await sql("select name from events where name like 'reviews.%' order by id"),
  };
}

test('a gig can be reviewed once all of it is completed, by its two sides alone', async () => {
  const running = await accepted(app);
  await expectRefusal(reviewAs('rep', running), 'review.not_completed');
  expect(await readReviews('rep', running)).toBeNull();
  const work = await completed(app, clock);
  await expectRefusal(reviewAs('business', { ...work, business: await signUpBusiness(app) }), 'engagement.not_found');
  for (const stars of [0, 6, 4.5]) await expectRefusal(reviewAs('rep', work, { stars }), 'request.invalid');
  expect(await readReviews('rep', work)).toMatchObject({ as: 'rep', open: true, own: null, other: null });
  expect((await due('rep', work.rep)).items).toMatchObject([
    { engagementId: work.engagement.id, name: work.engagement.companyName },
  ]);
});

test.each(['rep', 'business'] as const)(
  'before both are in, a review by the %s changes nothing for the other',
  async (by) => {
    const other = by === 'rep' ? 'business' : 'rep';
    const work = await completed(app, clock);
    const before = await knownTo(other, work);
    await reviewAs(by, work, { words: 'A first version.' });
    await reviewAs(by, work, { stars: 2, words: 'A second version.' });
    await publishDue(app);
    expect(await knownTo(other, work)).toEqual(before);
    expect((await readReviews(by, work))?.own).toMatchObject({
      stars: 2,
      words: 'A second version.',
      status: 'waiting',
    });
    expect((await due(by, work[by])).items).toEqual([]);
  },
);

test('the second review publishes both, for good', async () => {
  const work = await completed(app, clock);
  await reviewAs('business', work, { stars: 5, words: 'Sold out by noon.' });
  const { reviews } = await reviewAs('rep', work, { stars: 3, again: false });
  expect(reviews).toMatchObject({
    open: false,
    own: { stars: 3, status: 'published' },
    other: { stars: 5, words: 'Sold out by noon.', again: true, author: work.engagement.companyName },
  });
  expect((await readReviews('business', work))?.other).toMatchObject({ stars: 3, again: false, author: 'Thabo' });
  expect(await received('rep', work.rep)).toMatchObject({
    totals: { count: 1, average: 5, again: 1 },
    items: [{ stars: 5 }],
    nextCursor: null,
  });
  expect((await received('business', work.business)).totals).toMatchObject({ count: 1, average: 3, again: 0 });
  for (const side of ['rep', 'business'] as const) await expectRefusal(reviewAs(side, work), 'review.closed');
});

test('one review is published alone when the time is over, and the other can no longer be written', async () => {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { stars: 1, again: false });
  const closesAt = (await readReviews('rep', work))?.closesAt ?? '';
  expect(new Date(closesAt).getTime() - new Date(endOf(work)).getTime()).toBeGreaterThan(reviewDays * 86_400_000);
  clock.goTo(closesAt, -0.01);
  await publishDue(app);
  expect((await readReviews('business', work))?.other).toBeNull();
  clock.goTo(closesAt);
  // By the deadline, not by the task.
  await expectRefusal(reviewAs('business', work), 'review.closed');
  await expectRefusal(reviewAs('rep', work, { stars: 5 }), 'review.closed');
  expect((await readReviews('business', work))?.other).toBeNull();
  await publishDue(app);
  expect((await readReviews('business', work))?.other).toMatchObject({ stars: 1 });
  await publishDue(app);
  expect((await received('business', work.business)).totals).toMatchObject({ count: 1, average: 1 });
});

test('a dispute keeps reviews closed until it is decided', async () => {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  await fundAll(app, work);
  await doWork(work, clock);
  await moveRep(work, 'dispute');
  for (const side of ['rep', 'business'] as const)
    await expectRefusal(reviewAs(side, work, { stars: 1 }), 'review.not_completed');
  clock.goTo(endOf(work), 24 * (engagementTimes.disputeDays + 10));
  await letTimeDecide(app);
  expect(await readReviews('rep', work)).toMatchObject({ open: true, own: null });
});

test('both sides are asked once, and notified of what is published about them', async () => {
  const work = await completed(app, clock);
  const kinds = async (side: 'rep' | 'business') =>
    (await listNews(app, work[side]))
      .filter(({ kind }) => kind.startsWith('review.'))
      .map(({ kind, read }) => [kind, read]);
  for (const side of ['rep', 'business'] as const) expect(await kinds(side)).toEqual([['review.due', false]]);
  await reviewAs('rep', work);
  for (const side of ['rep', 'business'] as const) expect(await kinds(side)).toEqual([['review.due', false]]);
  await reviewAs('business', work);
  for (const side of ['rep', 'business'] as const)
    expect(await kinds(side)).toEqual([
      ['review.published', false],
      ['review.due', true],
    ]);
});

test('what asked for a review is settled when the time is over, also if there is none', async () => {
  const work = await completed(app, clock);
  await sendPendingNews(app);
  clock.goTo((await readReviews('rep', work))?.closesAt ?? '');
  await publishDue(app);
  for (const side of ['rep', 'business'] as const)
    expect((await listNews(app, work[side])).filter(({ kind }) => kind === 'review.due')).toMatchObject([
      { read: true },
    ]);
});

test.each([
  [
    'number',
    "insert into vetting_checks (vetting_id, subject, kind, number_hash, checked_by) select v.id, 'person', 'sa-id', sha256('same'), (select id from admin_users limit 1) from user_vetting v where v.user_id = any ($1)",
  ],
  [
    'phone',
    "with one as (update rep_profiles set phone = '+27820001111' where user_id = any ($1)) update business_profiles set former_phone = '+27820001111' where user_id = any ($1)",
  ],
  [
    'device',
    "insert into known_devices (user_id, device_hash, has_secret) select unnest($1::uuid[]), sha256('same browser'), true",
  ],
])('two accounts with the same %s publish nothing about each other', async (trait, share) => {
  const work = await completed(app, clock);
  await makeAdmin(app);
  await sql(share, [[work.rep.userId, work.business.userId]]);
  await reviewAs('rep', work, { stars: 5 });
  await reviewAs('business', work, { stars: 5 });
  for (const side of ['rep', 'business'] as const) {
    expect(await readReviews(side, work)).toMatchObject({ open: false, own: { status: 'checked' }, other: null });
    expect((await received(side, work[side])).totals.count).toBe(0);
  }
  expect(
    await sql('select kind, evidence from review_cases join reviews r on r.id = review_id where engagement_id = $1', [
      work.engagement.id,
    ]),
  ).toEqual([
    { kind: 'same_person', evidence: [trait] },
    { kind: 'same_person', evidence: [trait] },
  ]);
});

test('what a user wrote around a suspension is not published before the team has checked it', async () => {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { stars: 1, words: 'Revenge.' });
  await makeAdmin(app);
  // Lifted again before the reviews are published.
  await sql(
    `insert into suspensions (id, user_id, reason, suspended_by, suspended_at, lifted_by, lifted_at, lifted_because)
     select gen_random_uuid(), $1, 'Fraud', id, $2, id, $3, 'A mistake' from admin_users limit 1`,
    [
      work.rep.userId,
      new Date(new Date(endOf(work)).getTime() + 2 * 86_400_000),
      new Date(new Date(endOf(work)).getTime() + 3 * 86_400_000),
    ],
  );
  clock.goTo(endOf(work), 24 * 5);
  await reviewAs('business', work, { stars: 5 });
  expect(await readReviews('business', work)).toMatchObject({ own: { status: 'published' }, other: null });
  expect((await readReviews('rep', work))?.own).toMatchObject({ status: 'checked' });
  expect((await received('business', work.business)).totals.count).toBe(0);
  expect((await received('rep', work.rep)).totals.count).toBe(1);
});

test('the totals are what the reviews add up to', async () => {
  const people = await completed(app, clock);
  const works = [people];
  for (let count = 1; count < 4; count += 1) works.push(await completed(app, clock, people));
  for (const [at, work] of works.entries()) {
    await reviewAs('rep', work, { stars: at + 1, again: at % 2 === 0 });
    await reviewAs('business', work, { stars: 5 - at });
  }
  const { totals } = await received('business', people.business);
  expect(totals).toMatchObject({ count: 4, average: 2.5, again: 2 });
  const kept = await sql<{ profile_id: string; count: number; stars: number; again: number; newest_at: Date }>(
    'select * from review_totals',
  );
  for (const { profile_id: id, count, stars, again, newest_at: newestAt } of kept)
    expect(await sumReviews(app.services.db, id)).toEqual({ count, stars, again, newestAt });
});

test('a deleted account leaves stars without words or a name', async () => {
  const work = await completed(app, clock);
  await reviewAs('rep', work, { stars: 2, words: 'Paid late.' });
  await reviewAs('business', work);
  const { password, call } = work.business;
  await call(accountApi.close, { body: { password } });
  expect(await received('rep', work.rep)).toMatchObject({
    totals: { count: 1 },
    items: [{ author: 'Former business', words: null }],
  });
  const { rows } = await app.database.pool.query(
    "select id from reviews where engagement_id = $1 and by = 'business'",
    [work.engagement.id],
  );
  const reply = work.rep.call(reviewsApi.reply, {
    params: { reviewId: rows[0].id },
    body: { reply: 'By Lindiwe Nkosi.' },
  });
  await expectRefusal(reply, 'review.author_deleted');
});

test('no words are stored about an account that is deleted', async () => {
  const work = await completed(app, clock);
  const { password, call } = work.business;
  await call(accountApi.close, { body: { password } });
  await reviewAs('rep', work, { stars: 2, words: 'Lindiwe Nkosi paid late.', quotable: true });
  expect((await readReviews('rep', work))?.own).toMatchObject({ stars: 2, words: null, quotable: false });
});
