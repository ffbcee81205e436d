import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { noticeBody } from '#test/support/payfast-notices.ts';
import { gatewayAnswering, receivingAt, startPaying } from '#test/support/paying.ts';
import { ProviderAway, ProviderRefused } from '../gateway/provider-errors.ts';
import type { ProviderSubscription } from '../gateway/provider-subscriptions.ts';
import { settleNotification } from '../notifications/commands/settle-notification.ts';
import { endRunOut } from '../subscriptions/commands/end-run-out.ts';
import { reconcile } from './commands/reconcile-subscriptions.ts';
import { tryAgain } from './commands/try-again.ts';

const app = await openTestApp({ work: false });
const { db, transaction, env } = app.services;
const { pool } = app.database;
const never = new AbortController().signal;
const settings = env.payfast;

const receive = receivingAt(app);

/** Pays for one month, from 31 January on. */
async function subscribe() {
  const { userId, paymentId } = await startPaying(app, 'rep', '2026-01-31');
  const token = randomUUID();
  await receive(noticeBody({ merchantPaymentId: paymentId, token }));
  return { userId, token };
}

const asOurs = {
  status: 'active',
  nextChargeOn: '2026-02-28',
  amountCents: 19_900n,
  cyclesComplete: 1,
} satisfies ProviderSubscription;

/** Compares with a stubbed answer of the provider; an error is thrown. */
function compare(answer: (token: string) => ProviderSubscription | null | Error, only?: string) {
  const fetchSubscription = async (token: string) => {
    const theirs = answer(token);
    if (theirs instanceof Error) throw theirs;
    return theirs;
  };
  const gateway = { ...gatewayAnswering('valid'), fetchSubscription };
  return reconcile({ db, transaction, gateway, ...(only !== undefined && { only }) }, never);
}

const rowOf = async (token: string) =>
  (await pool.query('select status, wanted, provider_ended_at from subscriptions where token = $1', [token])).rows[0];

const differencesOf = async (token: string) =>
  (
    await pool.query(
      `select d.kind, d.mended from payment_differences d join subscriptions s on s.id = subscription_id
       where token = $1 order by d.kind`,
      [token],
    )
  ).rows;

test('a subscription unknown to the provider isn’t ended: it is listed', async () => {
  const { userId, token } = await subscribe();
  await compare(() => null, userId);
  expect(await rowOf(token)).toMatchObject({ status: 'active', provider_ended_at: null });
  expect(await differencesOf(token)).toEqual([{ kind: 'unknown at the provider', mended: false }]);
});

test('a provider that doesn’t know the token doesn’t confirm a cancellation from an unknown address', async () => {
  const { token } = await subscribe();
  const body = noticeBody({ token, status: 'CANCELLED' });
  expect(await receive(body, 'valid', '203.0.113.9')).toMatchObject({ state: 'parked' });
  const { rows } = await pool.query<{ id: string }>(
    `select id from payfast_notifications where token = $1 and payment_status = 'CANCELLED'`,
    [token],
  );
  const gateway = gatewayAnswering('unknown');
  expect(await settleNotification({ db, transaction, settings, gateway }, rows[0]?.id ?? '')).toBe(false);
  expect(await rowOf(token)).toMatchObject({ status: 'active' });
});

test('a subscription that can’t be read is listed, and the others are still compared', async () => {
  const bad: string[] = [(await subscribe()).token, (await subscribe()).token];
  const { token } = await subscribe();
  const failures = [new ProviderRefused(400, 'PayFast answered 400.'), new ProviderAway('PayFast answered 500.')];
  const answer = (asked: string) =>
    failures[bad.indexOf(asked)] ?? (asked === token ? { ...asOurs, status: 'cancelled' as const } : asOurs);
  await compare(answer);
  for (const one of bad) expect(await differencesOf(one)).toEqual([{ kind: 'unreadable', mended: false }]);
  expect(await rowOf(token)).toMatchObject({ status: 'cancelled' });
});

const unreadable = async () =>
  (await pool.query(`select id from payment_differences where kind = 'unreadable' and settled_at is null`)).rowCount;

