import { expect, test } from 'vitest';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { salesApi } from '#contract/engagements/sales.ts';
import { expectRefusal } from '#test/support/api.ts';
import {
  agree,
  endOf,
  fundAll,
  letTimeDecide,
  look,
  moveBusiness,
  moveRep,
  payGigsHere,
  productClock,
  startOf,
  submitHours,
} from '#test/support/engagements.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, orderOf, perSale, type Selling, selling } from '#test/support/sales.ts';
import { agreeTo, changeTerms } from '#test/support/terms.ts';
import { walletOf } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

const sell = (work: Selling, changes: Parameters<typeof orderOf>[1] = {}) =>
  work.business.call(salesApi.enter, { body: orderOf(work, changes) });

async function approved(work: Selling) {
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  clock.goTo(endOf(work), 25.1);
  await moveBusiness(work, 'accept');
  return (await look(work)).money;
}

const completedBy = async ({ rep }: Selling) => (await rep.call(dashboardsApi.rep, {})).completedGigs;

test('fixed pay and commission are paid from what was held, and the rest is refunded', async () => {
  const work = await atWork(app, clock);
  expect((await look(work)).money.heldCents).toBe(240_000);
  await sell(work);
  await sell(work);
  // R1,900 and two sales at R50, of which the fee of 10 % follows in proportion.
  const money = await approved(work);
  expect(money).toMatchObject({ heldCents: 0, platformCents: 20_000, repCents: 180_000, backCents: 40_000 });
  const sales = await work.rep.call(salesApi.ofGig, { params: { engagementId: work.engagement.id } });
  expect(sales).toMatchObject({ earnedCents: 10_000, paidCents: 10_000, heldCents: 0, mostCents: 50_000 });
  expect(await completedBy(work)).toBe(1);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('sales pay no more than what is held, and their bonus once', async () => {
  const work = await atWork(app, clock);
  for (let count = 0; count < 9; count += 1) await sell(work);
  expect(await approved(work)).toMatchObject({ heldCents: 0, repCents: 216_000, platformCents: 24_000, backCents: 0 });
});

test('of a commission-only gig nothing is fixed', async () => {
  const terms = { ...perSale, mostCents: null, rate: { per: 'amount' as const, basisPoints: 1_250 }, bonus: null };
  const work = await atWork(app, clock, {
    terms,
    job: { jobType: 'Commission Only', payPer: 'whole', compensationCents: 190_000, dayRateCents: null },
  });
  await sell(work, { amountCents: 99_999 });
  // 12.5 % of R999.99, rounded down.
  expect(await approved(work)).toMatchObject({ repCents: 11_250, platformCents: 1_249, backCents: 177_501 });
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('a commission-only gig without a sale pays nothing, and is completed', async () => {
  const terms = { ...perSale, mostCents: null };
  const work = await atWork(app, clock, {
    terms,
    job: { jobType: 'Commission Only', payPer: 'whole', compensationCents: 190_000, dayRateCents: null },
  });
  expect(await completedBy(work)).toBe(0);
  expect(await approved(work)).toMatchObject({ heldCents: 0, repCents: 0, platformCents: 0, backCents: 190_000 });
  expect(await completedBy(work)).toBe(1);
  expect(await troubleInBooks(app.database.pool)).toEqual([]);
});

test('the maximum of a commission-only gig is not checked as a wage', async () => {
  clock.goTo(new Date());
  const work = await selling(app, {
    terms: { ...perSale, mostCents: null, bonus: null },
    job: { jobType: 'Commission Only', payPer: 'whole', compensationCents: 10_000, dayRateCents: null },
  });
  const { inForce } = await changeTerms(work, { payCents: 9_000 });
  await agreeTo(work, inForce.version);
});

test('a disputed sale isn’t paid, and after the approval it is too late to dispute one', async () => {
  const work = await atWork(app, clock);
  const [one, two] = [await sell(work), await sell(work)];
  clock.goTo(endOf(work), 1);
  await work.business.call(salesApi.dispute, { params: { saleId: one.id }, body: { reason: 'Returned' } });
  await submitHours(work);
  clock.goTo(endOf(work), 24.5);
  // Until the rep has had a day to open a dispute about it.
  await expectRefusal(moveBusiness(work, 'accept'), 'engagement.sales_open');
  clock.goTo(endOf(work), 25.1);
  await moveBusiness(work, 'accept');
  expect((await look(work)).money.repCents).toBe(175_500);
  await expectRefusal(
    work.business.call(salesApi.dispute, { params: { saleId: two.id }, body: { reason: 'Returned' } }),
    'sale.paid',
  );
});

test('hours are approved once sales of the last shift can’t be recorded any more', async () => {
  const work = await atWork(app, clock);
  await sell(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  await expectRefusal(moveBusiness(work, 'accept'), 'engagement.sales_open');
  clock.goTo(endOf(work), 24.1);
  await moveBusiness(work, 'accept');
  expect((await look(work)).money).toMatchObject({ heldCents: 0, repCents: 175_500 });
});

test('a sale is voided within its time, and not during a dispute', async () => {
  const work = await atWork(app, clock);
  const [one, two] = [await sell(work), await sell(work)];
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  expect(
    await work.business.call(salesApi.cancel, { params: { saleId: one.id }, body: { reason: 'Returned' } }),
  ).toMatchObject({ status: 'void' });
  await moveRep(work, 'dispute');
  await expectRefusal(
    work.business.call(salesApi.cancel, { params: { saleId: two.id }, body: { reason: 'Returned' } }),
    'sale.too_late',
  );
});

test('a late cancellation pays hours of the fixed pay', async () => {
  clock.goTo(new Date());
  const work = await selling(app);
  await agree(work);
  await fundAll(app, work);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  clock.goTo(startOf(work), -2);
  await moveBusiness(work, 'cancel');
  // Four of sixteen hours of R1,900; the R500 for sales are refunded.
  expect((await look(work)).money).toMatchObject({ heldCents: 0, repCents: 42_750, platformCents: 4_750 });
});

test('hours that are approved by silence pay the sales that count', async () => {
  const work = await atWork(app, clock);
  await sell(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  clock.goTo(endOf(work), 1 + 72.1);
  await letTimeDecide(app);
  expect((await look(work)).money).toMatchObject({ heldCents: 0, repCents: 175_500, backCents: 45_000 });
});

test('the wallet expects the fixed pay and what sales have earned so far', async () => {
  const work = await atWork(app, clock);
  const expected = async () => (await walletOf(work.rep)).comingCents;
  expect(await expected()).toBe(171_000);
  await sell(work);
  expect(await expected()).toBe(175_500);
});

test('a rep can dispute until the hours can be approved, though the business keeps changing sales', async () => {
  const work = await atWork(app, clock);
  const sale = await sell(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  const late = await sell(work);
  clock.goTo(endOf(work), 72);
  await work.business.call(salesApi.dispute, { params: { saleId: late.id }, body: { reason: 'Returned' } });
  clock.goTo(endOf(work), 90);
  await letTimeDecide(app);
  expect((await look(work)).milestones[0]).toMatchObject({ status: 'submitted' });
  await moveRep(work, 'dispute');
  expect((await look(work)).milestones[0]).toMatchObject({ status: 'disputed' });
  // The gig's dispute stops further changes.
  const params = { saleId: sale.id };
  await expectRefusal(work.business.call(salesApi.cancel, { params, body: { reason: 'Returned' } }), 'sale.too_late');
});

test('the dispute of a sale is withdrawn until the gig is over', async () => {
  const work = await atWork(app, clock);
  const { id: saleId } = await sell(work);
  const change = { params: { saleId }, body: { reason: 'Returned' } };
  const gigOver = async () => (await work.business.call(salesApi.list, { query: {} })).items[0]?.gigOver;
  await work.business.call(salesApi.dispute, change);
  await work.business.call(salesApi.confirm, { params: { saleId } });
  await work.business.call(salesApi.dispute, change);
  expect(await gigOver()).toBe(false);
  await approved(work);
  expect(await gigOver()).toBe(true);
  await expectRefusal(work.business.call(salesApi.confirm, { params: { saleId } }), 'sale.too_late');
});

test('what a dispute paid for sales is shown as paid', async () => {
  const work = await atWork(app, clock);
  await sell(work);
  clock.goTo(endOf(work), 1);
  await submitHours(work);
  await moveRep(work, 'dispute');
  clock.goTo(endOf(work), 24 * 10);
  await letTimeDecide(app);
  expect((await look(work)).milestones[0]).toMatchObject({ status: 'resolved', money: { repCents: 175_500 } });
  const sales = await work.rep.call(salesApi.ofGig, { params: { engagementId: work.engagement.id } });
  expect(sales).toMatchObject({ earnedCents: 5_000, paidCents: 5_000 });
});

test('the wallet expects of each part what its own sales pay, over several gigs', async () => {
  const business = (await atWork(app, clock)).business;
  const [one, two] = [await atWork(app, clock, { business }), await atWork(app, clock, { business })];
  await sell(one);
  await sell(two);
  await sell(two);
  expect([(await walletOf(one.rep)).comingCents, (await walletOf(two.rep)).comingCents]).toEqual([175_500, 180_000]);
});
