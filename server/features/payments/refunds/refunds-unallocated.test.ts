import { expect, test } from 'vitest';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
const { one, ask, story, chargeback, approve, send, askedFor, approved } = await openRefunding(app);

/** A charge of the provider that names nothing we know. */
async function strayMoney() {
  await payfast.turn({ hold: true });
  const { pfPaymentId } = await payfast.pay(await startCheckout(await signUpRep(app)));
  await payfast.turn({ hold: false });
  const told = { pf_payment_id: pfPaymentId, payment_status: 'COMPLETE', amount_gross: '199.00', amount_fee: '-4.58' };
  expect((await payfast.notify(told)).status).toBe(200);
  const { items } = await one(adminPaymentsApi.list, { query: { status: 'UNALLOCATED', q: pfPaymentId } });
  const [listed] = items;
  expect(listed).toMatchObject({ payer: { userId: null, email: null }, side: null, amountGross: 19_900 });
  return { paymentId: listed?.merchantPaymentId ?? '', pfPaymentId };
}

const bookedOf = async (paid: Pick<Subscribed, 'paymentId'>) =>
  (await story(paid)).transfers.map(({ what }) => what).filter((what) => what !== 'payment_fee');

test('money that pays for nothing is listed, and refunded as usual', async () => {
  const stray = await strayMoney();
  expect(await story(stray)).toMatchObject({
    canRefund: true,
    refundEnds: false,
    canRecordChargeback: true,
    notifications: [{ state: 'applied', pfPaymentId: stray.pfPaymentId }],
  });
  const listed = async () =>
    (await one(adminPaymentsApi.list, { query: { status: 'UNALLOCATED', q: stray.pfPaymentId } })).items;
  expect(await listed()).toMatchObject([{ goesBack: false }]);
  const refundId = await askedFor(stray);
  expect(await listed()).toMatchObject([{ goesBack: true }]);
  await expectRefusal(approve(refundId, one), 'refund.same_administrator');
  await approve(refundId);
  await send(refundId);
  expect(await story(stray)).toMatchObject({ payment: { paymentStatus: 'REFUNDED' }, refunds: [{ status: 'done' }] });
  expect(await bookedOf(stray)).toEqual(['receipt_unallocated', 'receipt_refunded']);
  expect((await services.gateway.queryRefund(stray.pfPaymentId))?.status).toBe('refunded');
  await expectRefusal(ask(stray), 'refund.not_possible');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a notification links to the money it brought, else to the checkout that it names, and else nowhere', async () => {
  const { paymentId } = await startCheckout(await signUpRep(app));
  const told = async (status: string, given: Readonly<Record<string, string>>) => {
    const number = String(Math.random()).slice(2);
    await payfast.notify({ payment_status: status, pf_payment_id: number, amount_gross: '5.00', ...given });
    const state = status === 'COMPLETE' ? 'applied' : 'parked';
    const { items } = await one(adminPaymentsApi.notifications, { query: { state } });
    return items.find(({ pfPaymentId }) => pfPaymentId === number)?.paymentId;
  };
  const receipt = await told('COMPLETE', { m_payment_id: paymentId, token: 'another amount' });
  expect([null, undefined, paymentId]).not.toContain(receipt);
  expect(await told('FAILED', { m_payment_id: paymentId, token: 'not known yet' })).toBe(paymentId);
  for (const m_payment_id of ['', 'ours', '01900000-0000-7000-8000-00000000abcd'])
    expect(await told('FAILED', { m_payment_id })).toBeNull();
});

test('a chargeback is a loss after a refund, and none if the money was never ours', async () => {
  const stray = await strayMoney();
  expect(await chargeback(stray)).toMatchObject({ payment: { paymentStatus: 'CHARGED_BACK' }, canRefund: false });
  expect(await bookedOf(stray)).toEqual(['receipt_unallocated', 'receipt_charged_back']);
  const lost = async () =>
    (
      await pool.query(
        `select coalesce(sum(amount_cents), 0)::int as cents from ledger_entries e
         join ledger_accounts a on a.id = account_id where kind = 'chargeback_losses'`,
      )
    ).rows[0].cents;
  const before = await lost();
  for (const paid of [await subscribe(app, payfast), await strayMoney()]) {
    const refundId = await approved(paid);
    await expectRefusal(chargeback(paid), 'chargeback.not_possible');
    await send(refundId);
    expect(await story(paid)).toMatchObject({ canRecordChargeback: true, chargebackStops: false });
    expect(await chargeback(paid)).toMatchObject({
      payment: { paymentStatus: 'CHARGED_BACK' },
      refunds: [{ status: 'done' }],
    });
    expect((await bookedOf(paid)).at(-1)).toBe('subscription_charged_back');
    await expectRefusal(chargeback(paid), 'chargeback.not_possible');
    await expectRefusal(ask(paid), 'refund.not_possible');
  }
  expect(await lost()).toBe(before - 2 * 19_900);
  expect(await troubleInBooks(pool)).toEqual([]);
});