test('a provider that is away is asked 20 times, and again later; one difference is listed until it answers', async () => {
  let asked = 0;
  const away = () => {
    asked++;
    return new ProviderAway('PayFast cannot be reached.');
  };
  const { userId } = await subscribe();
  await expect(compare(away, userId)).rejects.toThrow('cannot be reached');
  expect(asked).toBe(1);
  for (let more = 0; more < 20; more++) await subscribe();
  await compare(() => asOurs);
  expect(await unreadable()).toBe(0);
  asked = 0;
  for (const _ of [1, 2]) await expect(compare(away)).rejects.toThrow('cannot be reached');
  expect(asked).toBe(40);
  expect(await unreadable()).toBe(1);
  await compare(() => asOurs);
  expect(await unreadable()).toBe(0);
});

test.each([1, 10])('a provider away before the last %s is no difference, and is asked again later', async (last) => {
  const { rows } = await pool.query<{ token: string }>(
    `select token from subscriptions where status <> 'ended' or provider_ended_at is null order by id`,
  );
  const from = rows.length - last;
  let at = 0;
  const answer = () => (at++ < from ? asOurs : new ProviderRefused(401, 'PayFast answered 401.'));
  await expect(compare(answer)).rejects.toThrow('401');
  expect(await unreadable()).toBe(0);
  // Away for a moment in the middle, and back.
  at = 0;
  await compare(() => (++at % 5 === 2 && at < from ? new ProviderAway('A moment.') : asOurs));
  expect(await unreadable()).toBe(0);
});

test('while reps pay nothing a charged month is listed, and not added', async () => {
  const { userId, token } = await subscribe();
  await pool.query('update operator_settings set reps_pay_nothing = true');
  await compare(() => twoMore, userId);
  await pool.query('update operator_settings set reps_pay_nothing = false');
  expect(await monthsOf(token)).toEqual([1]);
  expect(await differencesOf(token)).toContainEqual({ kind: 'months', mended: false });
});

const monthsOf = async (token: string) =>
  (
    await pool.query(
      'select cycle from payfast_payments join subscriptions s on s.id = subscription_id where token = $1 order by cycle',
      [token],
    )
  ).rows.map(({ cycle }) => cycle);

const twoMore = { ...asOurs, cyclesComplete: 3, nextChargeOn: '2026-04-30' };

test('charged months without a notification are added', async () => {
  const { userId, token } = await subscribe();
  await compare(() => twoMore, userId);
  expect(await monthsOf(token)).toEqual([1, 2, 3]);
  expect(await differencesOf(token)).toEqual([{ kind: 'months', mended: true }]);
});

