import { expect, test } from 'vitest';
import { disputesApi } from '#contract/engagements/disputes.ts';
import { fundingApi } from '#contract/engagements/funding.ts';
import { look, moveRep, payGigsHere, productClock } from '#test/support/engagements.ts';
import type { Funded } from '#test/support/funded.ts';
import { orderOf } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { type Replaced, replaced, replacedAndAgreed } from '#test/support/replacing.ts';
import { agreeTo, changeTerms } from '#test/support/terms.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
const clock = productClock();
const { send, chargeback, story } = await openRefunding(app);

async function refundsOf({ paymentId }: Pick<Funded, 'paymentId'>) {
  const { rows } = await pool.query<{ id: string; status: string; cents: number }>(
    'select id, status, amount_cents::int as cents from payment_refunds where merchant_payment_id = $1',
    [paymentId],
  );
  return rows;
}

const dueOf = async ({ work }: Replaced) => (await work.business.call(fundingApi.due, {})).items[0];

const begin = async ({ work }: Replaced) =>
  work.business.call(fundingApi.start, { body: await orderOf(work.business) });

test('money of a rep who cancelled pays for the replacement: nothing is due or refunded', async () => {
  const all = await replacedAndAgreed(app, payfast);
  const { funded, work, next } = all;
  const [waiting] = await refundsOf(funded);
  expect(waiting).toMatchObject({ status: 'approved', cents: 190_000 });
  // The task leaves a waiting refund alone.
  await send(waiting?.id ?? '');
  expect(await refundsOf(funded)).toEqual([waiting]);
  expect(
    (await work.business.call(disputesApi.substitutes, { params: { engagementId: work.engagement.id } })).kept,
  ).toMatchObject({ cents: 190_000 });
  expect(await dueOf(all)).toMatchObject({ priceCents: 190_000, keptCents: 190_000 });
  expect(await begin(all)).toMatchObject({ paymentId: funded.paymentId, form: null });
  expect(await look(next)).toMatchObject({ status: 'funded', money: { fundedCents: 190_000, heldCents: 190_000 } });
  expect(await refundsOf(funded)).toEqual([]);
  await send(waiting?.id ?? '');
  expect(await troubleInBooks(pool)).toEqual([]);
  const { hires, transfers } = await story(funded);
  expect(hires.map(({ state }) => state).toSorted()).toEqual(['funded', 'replaced']);
  const booked = transfers.map(({ what }) => what).filter((what) => what.startsWith('engagement_'));
  expect(booked).toEqual(['engagement_funded', 'engagement_refunded', 'engagement_funded']);
  // Once more: the replacement cancels, too.
  await moveRep(next, 'withdraw');
  expect(await refundsOf(funded)).toMatchObject([{ status: 'approved', cents: 190_000 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('the business can have the money refunded now, and then pays for the replacement', async () => {
  const all = await replacedAndAgreed(app, payfast);
  const { funded, work, next } = all;
  const params = { engagementId: work.engagement.id };
  expect((await story(funded)).refunds[0]?.keptUntil).not.toBeNull();
  await work.business.call(fundingApi.refundKept, { params });
  await expect(work.business.call(fundingApi.refundKept, { params })).rejects.toThrow();
  expect((await work.business.call(disputesApi.substitutes, { params })).kept).toBeNull();
  expect(await dueOf(all)).toMatchObject({ keptCents: 0 });
  const [refund] = await refundsOf(funded);
  await send(refund?.id ?? '');
  expect(await refundsOf(funded)).toMatchObject([{ status: 'done', cents: 190_000 }]);
  expect((await begin(all)).form).not.toBeNull();
  expect(await look(next)).toMatchObject({ status: 'agreed' });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('the difference to a cheaper replacement is refunded immediately', async () => {
  const all = await replaced(app, payfast);
  const { funded, next } = all;
  const { inForce } = await changeTerms(next, { payCents: 120_000 });
  await agreeTo(next, inForce.version);
  expect(await begin(all)).toMatchObject({ form: null });
  const [rest] = await refundsOf(funded);
  expect(rest).toMatchObject({ status: 'approved', cents: 70_000 });
  await send(rest?.id ?? '');
  expect(await refundsOf(funded)).toMatchObject([{ status: 'done', cents: 70_000 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('money that covers only a part, or waited too long, is not used', async () => {
  const dearer = await replaced(app, payfast);
  const { inForce } = await changeTerms(dearer.next, { payCents: 200_000 });
  await agreeTo(dearer.next, inForce.version);
  expect(await dueOf(dearer)).toMatchObject({ keptCents: 0 });
  expect((await begin(dearer)).form?.fields.amount).toBe('2000.00');

  const late = await replaced(app, payfast);
  const [waiting] = await refundsOf(late.funded);
  clock.goTo(new Date(), 72.1);
  await send(waiting?.id ?? '');
  expect(await refundsOf(late.funded)).toMatchObject([{ status: 'done', cents: 190_000 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('charged-back money pays for no replacement, and a replacement already paid with it is cancelled', async () => {
  const all = await replacedAndAgreed(app, payfast);
  await chargeback(all.funded);
  expect(await dueOf(all)).toMatchObject({ keptCents: 0 });
  expect((await begin(all)).form).not.toBeNull();

  const paid = await replacedAndAgreed(app, payfast);
  await begin(paid);
  await chargeback(paid.funded);
  expect(await look(paid.next)).toMatchObject({ status: 'cancelled', money: { heldCents: 0, repCents: 0 } });
  expect(await troubleInBooks(pool)).toEqual([]);
});
