import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { billingApi } from '#contract/payments/billing.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { beginPaying } from '#test/support/paying.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';
import { tokenFor } from '#test/support/wallets.ts';
import { carryOut } from '../subscriptions/commands/carry-out.ts';
import { resendRefunds } from './commands/resend-refunds.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;
const { pool } = database;
const { emails, one, other, reason, ask, story, chargeback, approve, reject, paidByHand, send, askedFor, approved } =
  await openRefunding(app);
const billing = ({ person }: Subscribed) => person.call(billingApi.show, { query: { side: 'rep' } });

const account = {
  accountHolder: 'Thabo Mokoena',
  bank: 'Capitec',
  branchCode: '470010',
  accountNumber: '1234567890',
};
const anybody = callerOf(app.url, null);
const enterAccount = ({ person }: Subscribed, refundId: string, changes: object = {}) =>
  person.call(billingApi.giveRefundAccount, {
    params: { refundId },
    body: { ...account, password: person.password, ...changes },
  });
const linkTo = ({ person }: Subscribed, page: 'confirm-refund-account' | 'not-my-refund-account') =>
  tokenFor(app, person, page);
const confirm = async (paid: Subscribed) =>
  anybody(billingApi.confirmRefundAccount, { body: { token: await linkTo(paid, 'confirm-refund-account') } });
const undo = async (paid: Subscribed) =>
  anybody(billingApi.undoRefundAccount, { body: { token: await linkTo(paid, 'not-my-refund-account') } });

/** Entered with the password and confirmed by the link, a day ago. */
async function giveAccount(paid: Subscribed, refundId: string): Promise<void> {
  await enterAccount(paid, refundId);
  await confirm(paid);
  await passADay(refundId);
}

const passADay = (refundId: string) =>
  pool.query(
    `update payment_refunds set account_usable_from = account_usable_from - interval '24 hours' where id = $1`,
    [refundId],
  );

/** A refund that the card does not take. */
async function refused(refunds: 'eft' | 'fail'): Promise<{ readonly paid: Subscribed; readonly refundId: string }> {
  await payfast.turn({ refunds });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await send(refundId);
  return { paid, refundId };
}

test('one administrator asks, another approves, the provider pays, and the month that ran is over', async () => {
  const paid = await subscribe(app, payfast);
  expect(await story(paid)).toMatchObject({ canRefund: true, refundEnds: true, canRecordChargeback: true });
  const refundId = await askedFor(paid);
  await expectRefusal(approve(refundId, one), 'refund.same_administrator');
  const decided = await approve(refundId);
  expect(decided).toMatchObject({
    canRefund: false,
    subscription: { status: 'ended' },
    refunds: [{ status: 'approved', reason, askedBy: emails[0], decidedBy: emails[1] }],
  });
  expect((await billing(paid)).subscription).toBeNull();
  await send(refundId);
  const done = await story(paid);
  expect(done).toMatchObject({ payment: { paymentStatus: 'REFUNDED' }, refunds: [{ status: 'done' }] });
  expect(done.transfers.map(({ what, amountCents }) => [what, amountCents])).toEqual([
    ['subscription_paid', 19_900],
    ['payment_fee', expect.any(Number)],
    ['subscription_refunded', 19_900],
  ]);
  await carryOutAll();
  expect((await services.gateway.fetchSubscription(paid.token))?.status).toBe('cancelled');
  expect(await auditOf(app, emails[0])).toContain(`refund.ask done ${reason}`);
  expect(await auditOf(app, emails[1])).toContain('refund.approve done');
  expect(await troubleInBooks(pool)).toEqual([]);
});

/** Does what is wanted of the provider, as the task does. */
async function carryOutAll(): Promise<void> {
  const { rows } = await pool.query<{ id: string }>('select id from subscriptions where wanted is not null');
  for (const { id } of rows) await carryOut(services, { subscriptionId: id });
}

test('the database too keeps one administrator from approving their own', async () => {
  const refundId = await askedFor(await subscribe(app, payfast));
  await expect(
    pool.query(`update payment_refunds set status = 'approved', decided_by = asked_by where id = $1`, [refundId]),
  ).rejects.toThrow('payment_refunds_two_people');
});

test('only what came in goes back, and once', async () => {
  const open = await beginPaying(app, 'rep');
  expect(await story(open)).toMatchObject({ canRefund: false, canRecordChargeback: false, refundEnds: false });
  await expectRefusal(ask(open), 'refund.not_possible');
  await expectRefusal(chargeback(open), 'chargeback.not_possible');
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await expectRefusal(ask(paid), 'refund.not_possible');
  await expectRefusal(approve(refundId), 'refund.not_open');
  await expectRefusal(reject(refundId), 'refund.not_open');
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  await send(refundId);
  await expectRefusal(ask(paid), 'refund.not_possible');
  const nobody = '01900000-0000-7000-8000-0000000000ff';
  await expectRefusal(ask({ paymentId: nobody }), 'payment.not_found');
  await expectRefusal(approve(nobody), 'payment.not_found');
});