test.each<[string, string, Partial<ProviderSubscription>, number[]]>([
  ['of another amount', '', { amountCents: 29_900n }, [1]],
  ['of a subscription that has ended', `status = 'ended', ended_at = now(), ended_because = 'refunded'`, {}, [1]],
  ['that begins after the cancellation', `status = 'cancelled', cancelled_at = '2026-03-01'`, {}, [1, 2]],
])('a month %s is listed, and not added', async (_, change, theirs, months) => {
  const { userId, token } = await subscribe();
  if (change) await pool.query(`update subscriptions set ${change} where token = $1`, [token]);
  await compare(() => ({ ...twoMore, ...theirs }), userId);
  expect(await monthsOf(token)).toEqual(months);
  expect(await differencesOf(token)).toContainEqual({ kind: 'months', mended: false });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('another day of the next charge is listed if it is more than three days off', async () => {
  for (const [nextChargeOn, found] of [
    ['2026-03-03', []],
    ['2026-03-04', [{ kind: 'next charge', mended: false }]],
    ['2026-02-24', [{ kind: 'next charge', mended: false }]],
  ] as const) {
    const { userId, token } = await subscribe();
    await compare(() => ({ ...asOurs, nextChargeOn }), userId);
    expect(await differencesOf(token)).toEqual(found);
  }
});

test('one that can’t be ended doesn’t hold up the others', async () => {
  const tokens = [(await subscribe()).token, (await subscribe()).token];
  await pool.query(`update subscriptions set status = 'cancelled', paid_until = '2026-02-28' where token = any($1)`, [
    tokens,
  ]);
  let first = true;
  const failsOnce: typeof transaction = (work) => {
    if (!first) return transaction(work);
    first = false;
    return Promise.reject(new Error('The connection broke'));
  };
  await endRunOut({ ...app.services, transaction: failsOnce }, never);
  const states = await Promise.all(tokens.map(async (token) => (await rowOf(token)).status));
  expect(states.sort()).toEqual(['cancelled', 'ended']);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('what a task gave up on is retried, and what is settled, new or too old isn’t', async () => {
  const { token } = await subscribe();
  await pool.query(`update subscriptions set wanted = 'cancel' where token = $1`, [token]);
  const parked = async (days: number, change = '') => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into payfast_notifications (id, received_at, source_address, body, body_sha256, signed, pf_payment_id)
       values ($1, now() - make_interval(days => $2), '203.0.113.9', '', sha256('x'), true, $3) returning id`,
      [randomUUID(), days, randomUUID()],
    );
    const id = rows[0]?.id ?? '';
    await pool.query(`insert into payfast_inbox (notification_id, state) values ($1, 'parked')`, [id]);
    if (change) await pool.query(`update payfast_inbox set ${change} where notification_id = $1`, [id]);
    return id;
  };
  const stuck = [await parked(3), await parked(29, `state = 'awaiting'`)];
  await parked(1);
  await parked(31);
  await parked(3, 'confirmed = true');
  await parked(3, `state = 'dismissed'`);
  await pool.query(`delete from pgboss.job where name in ('payments.carry_out', 'payments.settle_notification')`);
  await tryAgain(transaction);
  const { rows } = await pool.query<{ name: string; id: string }>(
    `select name, coalesce(data ->> 'notificationId', data ->> 'subscriptionId') as id from pgboss.job
     where name in ('payments.carry_out', 'payments.settle_notification')`,
  );
  const wanted = await pool.query('select id from subscriptions where token = $1', [token]);
  expect(
    rows
      .filter(({ name }) => name === 'payments.settle_notification')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(stuck.sort());
  expect(rows).toContainEqual({ name: 'payments.carry_out', id: wanted.rows[0].id });
});

test('a notification sets its number on a month counted earlier, even if a failed charge had that number', async () => {
  const { userId, token } = await subscribe();
  const pfPaymentId = randomUUID();
  await receive(noticeBody({ token, pfPaymentId, status: 'FAILED' }));
  await compare(() => ({ ...asOurs, nextChargeOn: '2026-03-31', cyclesComplete: 2 }), userId);
  expect(await receive(noticeBody({ token, pfPaymentId }))).toMatchObject({ state: 'applied' });
  const { rows } = await pool.query(
    'select payment_status, cycle, pf_payment_id from payfast_payments where user_id = $1 and cycle is distinct from 1 order by cycle nulls last',
    [userId],
  );
  expect(rows).toEqual([
    { payment_status: 'COMPLETE', cycle: 2, pf_payment_id: pfPaymentId },
    { payment_status: 'FAILED', cycle: null, pf_payment_id: null },
  ]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a charge of another amount, which the provider counts, is kept and isn’t counted as a missing month', async () => {
  const { userId, token } = await subscribe();
  await receive(noticeBody({ token, gross: '299.00' }));
  const theirs = { ...asOurs, nextChargeOn: '2026-03-31', cyclesComplete: 2 };
  await compare(() => theirs, userId);
  const { rows: months } = await pool.query('select cycle from payfast_payments where user_id = $1 and cycle > 0', [
    userId,
  ]);
  expect(months).toEqual([{ cycle: 1 }]);
  expect(await differencesOf(token)).toEqual([{ kind: 'next charge', mended: false }]);
  // Nor does it confirm another charge, which came from an unknown address.
  expect(await receive(noticeBody({ token }), 'valid', '203.0.113.9')).toMatchObject({ state: 'parked' });
  const { rows } = await pool.query<{ id: string }>(
    `select id from payfast_notifications join payfast_inbox on notification_id = id where token = $1 and state = 'parked'`,
    [token],
  );
  const gateway = { ...gatewayAnswering('unknown'), fetchSubscription: async () => theirs };
  expect(await settleNotification({ db, transaction, settings, gateway }, rows[0]?.id ?? '')).toBe(false);
  expect(await troubleInBooks(pool)).toEqual([]);
});
