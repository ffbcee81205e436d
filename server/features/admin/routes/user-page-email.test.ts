import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { adminUsersApi } from '#contract/admin/admin-users.ts';
import { approvalsApi } from '#contract/operators/approvals.ts';
import { auditApi } from '#contract/operators/audit.ts';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { exportOf } from '#test/support/exports.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { openPayoutDesk } from '#test/support/payout-desk.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { askAccount, askPayout, tokenFor, walletOf } from '#test/support/wallets.ts';
import { carryOutSupportChanges } from '../../accounts/second-factor/commands/carry-out-support-changes.ts';
import { liftEndedHolds } from '../../payouts/commands/hold-moved.ts';

const app = await openTestApp({ work: false });
const desk = await openPayoutDesk(app);
const admin = desk.one;
const anybody = callerOf(app.url, null);

const of = ({ userId }: Pick<Person, 'userId'>) => ({ params: { userId } });
const newAddress = () => `next-${randomUUID()}@example.co.za`;
const show = (person: Person) => admin.call(adminApi.user, of(person));
const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);

const propose = (person: Person, email: string) =>
  admin.call(adminUsersApi.correctEmail, {
    ...of(person),
    body: { email, reason: 'They called us.', identityChecked: true },
  });

async function openProposal({ userId }: Person): Promise<{ readonly params: { readonly approvalId: string } }> {
  const { rows } = await sql(`select id from admin_approvals where target_id = $1 and status = 'open'`, [userId]);
  return { params: { approvalId: rows[0]?.id } };
}

async function correct(person: Person, email: string): Promise<void> {
  await propose(person, email);
  await desk.other.call(approvalsApi.approve, await openProposal(person));
}

async function passADay({ userId }: Person): Promise<void> {
  await sql(`update support_changes set takes_effect_at = takes_effect_at - interval '24 hours' where user_id = $1`, [
    userId,
  ]);
  await carryOutSupportChanges(app.services, app.services);
}

/** Redeems the link of the last email to a mailbox that opens the account. Returns the session's token. */
async function follow(email: string): Promise<string | null> {
  const html = (await mailsTo(app.database, email)).findLast((mail) => mail.html.includes('token_hash'))?.html ?? '';
  const link = new URL(html.match(/href="([^"]*token_hash[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? 'http://none');
  const response = await fetch(`${app.url}/auth/v1/verify`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: link.searchParams.get('type'), token_hash: link.searchParams.get('token_hash') }),
  });
  return response.ok ? (await response.json()).access_token : null;
}

async function notMe(person: Person): Promise<void> {
  await anybody(secondFactorApi.undo, { body: { token: await tokenFor(app, person, 'this-was-not-me') } });
}

/** Moves the account through the team, and signs in as the reader of the new mailbox. */
async function moved(person: Person): Promise<{ readonly email: string; readonly call: Person['call'] }> {
  const email = newAddress();
  await correct(person, email);
  await passADay(person);
  return { email, call: callerOf(app.url, await follow(email)) };
}

const recordOf = async ({ userId }: Person) => {
  const { items } = await admin.call(auditApi.list, { query: {} });
  return items
    .filter(({ target, act }) => target?.id === userId && act.startsWith('user.') && act !== 'user.view')
    .map(({ act }) => act);
};

