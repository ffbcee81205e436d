import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { craft } from '#test/support/payfast.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { receivingAt, startPaying } from '#test/support/paying.ts';
import { exportPayments } from '../queries/export-payments.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

const receive = receivingAt(app);

/** How the money of one charge was stored and booked. */
async function keptAs(pfPaymentId: string) {
  const { rows } = await pool.query(
    `select user_id, payment_status, amount_gross, array(
       select t.kind from ledger_transfers t where t.payment_id = merchant_payment_id order by t.created_at, t.id) as booked
     from payfast_payments where pf_payment_id = $1`,
    [pfPaymentId],
  );
  return rows;
}

test('money of another amount, without a token or for an unknown payment is kept for its payer, once', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const { userId, paymentId: merchantPaymentId } = paying;
  const named = randomUUID();
  const nobodys = { m_payment_id: randomUUID(), payment_status: 'COMPLETE', amount_gross: '5.00', amount_fee: '-1.00' };
  const cases: [string | null, (pfPaymentId: string) => string][] = [
    [userId, (pfPaymentId) => noticeBody({ merchantPaymentId, pfPaymentId, token: randomUUID(), gross: '5.00' })],
    [userId, (pfPaymentId) => noticeBody({ merchantPaymentId, pfPaymentId })],
    [null, (pfPaymentId) => noticeBody({ merchantPaymentId: randomUUID(), pfPaymentId, token: randomUUID() })],
    [null, (pfPaymentId) => noticeBody({ pfPaymentId })],
    // Names its payer as our checkout does, though we don't know the payment any more.
    [userId, (pf) => craft({ ...nobodys, pf_payment_id: pf, custom_str1: userId, custom_str2: 'rep' })],
    [null, (pf) => craft({ ...nobodys, pf_payment_id: pf, custom_str1: named, custom_str2: 'rep' })],
  ];
  for (const [payer, bodyOf] of cases) {
    const pfPaymentId = randomUUID();
    const body = bodyOf(pfPaymentId);
    for (const _ of [1, 2])
      expect(await receive(body)).toMatchObject({
        state: 'applied',
        reason: expect.stringContaining('keeping the money for the payer'),
      });
    expect(await keptAs(pfPaymentId)).toEqual([
      {
        user_id: payer,
        payment_status: 'UNALLOCATED',
        amount_gross: expect.any(String),
        booked: ['receipt_unallocated', 'payment_fee'],
      },
    ]);
  }
  const { rows } = await pool.query(
    `select payment_status, (select count(*)::int from subscriptions where user_id = $2) as subscriptions
     from payfast_payments where merchant_payment_id = $1`,
    [merchantPaymentId, userId],
  );
  expect(rows).toEqual([{ payment_status: 'PENDING', subscriptions: 0 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('an unallocated month is assigned to its subscription once that is known, unless it is being refunded', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  const [month, back] = [randomUUID(), randomUUID()];
  await receive(noticeBody({ token, pfPaymentId: month }));
  await receive(noticeBody({ token, pfPaymentId: back }));
  await pool.query(
    `insert into payment_refunds (id, merchant_payment_id, amount_cents, status, reason)
     select gen_random_uuid(), merchant_payment_id, amount_gross, 'approved', '' from payfast_payments where pf_payment_id = $1`,
    [back],
  );
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  expect(await keptAs(month)).toEqual([
    {
      user_id: paying.userId,
      payment_status: 'COMPLETE',
      amount_gross: '19900',
      booked: ['receipt_unallocated', 'payment_fee', 'receipt_allocated'],
    },
  ]);
  expect(await keptAs(back)).toMatchObject([{ user_id: null, payment_status: 'UNALLOCATED' }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a failed charge keeps its payer when it is paid as something else', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  const pfPaymentId = randomUUID();
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  await receive(noticeBody({ token, pfPaymentId, status: 'FAILED' }));
  await receive(noticeBody({ pfPaymentId }));
  expect(await keptAs(pfPaymentId)).toMatchObject([{ user_id: paying.userId, payment_status: 'UNALLOCATED' }]);
});

test('a data export has the notifications of money kept for the user, and no unsigned ones', async () => {
  const { userId, paymentId: merchantPaymentId } = await startPaying(app, 'rep', '2026-01-31');
  const nobodys = { m_payment_id: randomUUID(), pf_payment_id: randomUUID(), payment_status: 'COMPLETE' };
  const said = craft({ ...nobodys, amount_gross: '5.00', custom_str1: userId, custom_str2: 'rep' });
  await receive(said);
  await receive(noticeBody({ merchantPaymentId, passphrase: 'guessed' }));
  const { billing } = await exportPayments(app.services.db, userId);
  expect(billing.notifications.map(({ body }) => body)).toEqual([said]);
});
