import { expect, test } from 'vitest';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { tryAgain } from '../reconciliation/commands/try-again.ts';
import { endStrayToken, endStrayTokenTask } from './end-stray-token.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { one, story } = await openRefunding(app);
// Holds the notifications that the fake sends automatically: each test sends its own.
await payfast.turn({ hold: true });

/** Pays, with a first charge of another amount than the checkout's. */
async function payOtherwise() {
  const person = await signUpRep(app);
  const checkout = await startCheckout(person);
  const { pfPaymentId, token } = await payfast.pay(checkout);
  const about = { m_payment_id: checkout.paymentId, payment_status: 'COMPLETE', token };
  await payfast.notify({ ...about, pf_payment_id: `${pfPaymentId}0`, amount_gross: '198.00' });
  const { items } = await one(adminPaymentsApi.list, { query: { q: `${pfPaymentId}0` } });
  const receipt = { paymentId: items[0]?.merchantPaymentId ?? '' };
  return { person, token, receipt, rightly: { ...about, pf_payment_id: pfPaymentId, amount_gross: '199.00' } };
}

const statusOf = async (token: string) => (await services.gateway.fetchSubscription(token))?.status;

const tasksFor = async (token: string) =>
  (
    await database.pool.query(`select 1 from pgboss.job where name = $1 and data->>'token' = $2`, [
      endStrayTokenTask,
      token,
    ])
  ).rowCount;

test('a subscription that began with another amount is charged no more, and is cancelled once however often that is asked', async () => {
  const { token, receipt } = await payOtherwise();
  expect(await statusOf(token)).toBe('active');
  expect(await story(receipt)).toMatchObject({ subscription: null, stray: { token, state: 'ending' } });
  expect(await tasksFor(token)).toBe(1);
  // Retries what the task has given up on.
  await tryAgain(services.transaction);
  expect(await tasksFor(token)).toBe(2);

  for (const _ of [1, 2]) await endStrayToken(services, { token });
  expect(await statusOf(token)).toBe('cancelled');
  expect(await story(receipt)).toMatchObject({ stray: { token, state: 'ended' }, canRefund: true });
  await tryAgain(services.transaction);
  expect(await tasksFor(token)).toBe(2);
  // The provider’s notification of it needs no admin.
  const word = (await payfast.notifications()).find(({ status }) => status === 'CANCELLED');
  expect(await payfast.send(word ?? expect.fail('It says that it has ended it.'))).toBe(200);
  expect((await one(adminPaymentsApi.notifications, { query: {} })).items).toEqual([]);
});

test('a correct charge that arrives late is kept: before the token is ended as usual, and after that for its month', async () => {
  const [early, late] = [await payOtherwise(), await payOtherwise()];
  await endStrayToken(services, late);
  for (const { rightly } of [early, late]) expect((await payfast.notify(rightly)).status).toBe(200);
  await endStrayToken(services, early);
  const subscriptionStatus = async ({ person }: typeof early) =>
    (await person.call(billingApi.show, { query: { side: 'rep' } })).subscription?.status;
  expect([await subscriptionStatus(early), await subscriptionStatus(late)]).toEqual(['active', 'cancelled']);
  expect(await statusOf(early.token)).toBe('active');
});

test('a charge that names no checkout of ours may belong to another system on the same account, and is left for an admin', async () => {
  const { token, pfPaymentId } = await payfast.pay(await startCheckout(await signUpRep(app)));
  await payfast.notify({ pf_payment_id: pfPaymentId, payment_status: 'COMPLETE', amount_gross: '5.00', token });
  expect(await tasksFor(token)).toBe(0);
  const { items } = await one(adminPaymentsApi.list, { query: { q: pfPaymentId } });
  expect(await story({ paymentId: items[0]?.merchantPaymentId ?? '' })).toMatchObject({ stray: { state: 'unknown' } });
});
