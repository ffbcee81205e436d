import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { adminUsersApi } from '#contract/admin/admin-users.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { approvalsApi } from '#contract/operators/approvals.ts';
import { userNotesApi } from '#contract/operators/user-notes.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { say, talking } from '#test/support/messaging.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { earn } from '#test/support/wallets.ts';

const app = await openTestApp({ work: false });
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);

const of = ({ userId }: Pick<Person, 'userId'>) => ({ params: { userId } });
const reason = 'They called us.';

async function post(path: string, body: unknown) {
  const response = await fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

/** Opens the link of an email as the page does. */
function follow(html: string) {
  const link = new URL(html.match(/href="([^"]*token_hash[^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? '');
  return post('/verify', { type: link.searchParams.get('type'), token_hash: link.searchParams.get('token_hash') });
}

const signedIn = (person: Person) =>
  person.call(accountApi.show, {}).then(
    () => true,
    () => false,
  );

test('a page shows what the features know of each side, and of messages only those reported', async () => {
  const { rep, business, conversation } = await talking(app);
  const work = await admin.call(adminUsersApi.work, of(rep));
  expect(work.applications.total).toBe(1);
  expect(work.applications.items[0]).toMatchObject({ companyName: 'Ubuntu Foods' });
  expect(work.jobs).toEqual({ total: 0, items: [] });
  expect((await admin.call(adminUsersApi.work, of(business))).jobs.total).toBe(1);
  expect(await admin.call(adminUsersApi.money, of(rep))).toEqual({
    wallet: { inWallet: 0, onItsWay: 0, paid: 0, onHold: false },
    payments: [],
    refunds: [],
  });
  expect((await admin.call(adminUsersApi.money, of(business))).wallet).toBeNull();

  const { id: messageId } = await say(rep, conversation.id, 'A secret word.');
  expect((await admin.call(adminUsersApi.reports, of(rep))).items).toEqual([]);
  const params = { conversationId: conversation.id };
  const { id } = await business.call(reportsApi.send, { params, body: { messageId, reason: 'other' } });
  const reports = await admin.call(adminUsersApi.reports, of(rep));
  expect(reports.items).toMatchObject([{ id, as: 'reported', reason: 'other', decided: false }]);
  expect(JSON.stringify(reports)).not.toContain('secret');
  expect((await admin.call(adminUsersApi.reports, of(business))).items).toMatchObject([{ id, as: 'reporter' }]);
});

test('legal standing is shown for each side with a signed agreement', async () => {
  const rep = await signUpRep(app);
  const { items } = await admin.call(adminUsersApi.legal, of(rep));
  expect(items).toMatchObject([{ userType: 'rep', vetting: 'approved' }]);
});

test('notes have an author and a time, newest first, and are deleted with the account', async () => {
  const rep = await signUpRep(app);
  const write = (text: string) => admin.call(userNotesApi.add, { ...of(rep), body: { text } });
  await write('First.');
  await write('Second.');
  const { items } = await admin.call(userNotesApi.list, { ...of(rep), query: {} });
  expect(items.map(({ text, by }) => [text, by])).toEqual([
    ['Second.', email],
    ['First.', email],
  ]);
  const stranger = { params: { userId: randomUUID() }, body: { text: 'Words.' } };
  await expectRefusal(admin.call(userNotesApi.add, stranger), 'user.not_found');
});

test('the history shows who did what to an account, and why', async () => {
  const rep = await signUpRep(app);
  await admin.call(adminApi.user, of(rep));
  await admin.call(adminUsersApi.signOut, { ...of(rep), body: { reason } });
  const { items } = await admin.call(userNotesApi.history, { ...of(rep), query: {} });
  expect(items.map(({ act, who, reason: why }) => [act, who, why])).toEqual([
    ['user.sign_out', email, reason],
    ['user.view', email, null],
  ]);
});

test('signing out ends every session immediately, and notifies the user', async () => {
  const rep = await signUpRep(app);
  expect((await admin.call(adminUsersApi.sessions, of(rep))).items).toHaveLength(1);
  await admin.call(adminUsersApi.signOut, { ...of(rep), body: { reason } });
  expect((await admin.call(adminUsersApi.sessions, of(rep))).items).toEqual([]);
  await expect.poll(() => signedIn(rep)).toBe(false);
  expect((await mailsTo(app.database, rep.email)).at(-1)?.subject).toContain('signed out');
});

test('a recovery email goes to the user’s own mailbox, and its subject is listed with their emails, never its link', async () => {
  const rep = await signUpRep(app);
  await admin.call(adminUsersApi.sendRecovery, { ...of(rep), body: { reason } });
  const mail = (await mailsTo(app.database, rep.email)).at(-1);
  expect((await follow(mail?.html ?? '')).status).toBe(200);
  const mails = await admin.call(adminUsersApi.mails, of(rep));
  expect(mails.items[0]).toMatchObject({ subject: mail?.subject, state: 'waiting' });
  expect(JSON.stringify(mails)).not.toContain('token_hash');
});

test('actions that would change nothing, or affect two accounts, are refused', async () => {
  const [rep, other, business] = [await signUpRep(app), await signUpRep(app), await signUpBusiness(app)];
  const correct = (person: Person, to: string, identityChecked = true) =>
    admin.call(adminUsersApi.correctEmail, { ...of(person), body: { email: to, reason, identityChecked } });
  await expectRefusal(correct(rep, other.email), 'user.email_taken');
  await expectRefusal(correct(rep, 'new@example.co.za', false), 'request.invalid');
  const administrator = await makeAdmin(app);
  await app.database.pool.query('update users set email = $1, confirmation_sent_at = now() where id = $2', [
    administrator,
    other.userId,
  ]);
  await expectRefusal(correct(other, 'new@example.co.za'), 'user.administrator');

  await admin.call(adminApi.suspend, { ...of(business), body: { reason } });
  for (const act of [adminUsersApi.sendRecovery, adminUsersApi.signOut]) {
    await expectRefusal(admin.call(act, { ...of(business), body: { reason } }), 'user.kept_out');
    await expectRefusal(admin.call(act, { params: { userId: randomUUID() }, body: { reason } }), 'user.not_found');
  }
  await expectRefusal(correct(business, 'new@example.co.za'), 'user.kept_out');
});

test('an export is made for the user, who alone gets the link', async () => {
  const rep = await signUpRep(app);
  await admin.call(adminUsersApi.sendExport, { ...of(rep), body: { reason } });
  const { rows } = await app.database.pool.query('select ready_at from account_exports where user_id = $1', [
    rep.userId,
  ]);
  expect(rows).toEqual([{ ready_at: null }]);
  expect((await admin.call(userNotesApi.history, { ...of(rep), query: {} })).items[0]).toMatchObject({
    act: 'user.send_export',
    reason,
  });
  const suspended = await signUpRep(app);
  await admin.call(adminApi.suspend, { ...of(suspended), body: { reason } });
  await expectRefusal(admin.call(adminUsersApi.sendExport, { ...of(suspended), body: { reason } }), 'user.kept_out');
});

test('an account is deleted once two admins agree, and not while it has money or gigs', async () => {
  const other = await signInAdmin(app, await makeAdmin(app));
  const rep = await signUpRep(app);
  const propose = (person: Person) =>
    admin.call(adminUsersApi.erase, { ...of(person), body: { reason, identityChecked: true } });
  await propose(rep);
  await expectRefusal(propose(rep), 'approval.open_already');
  const proposal = async ({ userId }: Person) => {
    const { rows } = await app.database.pool.query(
      `select id from admin_approvals where target_id = $1 and act = 'user.erase'`,
      [userId],
    );
    return { params: { approvalId: rows[0]?.id } };
  };
  await expectRefusal(admin.call(approvalsApi.approve, await proposal(rep)), 'approval.own');
  expect(await signedIn(rep)).toBe(true);
  await other.call(approvalsApi.approve, await proposal(rep));
  expect(await signedIn(rep)).toBe(false);
  const { rows } = await app.database.pool.query(
    `select u.deleted_at is not null as gone, u.email, (select count(*)::int from rep_profiles p where p.user_id = u.id and p.phone is not null) as phones
     from users u where id = $1`,
    [rep.userId],
  );
  expect(rows).toEqual([{ gone: true, email: `deleted-${rep.userId}@thengisa.invalid`, phones: 0 }]);
  const { rows: kept } = await app.database.pool.query(
    `select status, user_id, input, effects from admin_approvals where target_id = $1 and act = 'user.erase'`,
    [rep.userId],
  );
  expect(kept).toEqual([{ status: 'approved', user_id: null, input: {}, effects: [] }]);
  expect((await mailsTo(app.database, rep.email)).at(-1)?.subject).toContain('deleted');

  const rich = await signUpRep(app);
  await earn(app, rich, 10_000);
  await propose(rich);
  await expectRefusal(other.call(approvalsApi.approve, await proposal(rich)), 'wallet.not_empty');
  expect(await signedIn(rich)).toBe(true);
});
