import { describe, expect, test } from 'vitest';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { makeAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { productClock } from '#test/support/engagements.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addFactor, appCode, wrongCode } from '#test/support/second-factors.ts';
import {
  askAccount,
  askPayout,
  earn,
  followConfirmation,
  giveAccount,
  insertBatch,
  repIdOf,
  signUpEarlier,
  tokenFor,
  walletOf,
  withMoney,
} from '#test/support/wallets.ts';
import { openNumber } from '../services/account-numbers.ts';

const app = await openTestApp({ work: false });
const clock = productClock();
const stranger = callerOf(app.url, null);

const shown = ({ call }: Person) => call(bankAccountsApi.show, {});
const undo = async (rep: Person) =>
  stranger(bankAccountsApi.undo, { body: { token: await tokenFor(app, rep, 'not-my-bank-account') } });
const hoursFrom = (moment: string | null | undefined) =>
  Math.round((Date.parse(moment ?? '') - Date.now()) / 3_600_000);

describe('a bank account', () => {
  test('counts once the link in the email was followed, and only its last four digits are ever shown', async () => {
    const rep = await signUpEarlier(app);
    const asked = await askAccount(rep);
    expect(asked).toMatchObject({ current: null, asked: { bank: 'capitec', branchCode: '470010', lastFour: '7890' } });
    await followConfirmation(app, rep);
    const { current } = await shown(rep);
    expect(current).toMatchObject({ bank: 'capitec', holder: 'T Mokoena', lastFour: '7890' });
    const told = JSON.stringify([asked, current, await walletOf(rep), await mailsTo(app.database, rep.email)]);
    expect(told).not.toContain('34567890');
  });

  test('is stored encrypted, for its row alone', async () => {
    const { rep } = await withMoney(app, 100);
    const repId = await repIdOf(app, rep);
    const { rows } = await app.database.pool.query(
      'select id, sealed_number, bank_accounts::text as text from bank_accounts where rep_id = $1',
      [repId],
    );
    const [{ id, sealed_number: sealed, text }] = rows;
    expect(text).not.toContain('1234567890');
    expect(sealed.includes(Buffer.from('1234567890'))).toBe(false);
    expect(openNumber(app.services.secretKey, id, sealed)).toBe('1234567890');
    expect(openNumber(app.services.secretKey, repId, sealed)).toBeNull();
  });

  test('needs the password, which a session alone doesn’t have', async () => {
    const rep = await signUpEarlier(app);
    await expectRefusal(askAccount(rep, { password: 'not my password' }), 'account.password_wrong');
    await expectRefusal(askAccount(rep, { password: null }), 'account.password_wrong');
    expect(await shown(rep)).toEqual({ current: null, asked: null });
  });

  test('needs the code of users with an authenticator app as well', async () => {
    const rep = await signUpEarlier(app);
    await rep.auth.signInWithPassword(rep);
    const { secret } = await addFactor(rep);
    const { data } = await rep.auth.getSession();
    const owner = { ...rep, call: callerOf(app.url, data.session?.access_token ?? '') };
    await expectRefusal(askAccount(owner), 'account.code_wrong');
    await expectRefusal(askAccount(owner, { secondFactor: wrongCode(secret) }), 'account.code_wrong');
    expect((await askAccount(owner, { secondFactor: appCode(secret, 1) })).asked?.lastFour).toBe('7890');
  });

  test('needs an emailed code from users without a password', async () => {
    const rep = await signUpEarlier(app);
    await app.database.pool.query('update users set password_hash = null where id = $1', [rep.userId]);
    await expectRefusal(askAccount(rep), 'account.code_wrong');
    await rep.auth.reauthenticate();
    const mail = (await mailsTo(app.database, rep.email)).findLast(({ subject }) => /code/.test(subject));
    const mailedCode = mail?.text.match(/\b\d{6}\b/)?.[0] ?? '';
    expect((await askAccount(rep, { password: null, mailedCode })).asked?.lastFour).toBe('7890');
  });

  test.each([
    ['a number that is none', { accountNumber: '12345' }],
    ['a bank that we do not know', { bank: 'piggy' as 'capitec' }],
    ['no name', { holder: ' ' }],
  ])('is not valid with %s', async (_what, changes) => {
    await expectRefusal(askAccount(await signUpEarlier(app), changes), 'request.invalid');
  });

  test('is read from the digits of its number, as pasted', async () => {
    const rep = await signUpEarlier(app);
    for (const accountNumber of ['0012345678\u202C', '\u206600\u00A01234\u20135678\u2069'])
      expect((await askAccount(rep, { accountNumber })).asked?.lastFour).toBe('5678');
    const { rows } = await app.database.pool.query(
      'select id, sealed_number from bank_accounts where rep_id = (select id from rep_profiles where user_id = $1)',
      [rep.userId],
    );
    for (const { id, sealed_number: sealed } of rows)
      if (sealed) expect(openNumber(app.services.secretKey, id, sealed)).toBe('0012345678');
  });

  test('is for reps only', async () => {
    const business = await signUpBusiness(app);
    await expectRefusal(askAccount(business), 'role.rep_required');
    await expectRefusal(shown(business), 'role.rep_required');
  });
});

describe('the link in the email', () => {
  test('works once, and for a day', async () => {
    const rep = await signUpEarlier(app);
    await askAccount(rep);
    clock.goTo(new Date(), 24);
    await expectRefusal(followConfirmation(app, rep), 'bank_account.link_invalid');
    expect((await shown(rep)).asked).toBeNull();
    clock.goTo(new Date(), 0);
    await followConfirmation(app, rep);
    await expectRefusal(followConfirmation(app, rep), 'bank_account.link_invalid');
  });

  test('doesn’t work for an account that was withdrawn or replaced', async () => {
    const rep = await signUpEarlier(app);
    await askAccount(rep);
    const first = await tokenFor(app, rep, 'confirm-bank-account');
    await askAccount(rep, { accountNumber: '999911112222' });
    await expectRefusal(stranger(bankAccountsApi.confirm, { body: { token: first } }), 'bank_account.link_invalid');
    expect(await rep.call(bankAccountsApi.withdraw, {})).toEqual({ current: null, asked: null });
    await expectRefusal(followConfirmation(app, rep), 'bank_account.link_invalid');
  });

  test('doesn’t work if it was made up or is for something else', async () => {
    const rep = await signUpEarlier(app);
    const asked = await askAccount(rep);
    const madeUp = `${asked.asked?.id}.AAAA`;
    const other = await tokenFor(app, rep, 'not-my-bank-account');
    for (const token of [madeUp, other, 'x'])
      await expectRefusal(stranger(bankAccountsApi.confirm, { body: { token } }), 'bank_account.link_invalid');
  });
});

describe('payouts go to an account', () => {
  test('immediately if it is the first, and a day after sign-up if its rep is new', async () => {
    const known = await withMoney(app, 20_000);
    await askPayout(known, 20_000);
    const rep = await signUpRep(app);
    await earn(app, rep, 20_000);
    const bankAccountId = await giveAccount(app, rep);
    const { obstacles } = await walletOf(rep);
    expect(obstacles).toMatchObject([{ kind: 'account_held' }]);
    expect(hoursFrom(obstacles[0]?.until)).toBe(24);
    await expectRefusal(askPayout({ rep, bankAccountId }, 20_000), 'payout.account_held');
  });

  test('a day after it replaced another', async () => {
    const { rep } = await withMoney(app, 20_000);
    const bankAccountId = await giveAccount(app, rep, { bank: 'fnb', accountNumber: '62000000001' });
    const { bankAccount, obstacles } = await walletOf(rep);
    expect(bankAccount).toMatchObject({ bank: 'fnb', lastFour: '0001' });
    expect(obstacles).toMatchObject([{ kind: 'account_held', until: bankAccount?.usableFrom }]);
    clock.goTo(new Date(), 23.9);
    await expectRefusal(askPayout({ rep, bankAccountId }, 20_000), 'payout.account_held');
    clock.goTo(new Date(), 24.1);
    expect(await askPayout({ rep, bankAccountId }, 20_000)).toMatchObject({ bank: 'fnb', lastFour: '0001' });
  });

  test('that the rep has seen: not to one that replaced it in between', async () => {
    const { rep, bankAccountId } = await withMoney(app, 20_000);
    await giveAccount(app, rep, { accountNumber: '62000000001' });
    await expectRefusal(askPayout({ rep, bankAccountId }, 20_000), 'payout.account_changed');
  });

  test('that they were requested for, whatever is changed later', async () => {
    const { rep, bankAccountId } = await withMoney(app, 20_000);
    await askPayout({ rep, bankAccountId }, 20_000);
    await giveAccount(app, rep, { accountNumber: '62000000001' });
    expect((await walletOf(rep)).openPayout).toMatchObject({ lastFour: '7890' });
    for (const change of ['bank_account_id = id', 'amount_cents = 1'])
      await expect(app.database.pool.query(`update payouts set ${change}`)).rejects.toThrow('never changes');
    for (const change of [`last_four = '0000'`, `sealed_number = 'x'`, `holder = 'Someone else'`])
      await expect(app.database.pool.query(`update bank_accounts set ${change}`)).rejects.toThrow('never edited');
  });
});

describe('a rep who disowns an account', () => {
  test('gets the former account back, and signs out the person who changed it', async () => {
    const { rep, bankAccountId } = await withMoney(app, 20_000);
    await giveAccount(app, rep, { bank: 'fnb', accountNumber: '62000000001' });
    await undo(rep);
    await expectRefusal(shown(rep), 'session.required');
    const { rows } = await app.database.pool.query(
      `select id, status from bank_accounts where rep_id = $1 order by asked_at`,
      [await repIdOf(app, rep)],
    );
    expect(rows).toMatchObject([{ id: bankAccountId, status: 'current' }, { status: 'withdrawn' }]);
    const mails = await mailsTo(app.database, rep.email);
    expect(mails.at(-1)?.subject).toContain('Choose a new password');
    expect((await rep.auth.signInWithPassword(rep)).error).not.toBeNull();
    await expectRefusal(undo(rep), 'bank_account.link_invalid');
  });

  test('has a payout to it cancelled', async () => {
    const { rep, bankAccountId } = await withMoney(app, 20_000);
    await askPayout({ rep, bankAccountId }, 20_000);
    await undo(rep);
    const { rows } = await app.database.pool.query(
      `select p.status, a.balance_cents::int as balance from payouts p join ledger_accounts a using (rep_id)
       where p.rep_id = $1 and a.kind = 'rep_wallet'`,
      [await repIdOf(app, rep)],
    );
    expect(rows).toEqual([{ status: 'cancelled', balance: 20_000 }]);
  });

  test('has the rest of the wallet held while one is already with the bank', async () => {
    const { rep, bankAccountId } = await withMoney(app, 50_000);
    await askPayout({ rep, bankAccountId }, 20_000);
    const repId = await repIdOf(app, rep);
    await app.database.pool.query(`update payouts set status = 'released', batch_id = $2 where rep_id = $1`, [
      repId,
      await insertBatch(app, await makeAdmin(app), 'released'),
    ]);
    await undo(rep);
    const { rows } = await app.database.pool.query('select reason from wallet_holds where rep_id = $1', [repId]);
    expect(rows).toHaveLength(1);
  });

  test('can also do so before it is confirmed, and for a week', async () => {
    const rep = await signUpEarlier(app);
    await askAccount(rep);
    clock.goTo(new Date(), 7 * 24);
    await expectRefusal(undo(rep), 'bank_account.link_invalid');
    clock.goTo(new Date(), 7 * 24 - 1);
    await undo(rep);
    clock.goTo(new Date(), 0);
    await expectRefusal(followConfirmation(app, rep), 'bank_account.link_invalid');
    await expectRefusal(rep.call(profilesApi.me, {}), 'session.required');
  });
});
