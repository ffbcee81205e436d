import { expect, test } from 'vitest';
import { sendRefund } from '#server/features/payments/refunds/commands/send-refund.ts';
import { buyForMoney, giveBack, payCourse, startBuying, startOrder } from '#test/support/course-orders.ts';
import { publish } from '#test/support/courses.ts';
import { doWork, moveBusiness, payGigsHere, productClock, type Working } from '#test/support/engagements.ts';
import { fundedByCard, onlyWork } from '#test/support/funded.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
await payGigsHere(app);
await pool.query(`update operator_settings set card_fee_bearer = 'business'`);
const clock = productClock();
const { story, chargeback, approved, send } = await openRefunding(app);

/** Refunds everything that was requested. */
async function sendAll(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from payment_refunds where status = 'approved'`);
  for (const { id: refundId } of rows) await sendRefund(app.services, { refundId });
}

/** Pays for every kind of item, with every outcome. */
async function payForEverything(): Promise<void> {
  await subscribe(app, payfast, 'business');
  await send(await approved(await subscribe(app, payfast)));
  await chargeback(await subscribe(app, payfast));

  await payfast.turn({ hold: true });
  const { pfPaymentId } = await payfast.pay(await startCheckout(await signUpRep(app)));
  await payfast.turn({ hold: false });
  await payfast.notify({
    ...{ pf_payment_id: pfPaymentId, payment_status: 'COMPLETE', amount_gross: '199.00', amount_fee: '-4.58' },
  });

  const [first, second] = [await publish(app, { title: 'Selling' }), await publish(app, { title: 'Counting' })];
  const rep = await signUpRep(app);
  await buyForMoney(app, rep, first);
  await giveBack(rep, first);
  await chargeback(await buyForMoney(app, rep, second));
  await payCourse(app, await startOrder(await signUpRep(app), [first, second]));
  await startBuying(await signUpRep(app), first);

  // Cancelled, charged back before the work, and three with different outcomes.
  const cancelled = await fundedByCard(app, payfast);
  await moveBusiness(onlyWork(cancelled), 'cancel');
  await chargeback(await fundedByCard(app, payfast));
  const [paid, disputed, withdrawn] = (await fundedByCard(app, payfast, 3)).works as [Working, Working, Working];
  await moveBusiness(withdrawn, 'cancel');
  await doWork(paid, clock);
  await moveBusiness(paid, 'accept');
  clock.goTo(new Date());
  await doWork(disputed, clock);
  await sendAll();
}

test('the stories of all payments together show every transfer once', async () => {
  await payForEverything();
  const { rows: payments } = await pool.query<{ paymentId: string; item: string; paid: boolean }>(
    'select merchant_payment_id as "paymentId", item, paid_at is not null as paid from payfast_payments',
  );
  expect(new Set(payments.map(({ item }) => item))).toEqual(new Set(['subscription', 'hires', 'courses']));
  const shown: string[] = [];
  for (const payment of payments) {
    const { transfers } = await story(payment);
    expect(transfers.length > 0).toBe(payment.paid);
    shown.push(...transfers.map(({ id }) => id));
  }
  const { rows: booked } = await pool.query<{ id: string; kind: string }>(
    `select id, kind from ledger_transfers
     where payout_id is null and settlement_id is null and correction_id is null order by id`,
  );
  expect(shown.toSorted()).toEqual(booked.map(({ id }) => id));
  const kinds = new Set(booked.map(({ kind }) => kind));
  for (const kind of ['engagement_funded', 'engagement_released', 'engagement_refunded', 'card_fee_charged'])
    expect(kinds).toContain(kind);
});