test('a refund of a month before the one that runs ends nothing', async () => {
  const paid = await subscribe(app, payfast);
  await payfast.renew(paid.token);
  expect(await story(paid)).toMatchObject({ refundEnds: false });
  await send(await approved(paid));
  expect((await billing(paid)).subscription).toMatchObject({ status: 'active' });
  expect((await story(paid)).payment.paymentStatus).toBe('REFUNDED');
});

test('what was turned down can be asked for again; whoever asked may take it back', async () => {
  const paid = await subscribe(app, payfast);
  expect(await reject(await askedFor(paid))).toMatchObject({
    canRefund: true,
    refunds: [{ status: 'rejected', decidedBy: emails[1], failure: 'It was used.' }],
  });
  expect((await reject(await askedFor(paid), one)).refunds.at(-1)).toMatchObject({
    status: 'rejected',
    decidedBy: null,
  });
  expect((await billing(paid)).subscription).toMatchObject({ status: 'active' });
  await approved(paid);
});

test('on the payer’s own word nobody is waited for any more', async () => {
  const paid = await subscribe(app, payfast);
  await askedFor(paid);
  const { refunds } = await paid.person.call(billingApi.refund, { body: { side: 'rep' } });
  expect(refunds).toMatchObject([{ status: 'approved' }]);
});

test('what the card does not take is paid by the provider into an account that the payer gives', async () => {
  await payfast.turn({ refunds: 'eft' });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await expectRefusal(enterAccount(paid, refundId), 'refund.not_open');
  await send(refundId);
  expect((await billing(paid)).refunds).toMatchObject([{ status: 'eft_due' }]);
  const stranger = await signUpRep(app);
  await expectRefusal(enterAccount({ ...paid, person: stranger }, refundId), 'payment.not_found');
  await giveAccount(paid, refundId);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'done' }]);
  expect(await keptAccount(refundId)).toBeNull();
  await payfast.turn({ refunds: 'card' });
});

test('the account needs the password, the link in the email and a day; a session alone decides nothing', async () => {
  const { paid, refundId } = await refused('eft');
  await expectRefusal(enterAccount(paid, refundId, { password: null }), 'account.password_wrong');
  await expectRefusal(enterAccount(paid, refundId, { password: 'not my password' }), 'account.password_wrong');
  expect((await billing(paid)).refunds).toMatchObject([{ status: 'eft_due', account: null }]);
  await enterAccount(paid, refundId);
  const asked = { bank: 'Capitec', lastFour: '7890', linkUntil: expect.any(String), usableFrom: null };
  expect((await billing(paid)).refunds).toMatchObject([{ status: 'eft_due', account: asked }]);
  await passADay(refundId);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_due', account: null }]);
  const first = await linkTo(paid, 'confirm-refund-account');
  await enterAccount(paid, refundId, { accountNumber: '5555554321' });
  await expectRefusal(
    anybody(billingApi.confirmRefundAccount, { body: { token: first } }),
    'refund_account.link_invalid',
  );
  await confirm(paid);
  await expectRefusal(confirm(paid), 'refund_account.link_invalid');
  await send(refundId);
  const confirmed = { lastFour: '4321', linkUntil: null, usableFrom: expect.any(String) };
  expect((await billing(paid)).refunds).toMatchObject([{ status: 'eft_due', account: confirmed }]);
  // Not even finance sees where it goes before its day is over.
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_due', account: null }]);
  await passADay(refundId);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'done' }]);
  await payfast.turn({ refunds: 'card' });
});

test('the payer withdraws an account that somebody else entered, and that person is signed out', async () => {
  const { paid, refundId } = await refused('eft');
  await enterAccount(paid, refundId);
  await confirm(paid);
  await undo(paid);
  await expectRefusal(undo(paid), 'refund_account.link_invalid');
  await passADay(refundId);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_due', account: null }]);
  expect(await keptAccount(refundId)).toBeNull();
  await expectRefusal(billing(paid), 'session.required');
  await payfast.turn({ refunds: 'card' });
});

test('after the team moved the account to another address, the account of a refund stays as it is for 7 days', async () => {
  const { paid, refundId } = await refused('eft');
  const moved = (interval: string) =>
    pool.query(
      `insert into access_changes (id, user_id, kind, before, former_email, created_at)
       values ($1, $2, 'email_corrected', '[]', 'former@example.co.za', now() - $3::interval)
       on conflict (id) do update set created_at = excluded.created_at`,
      [refundId, paid.person.userId, interval],
    );
  await moved('6 days 23 hours');
  await expectRefusal(enterAccount(paid, refundId), 'bank_account.held');
  await moved('7 days 1 second');
  await enterAccount(paid, refundId);
  await moved('1 hour');
  await expectRefusal(confirm(paid), 'bank_account.held');
  await payfast.turn({ refunds: 'card' });
});

const keptAccount = async (refundId: string): Promise<Buffer | null> =>
  (await pool.query('select sealed_account from payment_refunds where id = $1', [refundId])).rows[0]?.sealed_account;

