import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { paymentsApi } from '#contract/payments/payments.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { RefusedCall } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { changeSettings } from '#test/support/operator-settings.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { sendRefund } from '../refunds/commands/send-refund.ts';
import { cancelFreeReps } from './commands/cancel-free-reps.ts';
import { carryOut } from './commands/carry-out.ts';
import { endRunOut, noticeLate } from './commands/end-run-out.ts';
import { remindPayers } from './commands/remind-payers.ts';

const { app, payfast } = await openPayfastApp({ work: false });
await payfast.turn({ tell_failures: true });
const { services, database } = app;
const { pool } = database;

const rep = { body: { side: 'rep' } } as const;
const cancel = (person: Person) => person.call(billingApi.cancel, { body: { side: 'rep', reason: 'Too dear' } });
const billing = (person: Person) => person.call(billingApi.show, { query: { side: 'rep' } });

async function subscribe(): Promise<{ person: Person; token: string; paymentId: string }> {
  const person = await signUpRep(app);
  const checkout = await person.call(paymentsApi.checkout, {
    body: { item: 'subscription', side: 'rep', consent: true },
  });
  const { token } = await payfast.pay(checkout);
  return { person, token, paymentId: checkout.paymentId };
}

/** Runs the task for all that is wanted of the provider. */
async function carryOutAll(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from subscriptions where wanted is not null');
  for (const { id } of rows) await carryOut(services, { subscriptionId: id });
}

const atProvider = async (token: string) => (await services.gateway.fetchSubscription(token))?.status;
const refusal = (call: Promise<unknown>) => expect(call).rejects.toBeInstanceOf(RefusedCall);

test('cancelling stops charges immediately, keeps the paid period open, and can be undone', async () => {
  const { person, token } = await subscribe();
  const { subscription: before } = await billing(person);
  expect(before).toMatchObject({ status: 'active', canCancel: true, canResume: false });
  const { subscription, trial } = await cancel(person);
  expect(subscription).toMatchObject({
    status: 'cancelled',
    nextChargeOn: null,
    accessUntil: before?.paidUntil,
    canResume: true,
  });
  expect(trial.access_granted).toBe(true);
  await carryOutAll();
  expect(await atProvider(token)).toBe('paused');

  const resumed = await person.call(billingApi.resume, rep);
  expect(resumed.subscription).toMatchObject({ status: 'active', nextChargeOn: before?.paidUntil });
  await carryOutAll();
  expect(await services.gateway.fetchSubscription(token)).toMatchObject({
    status: 'active',
    nextChargeOn: before?.paidUntil,
  });
});

test('a cancelled subscription whose period is over is cancelled at the provider, gives no access, and makes room for another', async () => {
  const { person, token } = await subscribe();
  await cancel(person);
  await pool.query(`update subscriptions set paid_until = current_date - 2 where token = $1`, [token]);
  await endRunOut(services, new AbortController().signal);
  await carryOutAll();
  expect(await atProvider(token)).toBe('cancelled');
  expect(await billing(person)).toMatchObject({ subscription: null, trial: { subscription_active: false } });
  await refusal(person.call(billingApi.resume, rep));
  await person.call(paymentsApi.checkout, { body: { item: 'subscription', side: 'rep', consent: true } });
});

test('a failed charge leaves access for five days, blocks a second subscription, and cancelling stops the retries', async () => {
  const { person, token } = await subscribe();
  await pool.query(
    `update subscriptions set paid_until = current_date, anchor_on = current_date - 31 where token = $1`,
    [token],
  );
  await payfast.failCharge(token);
  const { subscription, trial } = await billing(person);
  expect(subscription).toMatchObject({ status: 'past_due', canChangeCard: true });
  expect(trial.subscription_active).toBe(true);
  const again = person.call(paymentsApi.checkout, { body: { item: 'subscription', side: 'rep', consent: true } });
  await expect(again).rejects.toThrow('payment.past_due');
  await cancel(person);
  await carryOutAll();
  expect(await atProvider(token)).toBe('cancelled');
});

