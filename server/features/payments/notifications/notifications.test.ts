import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { craft } from '#test/support/payfast.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { gatewayAnswering, type Paying, receivingAt, startCheckout, startPaying } from '#test/support/paying.ts';
import { barUser } from '../../accounts/commands/bar-user.ts';
import { reconcile } from '../reconciliation/commands/reconcile-subscriptions.ts';

const app = await openTestApp({ work: false });
const { db, transaction } = app.services;

const receive = receivingAt(app);

const { pool } = app.database;

/** The outcome of one token's notifications, without ids and moments. */
async function stateOf({ userId }: Paying) {
  const { rows: subscriptions } = await pool.query(
    'select side, status, amount_cents, anchor_on, paid_until, next_charge_on, ended_because from subscriptions where user_id = $1 order by token',
    [userId],
  );
  const { rows: payments } = await pool.query(
    `select payment_status, cycle, amount_gross, fee_cents, period_from, period_until, pf_payment_id is not null as named
     from payfast_payments where user_id = $1 order by cycle nulls last, payment_status`,
    [userId],
  );
  const { rows: booked } = await pool.query(
    `select a.kind, sum(e.amount_cents) as cents from ledger_entries e join ledger_accounts a on a.id = e.account_id
     join ledger_transfers t on t.id = e.transfer_id
     where t.payment_id in (select merchant_payment_id from payfast_payments where user_id = $1) group by 1 having sum(e.amount_cents) <> 0 order by 1`,
    [userId],
  );
  return { subscriptions, payments, booked };
}

test('a first payment begins a subscription, books the money and opens a month', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  expect(await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }))).toMatchObject({ state: 'applied' });
  expect(await stateOf(paying)).toMatchObject({
    subscriptions: [{ status: 'active', anchor_on: expect.anything(), amount_cents: '19900' }],
    payments: [{ payment_status: 'COMPLETE', cycle: 1, named: true }],
    booked: [
      { kind: 'provider_clearing', cents: '-19442' },
      { kind: 'provider_fees', cents: '-458' },
      { kind: 'subscription_income', cents: '19900' },
    ],
  });
  expect(await troubleInBooks(pool)).toEqual([]);
});

// RUNS=1000 for a longer run.
const runs = Number(process.env.RUNS ?? 25);

const life = (paying: Paying, token: string) => [
  noticeBody({ merchantPaymentId: paying.paymentId, token, pfPaymentId: `${token}-1` }),
  noticeBody({ token, pfPaymentId: `${token}-2` }),
  noticeBody({ token, pfPaymentId: `${token}-3f`, status: 'FAILED' }),
  noticeBody({ token, pfPaymentId: `${token}-3` }),
  noticeBody({ token, pfPaymentId: `${token}-4f`, status: 'FAILED' }),
  noticeBody({ token, pfPaymentId: `${token}-5`, status: 'CANCELLED' }),
  noticeBody({ token, pfPaymentId: `${token}-6`, gross: '5.00' }),
];
const everything = [0, 1, 2, 3, 4, 5, 6];

async function live(order: readonly number[]): Promise<Paying> {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const bodies = life(paying, randomUUID());
  for (const place of order) await receive(bodies[place] ?? '');
  return paying;
}

