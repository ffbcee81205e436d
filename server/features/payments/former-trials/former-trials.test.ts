import { expect, test } from 'vitest';
import { billingApi } from '#contract/payments/billing.ts';
import { formerTrialMonths } from '#contract/payments/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { deleteAccount } from '#server/features/accounts/commands/delete-account.ts';
import type { oneTimeTokens } from '#server/features/accounts/mail-links/tables.ts';
import { agreeToEmailChange } from '#server/features/accounts/own-account/commands/change-email.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openPayfastApp } from '#test/support/payfast.ts';
import { startCheckout } from '#test/support/paying.ts';
import { signUpQuickly } from '#test/support/quick-sign-up.ts';
import { subscribe } from '#test/support/subscribed.ts';
import { forgetFormerTrials } from './commands/keep-trials.ts';

const { app, payfast } = await openPayfastApp({ work: false });
const { services, database } = app;

let count = 0;
const newEmail = () => `former-${count++}@example.co.za`;

async function signUp(email: string, side: PayingSide = 'rep') {
  const data = { full_name: 'Thabo Mokoena', user_type: side === 'rep' ? 'sales_rep' : 'business' };
  const { user, access_token } = await signUpQuickly(services.accounts, email, data);
  return { userId: user.id, email, call: callerOf(app.url, access_token) };
}
type User = Pick<Awaited<ReturnType<typeof signUp>>, 'userId' | 'email'>;

const close = ({ userId: id, email }: User) => services.transaction((tx) => deleteAccount(tx, { id, email }));

/** Ends the trial some days ago, by moving its dates. */
async function endTrial({ userId }: User, side: PayingSide = 'rep'): Promise<string> {
  const { rows } = await database.pool.query<{ ends: Date }>(
    `update ${side}_profiles set trial_ends_at = now() - interval '3 days' where user_id = $1 returning trial_ends_at as ends`,
    [userId],
  );
  return rows[0]?.ends.toISOString() ?? '';
}

const billingOf = ({ call }: Awaited<ReturnType<typeof signUp>>, side: PayingSide = 'rep') =>
  call(billingApi.show, { query: { side } });

test.each(['rep', 'business'] as const)(
  'a %s who deletes their account and returns continues the old trial',
  async (side) => {
    const email = newEmail();
    const before = await signUp(email, side);
    const ended = await endTrial(before, side);
    await close(before);
    const after = await billingOf(await signUp(email, side), side);
    expect(after).toMatchObject({
      trial: { trial_end_date: ended, access_granted: false },
      trialUsedBefore: true,
      refundUsed: false,
    });
    const { rows } = await database.pool.query('select user_id from former_trials where trial_ends_at = $1', [ended]);
    expect(rows).toEqual([{ user_id: null }]);
  },
);

test('the other side, and another address of the same mailbox, have their own trial', async () => {
  const before = await signUp('mokoena+thabo@example.co.za');
  await endTrial(before);
  await close(before);
  for (const other of [await signUp('mokoena+nomsa@example.co.za'), await signUp('mokoena@example.co.za')])
    expect(await billingOf(other)).toMatchObject({ trial: { access_granted: true }, trialUsedBefore: false });
  const business = await signUp('mokoena+thabo@example.co.za', 'business');
  expect(await billingOf(business, 'business')).toMatchObject({ trial: { access_granted: true } });
  await business.call(ownRolesApi.addRepProfile, { body: { fullName: 'Thabo Mokoena' } });
  expect(await billingOf(business)).toMatchObject({ trial: { access_granted: false }, trialUsedBefore: true });
});

test('the refund of a first payment can’t be used again, and the payer reads that before paying', async () => {
  const { person } = await subscribe(app, payfast);
  await person.call(billingApi.refund, { body: { side: 'rep' } });
  await close(person);
  const again = await signUp(person.email);
  expect(await billingOf(again)).toMatchObject({ refundUsed: true });
  const checkout = await startCheckout(again, 'rep');
  const { rows } = await database.pool.query(
    'select consent_version from payfast_payments where merchant_payment_id = $1',
    [checkout.paymentId],
  );
  expect(rows).toEqual([{ consent_version: '2026-11-29-no-refund' }]);
  await payfast.pay(checkout);
  expect((await billingOf(again)).subscription).toMatchObject({ status: 'active', refundableUntil: null });
  await expectRefusal(again.call(billingApi.refund, { body: { side: 'rep' } }), 'refund.not_due');
});

test('an account that moved to another address before it was deleted counts under both', async () => {
  const [first, second] = [newEmail(), newEmail()];
  const user = await signUp(first);
  await services.transaction(async (tx) => {
    await tx.db.execute(
      `update users set new_email = '${second}', new_email_agreed_by = 'new' where id = '${user.userId}'`,
    );
    const token = {
      userId: user.userId,
      purpose: 'email_change_current',
      email: first,
    } as typeof oneTimeTokens.$inferSelect;
    expect(await agreeToEmailChange(tx, services.accounts.settings, token)).toBe('whole');
  });
  const ended = await endTrial(user);
  await close({ ...user, email: second });
  for (const email of [first, second])
    expect(await billingOf(await signUp(email))).toMatchObject({
      trial: { trial_end_date: ended },
      trialUsedBefore: true,
    });
});

test('it is deleted when the privacy page says', async () => {
  const user = await signUp(newEmail());
  await endTrial(user);
  await close(user);
  const age = (months: number) =>
    database.pool.query(`update former_trials set left_at = now() - make_interval(months => $1) + interval '1 hour'`, [
      months,
    ]);
  await age(formerTrialMonths);
  await services.transaction(forgetFormerTrials);
  expect((await billingOf(await signUp(user.email))).trialUsedBefore).toBe(true);
  await database.pool.query("update former_trials set left_at = left_at - interval '2 hours'");
  await services.transaction(forgetFormerTrials);
  expect((await database.pool.query('select from former_trials')).rowCount).toBe(0);
});

test('a user who deletes their account and signs up at the same moment gets no new trial', async () => {
  for (let round = 0; round < 5; round += 1) {
    const user = await signUp(newEmail());
    await endTrial(user);
    const closing = close(user);
    let again = await signUp(user.email).catch(() => null);
    await closing;
    again ??= await signUp(user.email);
    expect((await billingOf(again)).trialUsedBefore).toBe(true);
  }
});