describe('a corrected email address', () => {
  test('is proposed by one admin and approved by another; until then nothing happens', async () => {
    const rep = await signUpRep(app);
    const mails = async () => (await mailsTo(app.database, rep.email)).length;
    const before = await mails();
    await propose(rep, newAddress());
    await expectRefusal(propose(rep, newAddress()), 'approval.open_already');
    await expectRefusal(admin.call(approvalsApi.approve, await openProposal(rep)), 'approval.own');
    expect((await show(rep)).emailCorrection).toBeNull();
    expect(await mails()).toBe(before);
    await desk.other.call(approvalsApi.approve, await openProposal(rep));
    expect((await show(rep)).emailCorrection).not.toBeNull();
    expect(await mails()).toBe(before + 1);
  });

  test('waits for 24 hours and then for the new mailbox; the old one is told how to stop it without a password', async () => {
    const rep = await signUpRep(app);
    const next = newAddress();
    await correct(rep, next);
    const { text } = (await mailsTo(app.database, rep.email)).at(-1) ?? { text: '' };
    expect(text).toContain(next);
    expect(text).toContain('even if your password no longer works');
    expect(await mailsTo(app.database, next)).toEqual([]);
    await carryOutSupportChanges(app.services, app.services);
    expect(await mailsTo(app.database, next)).toEqual([]);
    expect((await show(rep)).emailCorrection).toMatchObject({ newEmail: next, mailed: false });
    // The owner is still signed in, and sees it.
    expect((await rep.call(accountApi.show, {})).emailCorrection).toMatchObject({ newEmail: next });
    await expectRefusal(correct(rep, next), 'user.correction_waits');

    await passADay(rep);
    expect(await show(rep)).toMatchObject({ email: rep.email, emailCorrection: { mailed: true } });
    await carryOutSupportChanges(app.services, app.services);
    expect(await mailsTo(app.database, next)).toHaveLength(1);
    // For a link that was lost or expired: asking again sends another one.
    await correct(rep, next);
    expect(await follow(next)).not.toBeNull();
    expect(await show(rep)).toMatchObject({ email: next, emailCorrection: null });
    await expectRefusal(rep.call(accountApi.show, {}), 'session.required');
    expect(await recordOf(rep)).toEqual(['user.email_corrected', 'user.correct_email', 'user.correct_email']);
  });

  test('is stopped by the old mailbox with one link, before and after the new one was asked', async () => {
    for (const early of [true, false]) {
      const rep = await signUpRep(app);
      const next = newAddress();
      await correct(rep, next);
      if (!early) await passADay(rep);
      await notMe(rep);
      await expectRefusal(notMe(rep), 'second_factor.link_invalid');
      if (early) await passADay(rep);
      expect(early ? await mailsTo(app.database, next) : await follow(next)).toEqual(early ? [] : null);
      expect(await show(rep)).toMatchObject({ email: rep.email, emailCorrection: null });
      expect(await recordOf(rep)).toEqual(['user.correction_stopped', 'user.correct_email']);
    }
  });

  test('is stopped by the signed-in owner', async () => {
    const rep = await signUpRep(app);
    await correct(rep, newAddress());
    await rep.call(accountApi.cancelEmailChange, {});
    expect((await show(rep)).emailCorrection).toBeNull();
  });

  test('with a typo is replaced and waits again; the link of the first email still stops it', async () => {
    const rep = await signUpRep(app);
    const [wrong, right] = [newAddress(), newAddress()];
    await correct(rep, wrong);
    const token = await tokenFor(app, rep, 'this-was-not-me');
    await passADay(rep);
    await correct(rep, right);
    expect(await follow(wrong)).toBeNull();
    expect((await show(rep)).emailCorrection).toMatchObject({ newEmail: right, mailed: false });
    await anybody(secondFactorApi.undo, { body: { token } });
    expect((await show(rep)).emailCorrection).toBeNull();
  });

  test('moves the emails of the last weeks along, and none to the next owner of the old address', async () => {
    const rep = await signUpRep(app);
    await sql(
      "insert into sent_mails (id, to_address, subject, created_at) values (gen_random_uuid(), $1, 'Old news', now() - interval '20 days')",
      [rep.email],
    );
    const subjects = async () => (await admin.call(adminUsersApi.mails, of(rep))).items.map(({ subject }) => subject);
    expect((await exportOf(app, rep)).mails).toMatchObject([{ subject: 'Old news' }]);
    const { email, call } = await moved(rep);
    expect(await subjects()).toContain('Old news');
    // A deletion would make the move irreversible.
    const close = () => call(accountApi.close, { body: { password: rep.password } });
    await expectRefusal(close(), 'account.moved_lately');
    await sql(`update access_changes set created_at = created_at - interval '7 days' where user_id = $1`, [rep.userId]);
    await close();
    const { rows } = await sql('select from sent_mails where to_address in ($1, $2)', [rep.email, email]);
    expect(rows).toEqual([]);
  });
});

