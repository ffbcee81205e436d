import { expect, test } from 'vitest';
import { reviewsApi } from '#contract/trust/reviews.ts';
import { callerOf } from '#test/support/api.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { completed, publishDue, readReviews, reviewAs } from '#test/support/reviews.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();

test('reviews written concurrently in two processes are both published, once, and counted once', async () => {
  const people = await completed(app, clock);
  let work = people;
  for (let round = 1; round <= 4; round += 1) {
    const elsewhere = { ...work, rep: { ...work.rep, call: callerOf(other.url, work.rep.accessToken) } };
    expect(await outcomes([reviewAs('business', work), reviewAs('rep', elsewhere)])).toEqual([null, null]);
    for (const side of ['rep', 'business'] as const)
      expect(await readReviews(side, work)).toMatchObject({
        open: false,
        own: { status: 'published' },
        other: { stars: 4 },
      });
    expect((await work.rep.call(reviewsApi.ofRep, { query: {} })).totals.count).toBe(round);
    work = await completed(app, clock, people);
  }
});

test('a review in the last moment is published with the other, or refused and left out', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await completed(app, clock);
    await reviewAs('rep', work);
    clock.goTo((await readReviews('rep', work))?.closesAt ?? '', -0.00003);
    const [refused] = await outcomes([reviewAs('business', work), publishDue(app), publishDue(other)]);
    clock.goTo(new Date(), 24 * 40);
    await publishDue(app);
    const shown = await readReviews('rep', work);
    expect([null, 'review.closed']).toContain(refused);
    expect(shown?.own?.status).toBe('published');
    expect(shown?.other === null).toBe(refused === 'review.closed');
    expect((await work.business.call(reviewsApi.ofBusiness, { query: {} })).totals.count).toBe(1);
  }
});
