import { expect, test } from 'vitest';
import { walletApi } from '#contract/payouts/wallet.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import {
  accepted,
  agree,
  checkIn,
  coming,
  endOf,
  fundAll,
  moveBusiness,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
} from '#test/support/engagements.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { askPayout, earn, walletOf, withMoney } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const hoursAfter = (moment: string, hours: number) => new Date(Date.parse(moment) + hours * 3_600_000).toISOString();

test('a rep without earnings sees what they still need for a payout', async () => {
  const rep = await signUpRep(app);
  expect(await walletOf(rep)).toMatchObject({
    ...{ comingCents: 0, availableCents: 0, onItsWayCents: 0, paidCents: 0, minimumCents: 10_000 },
    ...{ coming: [], comingFrom: null, heldPay: [], openPayout: null, bankAccount: null, mayClose: false },
    obstacles: [{ kind: 'no_account' }, { kind: 'below_minimum' }],
  });
});

test('money that a business has paid is coming, with its day, until the work is accepted', async () => {
  const work = await coming(app, clock);
  const { rep, engagement } = work;
  const held = await walletOf(rep);
  expect(held).toMatchObject({ comingCents: 171_000, availableCents: 0, comingFrom: hoursAfter(endOf(work), 72) });
  expect(held.coming).toMatchObject([
    { engagementId: engagement.id, amountCents: 171_000, status: 'confirmed', companyName: engagement.companyName },
  ]);

  await checkIn(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  const { comingFrom } = await walletOf(rep);
  expect(Math.abs(Date.parse(comingFrom ?? '') - Date.parse(hoursAfter(endOf(work), 73)))).toBeLessThan(60_000);

  await moveBusiness(work, 'accept');
  expect(await walletOf(rep)).toMatchObject({ comingCents: 0, availableCents: 171_000, comingFrom: null, coming: [] });
  const { items } = await rep.call(walletApi.lines, { query: {} });
  expect(items).toMatchObject([
    { kind: 'earned', amountCents: 171_000, engagementId: engagement.id, title: engagement.title },
  ]);
});

test('there is no day while a person has to decide', async () => {
  const work = await coming(app, clock);
  await checkIn(work);
  clock.goTo(startOf(work), 1);
  await moveBusiness(work, 'dispute');
  expect(await walletOf(work.rep)).toMatchObject({ comingCents: 171_000, comingFrom: null });
});

test('unpaid work is not coming', async () => {
  const work = await accepted(app);
  await agree(work);
  expect((await walletOf(work.rep)).comingCents).toBe(0);
  await fundAll(app, work);
  expect((await walletOf(work.rep)).comingCents).toBe(171_000);
});

test('lines are paged, newest first, each with its subject', async () => {
  const owner = await withMoney(app, 20_000);
  for (let line = 0; line < 20; line += 1) await earn(app, owner.rep, 100 + line);
  const payout = await askPayout(owner, 10_000);
  const first = await owner.rep.call(walletApi.lines, { query: {} });
  expect(first.items).toHaveLength(20);
  expect(first.items[0]).toMatchObject({
    ...{ kind: 'payout', amountCents: -10_000, payoutId: payout.id, reference: payout.reference },
    ...{ status: 'asked', expectedOn: payout.expectedOn, engagementId: null },
  });
  const second = await owner.rep.call(walletApi.lines, { query: { cursor: first.nextCursor ?? '' } });
  expect(second.items.map(({ amountCents }) => amountCents)).toEqual([100, 20_000]);
  expect(second.nextCursor).toBeNull();
});

test('it is for reps only, each sees their own, and an expired trial doesn’t block it', async () => {
  const owner = await withMoney(app, 20_000);
  expect((await walletOf(await signUpRep(app))).availableCents).toBe(0);
  await expectRefusal((await signUpBusiness(app)).call(walletApi.show, {}), 'role.rep_required');
  await expectRefusal(callerOf(app.url, null)(walletApi.show, {}), 'session.required');
  await app.database.pool.query(`update rep_profiles set trial_ends_at = now() - interval '1 day' where user_id = $1`, [
    owner.rep.userId,
  ]);
  expect((await walletOf(owner.rep)).availableCents).toBe(20_000);
  await askPayout(owner, 20_000);
});

test('an open wallet page is notified of changes', async () => {
  const owner = await withMoney(app, 20_000);
  const news = async () => {
    const { rows } = await app.database.pool.query(
      `select count(*)::int from live_events where user_id = $1 and payload->>'type' = 'ledger.changed'`,
      [owner.rep.userId],
    );
    return rows[0].count;
  };
  const before = await news();
  await askPayout(owner, 20_000);
  expect(await news()).toBe(before + 1);
});