describe('for 7 days after the move', () => {
  test('the old mailbox can undo it: the address and sign-in are restored, sessions end and a new password is needed', async () => {
    const rep = await signUpRep(app);
    const { email, call } = await moved(rep);
    // The thief has made the account their own.
    await sql(
      `insert into factors (id, user_id, type, status, sealed_secret) values (gen_random_uuid(), $1, 'totp', 'verified', 'thief')`,
      [rep.userId],
    );
    await sql(`update access_changes set created_at = created_at - interval '6 days 23 hours' where user_id = $1`, [
      rep.userId,
    ]);
    await notMe(rep);
    expect(await show(rep)).toMatchObject({ email: rep.email, secondFactor: false, moveUndoableUntil: null });
    await expectRefusal(call(accountApi.show, {}), 'session.required');
    const byPassword = await rep.auth.signInWithPassword({ email: rep.email, password: rep.password });
    expect(byPassword.error).not.toBeNull();
    expect((await mailsTo(app.database, email)).map(({ subject }) => subject)).not.toContain('Choose a new password');
    expect(await follow(rep.email)).not.toBeNull();
    expect((await recordOf(rep))[0]).toBe('user.email_restored');
  });

  test('it cannot be undone later, twice, or when another account has the address', async () => {
    const [late, taken] = [await signUpRep(app), await signUpRep(app)];
    for (const rep of [late, taken]) await moved(rep);
    await sql(`update access_changes set created_at = created_at - interval '7 days' where user_id = $1`, [
      late.userId,
    ]);
    await expectRefusal(notMe(late), 'second_factor.link_invalid');
    const other = await signUpRep(app);
    await sql('update users set email = $1 where id = $2', [taken.email, other.userId]);
    await expectRefusal(notMe(taken), 'email_undo.address_taken');
    await sql('update users set email = $1 where id = $2', [other.email, other.userId]);
    await notMe(taken);
    await expectRefusal(notMe(taken), 'second_factor.link_invalid');
  });

  test('nothing is paid out, payouts in a batch leave it, no admin can lift that, and bank details cannot be changed', async () => {
    const [theirs, others] = [await desk.asked(), await desk.asked(30_000)];
    const { rep, bankAccountId } = theirs;
    const batch = await desk.make([theirs.payoutId, others.payoutId]);
    const { email, call } = await moved(rep);
    const thief = { ...rep, email, call };
    expect(await desk.show(batch)).toMatchObject({ count: 1, payouts: [{ id: others.payoutId }] });
    await expectRefusal(desk.make([theirs.payoutId]), 'payout.gone_ahead');
    const { rows } = await sql(
      `select h.id from wallet_holds h join rep_profiles r on r.id = h.rep_id where r.user_id = $1 and h.lifted_at is null`,
      [rep.userId],
    );
    expect(rows).toHaveLength(1);
    await expectRefusal(desk.lift(rows[0].id), 'wallet_hold.timed');
    // Another hold, for another reason, can be placed beside it.
    await desk.hold(theirs.payoutId);
    await expectRefusal(askAccount(thief, { accountNumber: '999999999' }), 'bank_account.held');
    const { obstacles } = await walletOf(thief);
    expect(obstacles.find(({ kind, until }) => kind === 'on_hold' && until !== null)?.reason).toContain(
      'email address',
    );
    await app.services.transaction(liftEndedHolds);
    expect((await walletOf(thief)).obstacles.filter(({ kind }) => kind === 'on_hold')).toHaveLength(2);

    await sql(`update wallet_holds set ends_at = now() where id = $1`, [rows[0].id]);
    await sql(`update access_changes set created_at = created_at - interval '7 days' where user_id = $1`, [rep.userId]);
    await app.services.transaction(liftEndedHolds);
    expect((await walletOf(thief)).obstacles.filter(({ kind }) => kind === 'on_hold')).toHaveLength(1);
    await askAccount(thief, { accountNumber: '999999999' });
    expect(bankAccountId).not.toBe('');
  });

  test('a bank account that waited for its link is not confirmed, and undoing the move ends the hold', async () => {
    const theirs = await desk.asked();
    const { rep } = theirs;
    await askAccount(rep, { accountNumber: '999999999' });
    const token = await tokenFor(app, rep, 'confirm-bank-account');
    await moved(rep);
    await expectRefusal(anybody(bankAccountsApi.confirm, { body: { token } }), 'bank_account.held');
    await notMe(rep);
    const call = callerOf(app.url, await follow(rep.email));
    expect((await walletOf({ ...rep, call })).obstacles.filter(({ kind }) => kind === 'on_hold')).toEqual([]);
    await desk.make([theirs.payoutId]);
    await expectRefusal(askPayout(theirs, 1), 'session.required');
  });
});

test('support sees the phone number that was in the profile for a month, not the one that a thief entered', async () => {
  const rep = await signUpRep(app);
  const savePhone = async (phone: string | null) => {
    const { id: _id, ...profile } = await rep.call(repProfilesApi.show, {});
    await rep.call(repProfilesApi.edit, { body: { ...profile, phone } as never });
  };
  const callBack = async () => (await show(rep)).callBack?.[0];
  expect(await callBack()).toMatchObject({ side: 'rep', number: null });
  await savePhone('+27821234567');
  await sql(`update rep_profiles set phone_since = now() - interval '31 days' where user_id = $1`, [rep.userId]);
  expect(await callBack()).toEqual({ side: 'rep', number: '+27821234567', changedAt: null });
  await savePhone(null);
  await savePhone('+27829999999');
  expect(await callBack()).toEqual({ side: 'rep', number: '+27821234567', changedAt: expect.any(String) });
  expect((await rep.call(profilesApi.me, {})).userId).toBe(rep.userId);
});