test('whatever their order, duplicates and delays, the notifications of a subscription result in the same rows', async () => {
  const inOrder = await stateOf(await live(everything));
  const twiceEach = [...everything, ...everything];
  const orders = fc.shuffledSubarray(twiceEach, { minLength: twiceEach.length });
  await fc.assert(
    fc.asyncProperty(orders, async (order) => {
      expect(await stateOf(await live(order))).toEqual(inOrder);
    }),
    { numRuns: runs },
  );
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** What matters: the terms, the months and the income. Only notifications report failed charges and fees. */
async function monthsOf(paying: Paying): Promise<object> {
  const { subscriptions, payments, booked } = await stateOf(paying);
  return {
    subscriptions,
    months: payments
      .filter(({ cycle }) => cycle !== null)
      .map(({ cycle, amount_gross, period_from, period_until }) => ({
        cycle,
        amount_gross,
        period_from,
        period_until,
      })),
    income: booked.find(({ kind }) => kind === 'subscription_income'),
  };
}

test('reconciliation makes up for lost notifications', async () => {
  const inOrder = await monthsOf(await live(everything));
  // The first has the token that all else is queried by: the provider sends it until it is accepted.
  const kept = fc.shuffledSubarray([1, 2, 3, 4, 5]).map((order) => [0, ...order]);
  const theirs = { status: 'cancelled', nextChargeOn: '2026-04-30', amountCents: 19_900n, cyclesComplete: 3 } as const;
  const gateway = { ...gatewayAnswering('valid'), fetchSubscription: async () => theirs };
  await fc.assert(
    fc.asyncProperty(kept, async (order) => {
      const paying = await live(order);
      await reconcile({ db, transaction, gateway, only: paying.userId }, new AbortController().signal);
      expect(await monthsOf(paying)).toEqual(inOrder);
    }),
    { numRuns: Math.ceil(runs / 2) },
  );
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a forged notification is refused and stored, and changes nothing', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const before = await stateOf(paying);
  const merchantPaymentId = paying.paymentId;
  const fresh = () => ({ merchantPaymentId, token: randomUUID() });
  const states = [
    await receive(noticeBody({ ...fresh(), passphrase: 'guessed' })),
    await receive(noticeBody({ ...fresh(), merchantId: '10000101' })),
    await receive(noticeBody(fresh()), 'valid', '203.0.113.9'),
    await receive(noticeBody(fresh()), 'invalid'),
    await receive(noticeBody(fresh()), 'unknown'),
  ].map(({ state }) => state);
  expect(states).toEqual(['refused', 'refused', 'parked', 'refused', 'awaiting']);
  expect(await stateOf(paying)).toEqual(before);
  const { rows } = await pool.query(
    'select state from payfast_inbox join payfast_notifications n on n.id = notification_id where merchant_payment_id = $1',
    [merchantPaymentId],
  );
  expect(rows.map(({ state }) => state).sort()).toEqual([...states].sort());
});

test('an unconfirmed notification is applied once it is confirmed, and a denied one once the denial is withdrawn', async () => {
  for (const first of ['unknown', 'invalid'] as const) {
    const paying = await startPaying(app, 'rep', '2026-01-31');
    const body = noticeBody({ merchantPaymentId: paying.paymentId, token: randomUUID() });
    await receive(body, first);
    expect(await receive(body)).toMatchObject({ state: 'applied' });
    expect(await stateOf(paying)).toMatchObject({ subscriptions: [{ status: 'active' }] });
  }
});

test('an old cancellation of one token says nothing about a newer one', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const [old, current] = [randomUUID(), randomUUID()];
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token: current }));
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token: old, status: 'CANCELLED' }));
  expect(await stateOf(paying)).toMatchObject({ subscriptions: [{ status: 'active' }] });
});

test('a user who pays twice has one subscription, and the second payment is refunded', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const [first, second] = [randomUUID(), randomUUID()];
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token: first }));
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token: second }));
  const { rows } = await pool.query(
    'select token, status, ended_because, wanted from subscriptions where user_id = $1',
    [paying.userId],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { token: first, status: 'active', ended_because: null, wanted: null },
      { token: second, status: 'ended', ended_because: 'paid_twice', wanted: 'cancel' },
    ]),
  );
  const { rows: refunds } = await pool.query(
    `select r.status from payment_refunds r join payfast_payments using (merchant_payment_id) where user_id = $1`,
    [paying.userId],
  );
  expect(refunds).toEqual([{ status: 'approved' }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a failed charge leaves everything open while it is retried, and a payment clears it', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  await receive(noticeBody({ token, status: 'FAILED' }));
  expect(await stateOf(paying)).toMatchObject({ subscriptions: [{ status: 'past_due' }] });
  await receive(noticeBody({ token }));
  expect(await stateOf(paying)).toMatchObject({ subscriptions: [{ status: 'active' }] });
});

