import { expect, test } from 'vitest';
import { fundingApi } from '#contract/engagements/funding.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { ProviderAway } from '#server/features/payments/gateway/provider-errors.ts';
import { sendRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { expectRefusal } from '#test/support/api.ts';
import { moveBusiness, moveRep, payGigsHere, productClock, startOf, type Working } from '#test/support/engagements.ts';
import { type Funded, fundedByCard, onlyWork } from '#test/support/funded.ts';
import { agreed, startFunding } from '#test/support/funding.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
await payGigsHere(app);
const clock = productClock();
const { story, send, paidByHand, one, other } = await openRefunding(app);

/** The refunds of a payment, oldest first. */
async function refundsOf({ paymentId }: Pick<Funded, 'paymentId'>) {
  const { rows } = await pool.query<{ id: string; part: string; status: string; cents: number }>(
    `select id, part, status, amount_cents::int as cents from payment_refunds where merchant_payment_id = $1 order by asked_at, id`,
    [paymentId],
  );
  return rows;
}

const leftAtProvider = async ({ pfPaymentId }: Funded) =>
  (await services.gateway.queryRefund(pfPaymentId))?.amountAvailableCents;

test('a cancelled gig is one refund of its payment, for its own amount only', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await moveBusiness(onlyWork(funded), 'cancel');
  const [refund, ...others] = await refundsOf(funded);
  expect(refund).toMatchObject({ part: 'milestone', status: 'approved', cents: 190_000 });
  expect(others).toEqual([]);
  await send(refund?.id ?? '');
  await send(refund?.id ?? '');
  expect(await leftAtProvider(funded)).toBe(190_000n);
  expect(await story(funded)).toMatchObject({ payment: { paymentStatus: 'COMPLETE' }, refunds: [{ status: 'done' }] });
  expect(await troubleInBooks(pool)).toEqual([]);
  // The other gig, too: then the whole payment is refunded.
  await moveBusiness(funded.works[1] as Working, 'cancel');
  await send((await refundsOf(funded))[1]?.id ?? '');
  expect(await story(funded)).toMatchObject({ payment: { paymentStatus: 'REFUNDED' } });
  expect((await services.gateway.queryRefund(funded.pfPaymentId))?.status).toBe('refunded');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a late cancellation refunds what the rep did not earn', async () => {
  const funded = await fundedByCard(app, payfast);
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  await moveBusiness(work, 'cancel');
  // Of R1,900 for 16 hours the rep has earned four hours.
  expect(await refundsOf(funded)).toMatchObject([{ part: 'milestone', cents: 142_500 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('one refund of a payment is at the provider at a time, and a lost response refunds nothing twice', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  for (const work of funded.works) await moveBusiness(work, 'cancel');
  const [first, second] = await refundsOf(funded);
  const lost: typeof services.gateway = {
    ...services.gateway,
    refund: async (...given) => {
      await services.gateway.refund(...given);
      throw new ProviderAway('Its answer was lost');
    },
  };
  await expect(sendRefund({ ...services, gateway: lost }, { refundId: first?.id ?? '' })).rejects.toThrow('was lost');
  // It is unknown whether the first one was paid: the remaining amount would say nothing about the second.
  await expect(send(second?.id ?? '')).rejects.toThrow('Another refund');
  expect(await leftAtProvider(funded)).toBe(190_000n);
  await pool.query(`update payment_refunds set sending_until = now() - interval '1 minute' where id = $1`, [first?.id]);
  await expect(send(second?.id ?? '')).rejects.toThrow('Another refund');
  await send(first?.id ?? '');
  expect(await leftAtProvider(funded)).toBe(190_000n);
  await send(second?.id ?? '');
  expect((await refundsOf(funded)).map(({ status }) => status)).toEqual(['done', 'done']);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a payment that could not fund anything is refunded automatically, with the card fee on top', async () => {
  await pool.query(`update operator_settings set card_fee_bearer = 'business'`);
  const { business, ...work } = onlyWork(await fundedByCard(app, payfast));
  const people = { business, rep: await signUpRep(app) };
  const second = await agreed(app, {}, people);
  await expect.poll(async () => (await business.call(fundingApi.due, {})).cardFee).not.toBeNull();
  const { paymentId, form } = await startFunding(business);
  await moveBusiness(second, 'cancel');
  const paid = { paymentId, ...(await payfast.pay(form)) };
  await pool.query(`update operator_settings set card_fee_bearer = 'platform'`);
  const [excess] = await refundsOf(paid);
  expect(excess).toMatchObject({ part: 'excess', status: 'approved', cents: 196_850 });
  await send(excess?.id ?? '');
  expect(await story(paid)).toMatchObject({ payment: { paymentStatus: 'REFUNDED' } });
  expect(work.engagement.id).not.toBe(second.engagement.id);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a part that the card does not accept is paid from our bank account and booked so', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await payfast.turn({ refunds: 'fail' });
  await moveBusiness(onlyWork(funded), 'cancel');
  const [refund] = await refundsOf(funded);
  await send(refund?.id ?? '');
  await payfast.turn({ refunds: 'card' });
  expect(await refundsOf(funded)).toMatchObject([{ status: 'eft_due' }]);
  await paidByHand(refund?.id ?? '');
  const { refunds, transfers, payment } = await story(funded);
  expect(refunds).toMatchObject([{ status: 'eft_paid', amountCents: 190_000 }]);
  expect(payment.paymentStatus).toBe('COMPLETE');
  expect(transfers.find(({ what }) => what === 'refund_paid_from_bank')).toMatchObject({ amountCents: 190_000 });
  expect(await leftAtProvider(funded)).toBe(380_000n);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a refund by hand waits while the provider may be paying another part', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  await payfast.turn({ refunds: 'fail' });
  for (const work of funded.works) await moveBusiness(work, 'cancel');
  const [first, second] = await refundsOf(funded);
  await send(first?.id ?? '');
  await payfast.turn({ refunds: 'card' });
  await pool.query(`update payment_refunds set sending_until = now() where id = $1`, [second?.id]);
  await expectRefusal(paidByHand(first?.id ?? ''), 'refund.other_being_sent');
});

test('the database refuses to refund more than was paid', async () => {
  const { paymentId } = await fundedByCard(app, payfast);
  const add = (cents: number, part = 'excess') =>
    pool.query(
      `insert into payment_refunds (id, merchant_payment_id, part, amount_cents, status, reason)
       values (gen_random_uuid(), $1, $2, $3, 'approved', 'A test')`,
      [paymentId, part, cents],
    );
  await expect(add(190_001)).rejects.toThrow('more would go back');
  await add(100_000);
  await expect(add(90_001, 'goodwill')).rejects.toThrow('more would go back');
  await expect(add(1)).rejects.toThrow('payment_refunds_one_a_part');
  await pool.query('delete from payment_refunds where merchant_payment_id = $1', [paymentId]);
});

test('admins refund from the platform’s own money what is neither held nor already gone', async () => {
  const funded = await fundedByCard(app, payfast, 2);
  const ask = (amountCents?: number) =>
    one(adminPaymentsApi.askRefund, {
      params: { merchantPaymentId: funded.paymentId },
      body: { reason: 'The work was poor.', ...(amountCents !== undefined && { amountCents }) },
    });
  expect(await story(funded)).toMatchObject({ inParts: true, canRefund: false, refundableCents: 0 });
  await expectRefusal(ask(), 'refund.not_possible');
  // Late, so that the rep has earned four hours of pay.
  const work = onlyWork(funded);
  clock.goTo(startOf(work), -20);
  await moveRep(work, 'confirm');
  await moveBusiness(work, 'cancel');
  expect(await story(funded)).toMatchObject({ canRefund: true, refundableCents: 47_500 });
  await expectRefusal(ask(47_501), 'refund.too_much');
  const asked = (await ask(20_000)).refunds.find(({ status }) => status === 'asked');
  const goodwill = { params: { refundId: asked?.id ?? '' } };
  await expectRefusal(one(adminPaymentsApi.approveRefund, goodwill), 'refund.same_administrator');
  await expectRefusal(ask(1), 'refund.not_possible');
  await other(adminPaymentsApi.approveRefund, goodwill);
  for (const { id } of await refundsOf(funded)) await send(id);
  expect(await leftAtProvider(funded)).toBe(380_000n - 142_500n - 20_000n);
  const { transfers, refundableCents } = await story(funded);
  expect(transfers.filter(({ what }) => what === 'goodwill_refunded')).toMatchObject([{ amountCents: 20_000 }]);
  expect(refundableCents).toBe(0);
  expect(await troubleInBooks(pool)).toEqual([]);
});
