import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { callerOf } from '#test/support/api.ts';
import { endOf, look, moveBusiness, payGigsHere, productClock, submitHours } from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { outcomes } from '#test/support/outcomes.ts';
import { atWork, keyOf, orderOf } from '#test/support/sales.ts';

const [app, other] = await openTwoTestApps({ work: false });
await payGigsHere(app);
const clock = productClock();

test('the same sale posted ten times concurrently, to two processes, counts once', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const elsewhere = callerOf(other.url, till.key);
  const body = orderOf(work);
  const posted = await Promise.all(
    Array.from({ length: 10 }, (_, n) => (n % 2 ? till.call : elsewhere)(salesSystemsApi.post, { body })),
  );
  expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
  const { sales } = await work.rep.call(salesApi.ofGig, { params: { engagementId: work.engagement.id } });
  expect(sales).toBe(1);
});

test('of two sales posted concurrently under one number, one is refused', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  const body = orderOf(work);
  const ended = await outcomes([
    till.call(salesSystemsApi.post, { body }),
    callerOf(other.url, till.key)(salesSystemsApi.post, { body: { ...body, amountCents: 1 } }),
  ]);
  expect(ended.toSorted()).toEqual([null, 'sale.reused'].toSorted());
});

test('approving the hours twice, in two processes, while sales arrive pays once, and each sale at most once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const work = await atWork(app, clock);
    const till = await keyOf(app, work);
    clock.goTo(endOf(work), 1);
    await submitHours(work);
    clock.goTo(endOf(work), 24.1);
    const theirs = { ...work, business: { ...work.business, call: callerOf(other.url, work.business.accessToken) } };
    await Promise.allSettled([
      ...[1, 2].map(() => till.call(salesSystemsApi.post, { body: orderOf(work) })),
      moveBusiness(work, 'accept'),
      moveBusiness(theirs, 'accept'),
      ...[1, 2].map(() => till.call(salesSystemsApi.post, { body: orderOf(work) })),
    ]);
    const { money } = await look(work);
    const paid = await work.rep.call(salesApi.ofGig, { params: { engagementId: work.engagement.id } });
    expect(money.heldCents).toBe(0);
    expect([0, 5_000, 10_000, 25_000, 30_000]).toContain(paid.paidCents);
    expect(paid.paidCents).toBeLessThanOrEqual(paid.earnedCents);
    expect(money.repCents + money.platformCents).toBe(190_000 + paid.paidCents);
    expect(await troubleInBooks(app.database.pool)).toEqual([]);
  }
});