test('what the provider does not pay at all is paid by hand, from an account that nobody else reads, and wiped', async () => {
  await payfast.turn({ refunds: 'fail' });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([
    { status: 'eft_due', account: null, failure: expect.stringContaining('Insufficient') },
  ]);
  await giveAccount(paid, refundId);
  expect((await keptAccount(refundId))?.includes('1234567890')).toBe(false);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_ready', byHand: true, account }]);
  const support = await signInAdmin(app, await makeAdmin(app, undefined, 'support'));
  expect((await story(paid, support.call)).refunds).toMatchObject([{ status: 'eft_ready', account: null }]);
  const { items } = await one(adminPaymentsApi.refunds, { query: {} });
  expect(items.find(({ id }) => id === refundId)).toMatchObject({ byHand: true, payer: { email: paid.person.email } });
  expect(JSON.stringify(items)).not.toContain(account.accountNumber);
  expect(await paidByHand(refundId)).toMatchObject({
    payment: { paymentStatus: 'REFUNDED' },
    refunds: [{ status: 'eft_paid', eftReference: 'FNB 8842', account: null }],
  });
  expect(await keptAccount(refundId)).toBeNull();
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  expect(await auditOf(app, emails[0])).toContain('refund.record_eft done FNB 8842');
  await payfast.turn({ refunds: 'card' });
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('nobody deletes their account while a refund waits for their bank account, and may once they gave it', async () => {
  await payfast.turn({ refunds: 'fail' });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await send(refundId);
  const { call, password } = paid.person;
  const close = () => call(accountApi.close, { body: { password } });
  await expectRefusal(close(), 'refund.account_due');
  await giveAccount(paid, refundId);
  await send(refundId);
  await close();
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_ready', byHand: true, account }]);
  await payfast.turn({ refunds: 'card' });
});

test('an account that was sealed for one refund opens for no other', async () => {
  await payfast.turn({ refunds: 'fail' });
  const [first, second] = [await subscribe(app, payfast), await subscribe(app, payfast)];
  const [from, to] = [await approved(first), await approved(second)];
  for (const [paid, refundId] of [
    [first, from],
    [second, to],
  ] as const) {
    await send(refundId);
    await giveAccount(paid, refundId);
    await send(refundId);
  }
  await pool.query(
    'update payment_refunds set sealed_account = (select sealed_account from payment_refunds where id = $1) where id = $2',
    [from, to],
  );
  expect((await story(second)).refunds).toMatchObject([{ byHand: true, account: null }]);
  await payfast.turn({ refunds: 'card' });
});

test('a chargeback ends the subscription, books the loss, and nothing goes back a second time', async () => {
  const paid = await subscribe(app, payfast);
  const refundId = await askedFor(paid);
  expect(await story(paid)).toMatchObject({ canRecordChargeback: true, chargebackStops: true });
  const told = await chargeback(paid, other);
  expect(told).toMatchObject({
    payment: { paymentStatus: 'CHARGED_BACK' },
    subscription: { status: 'ended' },
    refunds: [{ status: 'rejected', failure: 'The bank took the payment back.' }],
    canRefund: false,
    canRecordChargeback: false,
  });
  expect(told.transfers.at(-1)).toMatchObject({ what: 'subscription_charged_back', amountCents: 19_900 });
  expect((await billing(paid)).trial.subscription_active).toBe(false);
  await expectRefusal(approve(refundId), 'refund.not_open');
  await expectRefusal(ask(paid), 'refund.not_possible');
  await expectRefusal(chargeback(paid), 'chargeback.not_possible');
  await carryOutAll();
  expect((await services.gateway.fetchSubscription(paid.token))?.status).toBe('cancelled');
  expect(await auditOf(app, emails[1])).toContain('payment.record_chargeback done As the bank says.');
  expect(await troubleInBooks(pool)).toEqual([]);
});

test('a refund that may be leaving stands in the way of a chargeback; one for which an account is awaited is stopped', async () => {
  const leaving = await subscribe(app, payfast);
  await approved(leaving);
  await expectRefusal(chargeback(leaving), 'chargeback.not_possible');
  await payfast.turn({ refunds: 'fail' });
  const waiting = await subscribe(app, payfast);
  const refundId = await approved(waiting);
  await send(refundId);
  await chargeback(waiting);
  await expectRefusal(giveAccount(waiting, refundId), 'refund.not_open');
  await expectRefusal(paidByHand(refundId), 'refund.not_open');
  await payfast.turn({ refunds: 'card' });
});

test('a refund that the task gave up is sent again, and no other', async () => {
  const [stuck, fresh] = [await subscribe(app, payfast), await subscribe(app, payfast)];
  const [old, young] = [await approved(stuck), await approved(fresh)];
  const jobs = async (refundId: string) =>
    (await pool.query(`select count(*)::int from pgboss.job where data ->> 'refundId' = $1`, [refundId])).rows[0].count;
  const before = [await jobs(old), await jobs(young)] as const;
  await pool.query(`update payment_refunds set decided_at = now() - interval '5 days' where id = $1`, [old]);
  await resendRefunds(services.transaction);
  expect([await jobs(old), await jobs(young)]).toEqual([before[0] + 1, before[1]]);
});
