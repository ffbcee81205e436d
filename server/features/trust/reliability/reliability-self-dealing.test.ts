import { expect, test } from 'vitest';
import { reviewCasesApi } from '#contract/trust/review-cases.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { payGigsHere, productClock, type Working } from '#test/support/engagements.ts';
import { liveEvents } from '#test/support/live.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { recordPending, reliabilityOfBusiness, reliabilityOfRep } from '#test/support/reliability.ts';
import { completed, reviewAs } from '#test/support/reviews.ts';
import { recordAllGigs } from './commands/catch-up.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const shareBrowser = (work: Working) =>
  app.database.pool.query(
    "insert into known_devices (user_id, device_hash, has_secret) select unnest($1::uuid[]), sha256('same browser'), true",
    [[work.rep.userId, work.business.userId]],
  );

const wellPoints = async (work: Working) => [
  (await reliabilityOfRep(app, work.rep)).wellPoints,
  (await reliabilityOfBusiness(app, work.business)).wellPoints,
];

test('two accounts of one person earn nothing from each other, also in the nightly comparison', async () => {
  const work = await completed(app, clock);
  await shareBrowser(work);
  expect(await wellPoints(work)).toEqual([0, 0]);
  await recordAllGigs(app.services, AbortSignal.timeout(30_000));
  expect(await wellPoints(work)).toEqual([0, 0]);
});

test('gigs count once our team has published a review between the two accounts', async () => {
  const work = await completed(app, clock);
  await shareBrowser(work);
  await recordPending(app);
  await reviewAs('rep', work);
  await reviewAs('business', work);
  const admin = (await signInAdmin(app, await makeAdmin(app))).call;
  const [one] = (await admin(reviewCasesApi.list, { query: {} })).items;
  const params = { reviewCaseId: one?.id ?? '' };
  await admin(reviewCasesApi.decide, { params, body: { outcome: 'shown', reason: 'They share a till.' } });
  await recordAllGigs(app.services, AbortSignal.timeout(30_000));
  expect(await wellPoints(work)).toEqual([20, 20]);
});

test('new entries refresh the open pages of both sides', async () => {
  const work = await completed(app, clock);
  await recordPending(app);
  for (const side of ['rep', 'business'] as const)
    expect((await liveEvents(app, work[side])).map(({ type }) => type)).toContain('reliability.changed');
});
