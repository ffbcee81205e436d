import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminPaymentsApi } from '#contract/payments/admin-payments.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { signUpRep } from '#test/support/people.ts';
import { openRefundAccounts, refundAccount } from '#test/support/refund-accounts.ts';
import { openRefunding } from '#test/support/refunding.ts';
import { type Subscribed, subscribe } from '#test/support/subscribed.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { pool } = app.database;
const { emails, one, story, paidByHand, send, approved } = await openRefunding(app);
const { billing, enterAccount, linkTo, confirmWith, confirm, undo, passADay, giveAccount } = openRefundAccounts(app);

/** A refund that the card refuses. */
async function refused(refunds: 'eft' | 'fail'): Promise<{ readonly paid: Subscribed; readonly refundId: string }> {
  await payfast.turn({ refunds });
  const paid = await subscribe(app, payfast);
  const refundId = await approved(paid);
  await send(refundId);
  return { paid, refundId };
}

test('a refund that the card refuses is paid by the provider into the payer’s account', async () => {
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

test('an account needs the password, the link in the email and a day; a session alone isn’t enough', async () => {
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
  await expectRefusal(confirmWith(first), 'refund_account.link_invalid');
  await confirm(paid);
  await expectRefusal(confirm(paid), 'refund_account.link_invalid');
  await send(refundId);
  const confirmed = { lastFour: '4321', linkUntil: null, usableFrom: expect.any(String) };
  expect((await billing(paid)).refunds).toMatchObject([{ status: 'eft_due', account: confirmed }]);
  // Not even finance sees the account before its day is over.
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_due', account: null }]);
  await passADay(refundId);
  await send(refundId);
  expect((await story(paid)).refunds).toMatchObject([{ status: 'done' }]);
  await payfast.turn({ refunds: 'card' });
});

test('the payer withdraws an account that someone else entered, which signs that person out', async () => {
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

test('after the team moves a user to another email address, the account of a refund can’t be changed for 7 days', async () => {
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

test('what the provider doesn’t pay at all is paid manually, into an account shown only where it is paid, then wiped', async () => {
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
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_ready', byHand: true, account: refundAccount }]);
  const support = await signInAdmin(app, await makeAdmin(app, undefined, 'support'));
  expect((await story(paid, support.call)).refunds).toMatchObject([{ status: 'eft_ready', account: null }]);
  const { items } = await one(adminPaymentsApi.refunds, { query: {} });
  expect(items.find(({ id }) => id === refundId)).toMatchObject({ byHand: true, payer: { email: paid.person.email } });
  expect(JSON.stringify(items)).not.toContain(refundAccount.accountNumber);
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

test('an account can’t be deleted while a refund waits for a bank account, and can once it was entered', async () => {
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
  expect((await story(paid)).refunds).toMatchObject([{ status: 'eft_ready', byHand: true, account: refundAccount }]);
  await payfast.turn({ refunds: 'card' });
});

test('an account sealed for one refund can’t be opened for another', async () => {
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
