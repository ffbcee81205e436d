import { expect, test } from 'vitest';
import { salesApi } from '#contract/engagements/sales.ts';
import { salesSystemsApi } from '#contract/engagements/sales-systems.ts';
import { isPushed } from '#domain/notifications/channels.ts';
import { payGigsHere, productClock } from '#test/support/engagements.ts';
import { listNews } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { atWork, keyOf, orderOf, type Selling } from '#test/support/sales.ts';
import { describeNotification, notificationPath } from '#texts/notifications/notifications.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();
const say = { moment: (moment: string) => moment, day: (day: string) => day };

const told = async ({ rep }: Selling) => (await listNews(app, rep)).filter(({ kind }) => kind === 'sale.changed');
const words = async (work: Selling) => (await told(work)).map((one) => describeNotification(one, say));
const enter = (work: Selling, body = orderOf(work)) => work.business.call(salesApi.enter, { body });

const order = (work: Selling, externalId: string, amountCents = 20_000) => orderOf(work, { externalId, amountCents });
const answer =
  'If you don’t agree, you can dispute the gig from check-in until its hours are approved. They can’t be approved in the next 24 hours.';

test('a rep is notified of a disputed sale with its reason, and of the end of that dispute', async () => {
  const work = await atWork(app, clock);
  const { id: saleId } = await enter(work, order(work, 'A-1'));
  const params = { saleId };
  const dispute = () => work.business.call(salesApi.dispute, { params, body: { reason: 'Paid by voucher' } });
  await dispute();
  await dispute();
  const { jobTitle, name } = (await told(work))[0] as { jobTitle: string; name: string } & object;
  expect(await words(work)).toEqual([
    {
      title: `${name} disputes order A-1 of ${jobTitle}`,
      detail: `Paid by voucher. This sale of R200.00 doesn’t count while it’s disputed. ${answer}`,
    },
  ]);
  const [one] = await told(work);
  expect(one && [isPushed(one), notificationPath(one)]).toEqual([true, `/rep-portal/my-work/${work.engagement.id}`]);
  await work.business.call(salesApi.confirm, { params });
  expect(await words(work)).toEqual([
    {
      title: `${name} withdrew the dispute of order A-1 of ${jobTitle}`,
      detail: 'This sale of R200.00 counts again. There is 1 other change to your sales.',
    },
  ]);
});

test('a change that was undone before the rep was notified of it is left out', async () => {
  const work = await atWork(app, clock);
  const { id: saleId } = await enter(work, order(work, 'A-2'));
  const params = { saleId };
  await work.business.call(salesApi.dispute, { params, body: { reason: 'Paid by voucher' } });
  await work.business.call(salesApi.confirm, { params });
  expect((await words(work)).map(({ detail }) => detail)).toEqual(['This sale of R200.00 counts again.']);
});

test('a rep is notified of a void sale: with the reason, or that a system gave none', async () => {
  const [byHand, bySystem] = [await atWork(app, clock), await atWork(app, clock)];
  const { id: saleId } = await enter(byHand, order(byHand, 'B-1'));
  await byHand.business.call(salesApi.cancel, { params: { saleId }, body: { reason: 'Returned the next day.' } });
  expect((await words(byHand))[0]?.detail).toBe(
    `Returned the next day. This sale of R200.00 no longer counts. ${answer}`,
  );
  const till = await keyOf(app, bySystem);
  await enter(bySystem, order(bySystem, 'B-1'));
  await till.call(salesSystemsApi.postVoid, { params: { externalId: 'B-1' } });
  expect((await words(bySystem))[0]?.detail).toBe(
    `Their shop system cancelled it, for example after a refund. This sale of R200.00 no longer counts. ${answer}`,
  );
});

test('a rep is notified of a corrected amount, and of many changes of a gig in one notification', async () => {
  const work = await atWork(app, clock);
  const till = await keyOf(app, work);
  for (const number of ['C-1', 'C-2', 'C-3']) {
    await till.call(salesSystemsApi.post, { body: order(work, number) });
    await till.call(salesSystemsApi.postVoid, { params: { externalId: number } });
  }
  await till.call(salesSystemsApi.post, { body: order(work, 'C-3', 15_000) });
  const [one, ...others] = await words(work);
  expect(others).toEqual([]);
  expect(one?.title).toMatch(/ corrected order C-3 of /);
  expect(one?.detail).toMatch(/^It counts with R150.00 instead of R200.00. There are \d other changes to your sales.$/);
});

test('sales that only come in notify no one', async () => {
  const work = await atWork(app, clock);
  await enter(work);
  expect(await told(work)).toEqual([]);
});
