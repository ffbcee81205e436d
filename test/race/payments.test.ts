import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { paymentsApi, webhookPath } from '#contract/payments/payments.ts';
import type { AdminActor } from '#server/features/operators/access.ts';
import { readNotification } from '#server/features/payments/gateway/notification.ts';
import { takeConfirmed } from '#server/features/payments/notifications/commands/receive-notification.ts';
import { recordChargeback } from '#server/features/payments/review/commands/record-chargeback.ts';
import { carryOut } from '#server/features/payments/subscriptions/commands/carry-out.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { gatewayAnswering, startPaying } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openValidator } from '#test/support/validator.ts';
import { areWaiting, holdOpen } from './held-transactions.ts';

const validator = await openValidator();
const apps = await openTwoTestApps({
  work: false,
  env: { PAYFAST_URL: validator.url, PAYFAST_API_URL: validator.url, PAYFAST_SOURCES: '127.0.0.1' },
});
const [app] = apps;
const { pool } = app.database;

const send = (body: string, to = app) =>
  fetch(`${to.url}${webhookPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body,
  }).then(({ status }) => status);

test('one notification a hundred times concurrently takes effect once, in two processes', async () => {
  const paying = await startPaying(app, 'rep');
  const body = noticeBody({ merchantPaymentId: paying.paymentId, token: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => send(body, apps[at % 2])));
  expect(new Set(answers)).toEqual(new Set([200]));
  const { rows } = await pool.query(
    `select (select count(*)::int from subscriptions where user_id = $1) as subscriptions,
            (select count(*)::int from payfast_payments where user_id = $1) as payments,
            (select count(*)::int from payfast_notifications where merchant_payment_id = $2) as notifications`,
    [paying.userId, paying.paymentId],
  );
  expect(rows).toEqual([{ subscriptions: 1, payments: 1, notifications: 1 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('twenty concurrent checkouts are one', async () => {
  const rep = await signUpRep(app);
  const started = await Promise.all(
    Array.from({ length: 20 }, () =>
      rep.call(paymentsApi.checkout, { body: { item: 'subscription', side: 'rep', consent: true } }),
    ),
  );
  expect(new Set(started.map(({ paymentId }) => paymentId)).size).toBe(1);
});

test('two concurrent tokens for one checkout give one subscription, and the other payment is refunded', async () => {
  const paying = await startPaying(app, 'rep');
  const bodies = [1, 2].map(() => noticeBody({ merchantPaymentId: paying.paymentId, token: randomUUID() }));
  expect(await Promise.all(bodies.map((body, at) => send(body, apps[at])))).toEqual([200, 200]);
  const { rows } = await pool.query('select status from subscriptions where user_id = $1 order by status', [
    paying.userId,
  ]);
  expect(rows).toEqual([{ status: 'active' }, { status: 'ended' }]);
  const { rows: refunds } = await pool.query(
    'select count(*)::int from payment_refunds join payfast_payments using (merchant_payment_id) where user_id = $1',
    [paying.userId],
  );
  expect(refunds).toEqual([{ count: 1 }]);
});

test('a charge that arrives while the first of its token is processed is a month, and not unallocated', async () => {
  const paying = await startPaying(app, 'rep');
  const token = randomUUID();
  const body = noticeBody({ merchantPaymentId: paying.paymentId, token });
  const first = readNotification(body);
  if (!first) throw new Error('It is a notification');
  const held = await holdOpen(app, (tx) => takeConfirmed(tx, { body, sourceAddress: '127.0.0.1' }, first));
  const later = send(noticeBody({ token }), apps[1]);
  await areWaiting(app, 1);
  await held.commit();
  expect(await later).toBe(200);
  const { rows } = await pool.query(
    'select payment_status, cycle from payfast_payments where user_id = $1 order by cycle',
    [paying.userId],
  );
  expect(rows).toEqual([1, 2].map((cycle) => ({ payment_status: 'COMPLETE', cycle })));
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('unallocated money charged back by the bank while its token becomes known pays for no month', async () => {
  const paying = await startPaying(app, 'rep');
  const token = randomUUID();
  const pfPaymentId = randomUUID();
  await send(noticeBody({ token, pfPaymentId }));
  const { rows: kept } = await pool.query<{ id: string }>(
    'select merchant_payment_id as id from payfast_payments where pf_payment_id = $1',
    [pfPaymentId],
  );
  const by = { adminId: randomUUID() } as AdminActor;
  const held = await holdOpen(app, (tx) => recordChargeback(tx, by, kept[0]?.id ?? ''));
  const first = send(noticeBody({ merchantPaymentId: paying.paymentId, token }), apps[1]);
  await areWaiting(app, 1);
  await held.commit();
  expect(await first).toBe(200);
  const { rows } = await pool.query(
    'select payment_status, cycle from payfast_payments where pf_payment_id = $1 or user_id = $2 order by cycle',
    [pfPaymentId, paying.userId],
  );
  expect(rows).toEqual([
    { payment_status: 'COMPLETE', cycle: 1 },
    { payment_status: 'CHARGED_BACK', cycle: null },
  ]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('unexpected money notified a hundred times concurrently is recorded once', async () => {
  const pfPaymentId = randomUUID();
  const body = noticeBody({ pfPaymentId, token: randomUUID() });
  const answers = await Promise.all(Array.from({ length: 100 }, (_, at) => send(body, apps[at % 2])));
  expect(new Set(answers)).toEqual(new Set([200]));
  const { rows } = await pool.query(
    `select payment_status, (select count(*)::int from ledger_transfers where payment_id = merchant_payment_id) as booked
     from payfast_payments where pf_payment_id = $1`,
    [pfPaymentId],
  );
  expect(rows).toEqual([{ payment_status: 'UNALLOCATED', booked: 2 }]);
});

test('a cancellation and the next charge concurrently: charged or cancelled, and never lost', async () => {
  const paying = await startPaying(app, 'rep');
  const token = randomUUID();
  await send(noticeBody({ merchantPaymentId: paying.paymentId, token }));
  const cancel = paying.person.call(billingApi.cancel, { body: { side: 'rep', reason: null } });
  const [status] = await Promise.all([send(noticeBody({ token }), apps[1]), cancel]);
  expect(status).toBe(200);
  const { rows } = await pool.query(
    `select s.status, next_charge_on, count(p.cycle)::int as months from subscriptions s
     join payfast_payments p on p.subscription_id = s.id where s.user_id = $1 group by s.id`,
    [paying.userId],
  );
  expect(rows).toEqual([{ status: 'cancelled', next_charge_on: null, months: 2 }]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** A point in a call that reports when it is reached, and continues when the test says so. */
function step() {
  const [reached, goes] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  return {
    reached: reached.promise,
    go: goes.resolve,
    take: () => {
      reached.resolve();
      return goes.promise;
    },
  };
}

/** A provider with one subscription. */
function providerOfOne() {
  let status: 'active' | 'paused' = 'active';
  const become = (next: typeof status) => {
    status = next;
    return true;
  };
  return {
    status: () => status,
    gateway: ({ looked, pauses }: { looked?: ReturnType<typeof step>; pauses?: ReturnType<typeof step> } = {}) => ({
      ...gatewayAnswering('valid'),
      fetchSubscription: async () => {
        const seen = { status, nextChargeOn: null, amountCents: 19_900n, cyclesComplete: 1 };
        await looked?.take();
        return seen;
      },
      pause: async () => {
        await pauses?.take();
        return become('paused');
      },
      unpause: async () => become('active'),
      update: async () => true,
    }),
  };
}

test.each(['after', 'before'])('a pause that lands %s its reversal is done does not stay', async (order) => {
  const paying = await startPaying(app, 'rep');
  await send(noticeBody({ merchantPaymentId: paying.paymentId, token: randomUUID() }));
  const { rows } = await pool.query<{ id: string }>('select id from subscriptions where user_id = $1', [paying.userId]);
  const subscriptionId = rows[0]?.id ?? '';
  const provider = providerOfOne();
  const run = (steps?: Parameters<typeof provider.gateway>[0]) =>
    carryOut({ ...app.services, gateway: provider.gateway(steps) }, { subscriptionId });
  const [pauses, looked] = [step(), step()];

  await paying.person.call(billingApi.cancel, { body: { side: 'rep', reason: null } });
  const pausing = run({ pauses });
  await pauses.reached;
  await paying.person.call(billingApi.resume, { body: { side: 'rep' } });
  const reversing = run({ looked });
  await looked.reached;
  if (order === 'after') {
    looked.go();
    await reversing;
  }
  pauses.go();
  await pausing;
  looked.go();
  await reversing;

  await run();
  expect(provider.status()).toBe('active');
  const { rows: after } = await pool.query('select status, wanted from subscriptions where id = $1', [subscriptionId]);
  expect(after).toEqual([{ status: 'active', wanted: null }]);
});

test('of ten concurrent cancellations one cancels', async () => {
  const paying = await startPaying(app, 'rep');
  await send(noticeBody({ merchantPaymentId: paying.paymentId, token: randomUUID() }));
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => paying.person.call(billingApi.cancel, { body: { side: 'rep', reason: null } })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