test('a late month charged after the cancellation, before the provider gets it, is refunded', async () => {
  const { person, token } = await subscribe();
  await pool.query(
    `update subscriptions set paid_until = current_date - 1, anchor_on = current_date - 31 where token = $1`,
    [token],
  );
  await payfast.failCharge(token);
  await cancel(person);
  await payfast.renew(token);
  const { subscription, refunds } = await billing(person);
  expect({ subscription, refunds }).toMatchObject({
    subscription: { status: 'cancelled' },
    refunds: [{ status: 'approved', amountCents: 19_900 }],
  });
  await carryOutAll();
  expect(await atProvider(token)).toBe('cancelled');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a charge whose day has passed without a notification is late', async () => {
  const { person, token } = await subscribe();
  await pool.query(
    'update subscriptions set paid_until = current_date - 1, next_charge_on = current_date - 1 where token = $1',
    [token],
  );
  await noticeLate(services, new AbortController().signal);
  expect((await billing(person)).subscription).toMatchObject({ status: 'past_due' });
});

test('the first payment is refunded within seven days, once, and access ends', async () => {
  const { person, token, paymentId } = await subscribe();
  const { subscription, subscribedBefore, refunds } = await person.call(billingApi.refund, rep);
  expect({ subscription, subscribedBefore, refunds }).toMatchObject({
    subscription: null,
    subscribedBefore: true,
    refunds: [{ status: 'approved', amountCents: 19_900 }],
  });
  await refusal(person.call(billingApi.refund, rep));
  const [refund] = refunds;
  const sent = await Promise.allSettled([1, 2].map(() => sendRefund(services, { refundId: refund?.id ?? '' })));
  expect(sent.some(({ status }) => status === 'fulfilled')).toBe(true);
  await carryOutAll();
  expect(await atProvider(token)).toBe('cancelled');
  const paid = await person.call(paymentsApi.show, { params: { merchantPaymentId: paymentId } });
  expect(paid.paymentStatus).toBe('REFUNDED');
  const { rows } = await pool.query(
    `select t.kind, e.amount_cents from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
     join ledger_accounts a on a.id = e.account_id where t.payment_id = $1 and a.kind = 'subscription_income' order by t.created_at`,
    [paymentId],
  );
  expect(rows).toEqual([
    { kind: 'subscription_paid', amount_cents: '19900' },
    { kind: 'subscription_refunded', amount_cents: '-19900' },
  ]);
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('after seven days, or for a later month, nothing is refunded on request', async () => {
  const { person, paymentId } = await subscribe();
  await pool.query(
    `update payfast_payments set paid_at = now() - interval '7 days 1 minute' where merchant_payment_id = $1`,
    [paymentId],
  );
  expect((await billing(person)).subscription?.refundableUntil).toBeNull();
  await expect(person.call(billingApi.refund, rep)).rejects.toThrow('refund.not_due');
});

test('a user who subscribes again after that refund gets no second one on request', async () => {
  const { person } = await subscribe();
  await person.call(billingApi.refund, rep);
  const again = await person.call(paymentsApi.checkout, { body: { item: 'subscription', side: 'rep', consent: true } });
  await payfast.pay(again);
  expect((await billing(person)).subscription).toMatchObject({ status: 'active', refundableUntil: null });
  await expect(person.call(billingApi.refund, rep)).rejects.toThrow('refund.not_due');
});

test('if the card can’t be refunded the payer is asked for an account', async () => {
  const { person } = await subscribe();
  await payfast.turn({ refunds: 'fail' });
  const { refunds } = await person.call(billingApi.refund, rep);
  await sendRefund(services, { refundId: refunds[0]?.id ?? '' });
  await payfast.turn({ refunds: 'card' });
  expect((await billing(person)).refunds).toMatchObject([{ status: 'eft_due' }]);
});

test('a locked subscription resumes from today with another card', async () => {
  const { person, token } = await subscribe();
  await pool.query(
    `update subscriptions set paid_until = current_date - 8, anchor_on = current_date - 39 where token = $1`,
    [token],
  );
  await payfast.cardWorks(token, false);
  while ((await atProvider(token)) !== 'locked') await payfast.renew(token);
  const { url } = await person.call(billingApi.changeCard, rep);
  expect(url).toContain(`/eng/recurring/update/${token}`);
  await payfast.cardWorks(token, true);
  await person.call(billingApi.cardChanged, rep);
  await carryOutAll();
  expect(await services.gateway.fetchSubscription(token)).toMatchObject({ status: 'active' });
  await payfast.renew(token);
  const { subscription, trial } = await billing(person);
  expect(subscription).toMatchObject({ status: 'active' });
  expect(trial.subscription_active).toBe(true);
});

test('resuming has the same result after a partly completed attempt', async () => {
  const { person, token } = await subscribe();
  await pool.query(
    `update subscriptions set paid_until = current_date - 8, anchor_on = current_date - 39 where token = $1`,
    [token],
  );
  await payfast.cardWorks(token, false);
  while ((await atProvider(token)) !== 'locked') await payfast.renew(token);
  await payfast.cardWorks(token, true);
  await person.call(billingApi.cardChanged, rep);
  // As far as a killed process got.
  await services.gateway.unpause(token);
  await carryOutAll();
  const { rows } = await pool.query(
    `select anchor_cycle, anchor_on = (now() at time zone 'Africa/Johannesburg')::date as today from subscriptions where token = $1`,
    [token],
  );
  expect(rows).toEqual([{ anchor_cycle: 2, today: true }]);
});

test('a payment by another user isn’t shown', async () => {
  const { paymentId } = await subscribe();
  const other = await signUpRep(app);
  const params = { merchantPaymentId: paymentId };
  await expect(other.call(paymentsApi.show, { params })).rejects.toThrow('payment.not_found');
  await expect(other.call(paymentsApi.receipt, { params })).rejects.toThrow('payment.not_found');
  expect((await other.call(paymentsApi.list, { query: {} })).items).toEqual([]);
  const business = await signUpBusiness(app);
  await expect(business.call(billingApi.show, { query: { side: 'rep' } })).rejects.toThrow('role.rep_required');
});

test('a receipt is a PDF for its payer', async () => {
  const { person, paymentId } = await subscribe();
  const { name, pdf } = await person.call(paymentsApi.receipt, { params: { merchantPaymentId: paymentId } });
  expect(name).toMatch(/^TH-\d{6}\.pdf$/);
  expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

test('a reminder about a date is sent once, however often and by however many processes it is looked for', async () => {
  const person = await signUpRep(app);
  await pool.query(`update rep_profiles set trial_ends_at = now() + interval '2 days' where user_id = $1`, [
    person.userId,
  ]);
  const untried = await signUpRep(app);
  await pool.query('update rep_profiles set trial_ends_at = created_at where user_id = $1', [untried.userId]);
  const { person: payer, token } = await subscribe();
  await pool.query(
    `update subscriptions set next_charge_on = current_date + 2, card_expires = to_char(now() at time zone 'Africa/Johannesburg', 'YYYY-MM') where token = $1`,
    [token],
  );
  const never = new AbortController().signal;
  await Promise.all([1, 2, 3].map(() => remindPayers(services.transaction, never)));
  const { rows } = await pool.query(
    'select user_id, kind from billing_reminders where user_id = any($1::uuid[]) order by kind',
    [[person.userId, untried.userId, payer.userId]],
  );
  expect(rows).toEqual([
    { user_id: payer.userId, kind: 'card_expiring' },
    { user_id: payer.userId, kind: 'renewal_soon' },
    { user_id: person.userId, kind: 'trial_ending' },
  ]);
});

test('once reps pay nothing, their subscriptions are cancelled at the provider, and they get no reminders', async () => {
  const [admin, second] = [await signInAdmin(app, await makeAdmin(app)), await signInAdmin(app, await makeAdmin(app))];
  const repsPayNothing = (on: boolean) => changeSettings(admin, { repsPayNothing: on }, second);
  const { person, token } = await subscribe();
  const { token: late } = await subscribe();
  await pool.query(`update subscriptions set status = 'past_due' where token = $1`, [late]);
  await pool.query(
    `update subscriptions set next_charge_on = current_date + 2, card_expires = to_char(now() at time zone 'Africa/Johannesburg', 'YYYY-MM') where token = $1`,
    [token],
  );
  const never = new AbortController().signal;
  await cancelFreeReps(services, never);
  expect((await billing(person)).subscription).toMatchObject({ status: 'active' });

  await repsPayNothing(true);
  try {
    const { rows: queued } = await pool.query(`select 1 from pgboss.job where name = 'payments.stop_rep_charges'`);
    expect(queued).toHaveLength(1);
    await remindPayers(services.transaction, never);
    const { rows } = await pool.query('select kind from billing_reminders where user_id = $1', [person.userId]);
    expect(rows).toEqual([]);
    await cancelFreeReps(services, never);
    await carryOutAll();
    expect([await atProvider(token), await atProvider(late)]).toEqual(['paused', 'cancelled']);
    expect((await billing(person)).subscription).toMatchObject({ status: 'cancelled', nextChargeOn: null });
  } finally {
    await repsPayNothing(false);
  }
});