test.each<[string, string, (paying: Paying) => Promise<unknown>]>([
  ['closed', 'account_closed', ({ person: { call, password } }) => call(accountApi.close, { body: { password } })],
  ['suspended', 'nothing_due', ({ userId }) => transaction((tx) => barUser(tx, userId))],
])('a payment after the account is %s is refunded, and charges stop', async (_, because, leave) => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  await leave(paying);
  const token = randomUUID();
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  const { rows } = await pool.query(
    `select s.status, ended_because, next_charge_on, wanted, r.status as refund from subscriptions s
     join payfast_payments p on p.subscription_id = s.id left join payment_refunds r using (merchant_payment_id)
     where token = $1`,
    [token],
  );
  expect(rows).toEqual([
    { status: 'ended', ended_because: because, next_charge_on: null, wanted: 'cancel', refund: 'approved' },
  ]);
});

test('a late charge paid while the subscription is being cancelled for it opens its month, and no more', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  // Another checkout ends the late subscription.
  await startCheckout(paying.person);
  await receive(noticeBody({ token }));
  expect(await stateOf(paying)).toMatchObject({
    subscriptions: [{ status: 'cancelled', next_charge_on: null, ended_because: null }],
  });
});

async function keptOf({ paymentId }: Paying): Promise<object[]> {
  const { rows } = await pool.query(
    `select state, payment_status from payfast_inbox join payfast_notifications n on n.id = notification_id
     where merchant_payment_id = $1`,
    [paymentId],
  );
  return rows;
}

test('a notification without a status is stored once, however often it arrives', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const body = craft({ m_payment_id: paying.paymentId, pf_payment_id: randomUUID(), amount_gross: '199.00' });
  for (const _ of [1, 2, 3]) expect(await receive(body)).toMatchObject({ state: 'parked' });
  expect(await keptOf(paying)).toEqual([{ state: 'parked', payment_status: '' }]);
});

test('a notification of a pending payment is accepted, and changes nothing', async () => {
  const paying = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  const before = await stateOf(paying);
  expect(await receive(noticeBody({ merchantPaymentId: paying.paymentId, token, status: 'PENDING' }))).toMatchObject({
    state: 'applied',
  });
  expect(await stateOf(paying)).toEqual(before);
  await receive(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  const subscribed = await stateOf(paying);
  await receive(noticeBody({ token, status: 'PENDING' }));
  expect(await stateOf(paying)).toEqual(subscribed);
});

test('while reps pay nothing their charges are refunded, the first month and any later one', async () => {
  const [subscribed, beginning] = [
    await startPaying(app, 'rep', '2026-01-31'),
    await startPaying(app, 'rep', '2026-01-31'),
  ];
  const [token, other] = [randomUUID(), randomUUID()];
  await receive(noticeBody({ merchantPaymentId: subscribed.paymentId, token }));
  await pool.query('update operator_settings set reps_pay_nothing = true');
  await receive(noticeBody({ token }));
  await receive(noticeBody({ merchantPaymentId: beginning.paymentId, token: other }));
  await pool.query('update operator_settings set reps_pay_nothing = false');
  const { rows } = await pool.query(
    `select s.token, s.status, ended_because, cycle, r.status as refund from subscriptions s
     join payfast_payments p on p.subscription_id = s.id left join payment_refunds r using (merchant_payment_id)
     where s.token = any($1) order by s.created_at, cycle`,
    [[token, other]],
  );
  expect(rows).toEqual([
    { token, status: 'active', ended_because: null, cycle: 1, refund: null },
    { token, status: 'active', ended_because: null, cycle: 2, refund: 'approved' },
    { token: other, status: 'ended', ended_because: 'nothing_due', cycle: 1, refund: 'approved' },
  ]);
});
