import { expect, test } from 'vitest';
import { operatorsApi } from '#contract/operators/operators.ts';
import { settingsApi } from '#contract/operators/settings.ts';
import { type TeamMember, teamOfAdminsApi } from '#contract/operators/team.ts';
import { adminPassword, auditOf, makeAdmin, openAdminBrowser, setUpApp, signInAdmin } from '#test/support/admins.ts';
import { expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';

const app = await openTestApp({ work: false });
const ownerEmail = await makeAdmin(app);
const owner = await signInAdmin(app, ownerEmail);
const otherOwner = await makeAdmin(app);
const reason = 'A task of theirs.';

const list = async () => (await owner.call(teamOfAdminsApi.list, {})).items;
const memberOf = async (email: string): Promise<TeamMember> =>
  (await list()).find((one) => one.email === email) ?? expect.fail(`${email} is not listed.`);
const idOf = async (email: string) => ({ memberId: (await memberOf(email)).id });

async function invite(email: string) {
  const made = await owner.call(teamOfAdminsApi.add, { body: { email, role: 'finance', reason } });
  return { made, token: await newestToken(made.email) };
}

async function newestToken(email: string): Promise<string> {
  const mail = (await mailsTo(app.database, email)).findLast(({ subject }) => /an admin of/.test(subject));
  return mail?.text.match(/\/admin\/login#invitation=(\S+)/)?.[1] ?? expect.fail('No link was mailed.');
}

const door = openAdminBrowser(app);
const accept = (token: string, password = adminPassword) =>
  door.call(teamOfAdminsApi.acceptInvitation, { body: { token, password } });
const signIn = (email: string) =>
  openAdminBrowser(app).call(operatorsApi.signIn, { body: { email, password: adminPassword } });

test('a new admin gets a link, chooses a password with it once, and signs in with their role', async () => {
  const { made, token } = await invite('Zanele@Thengisa.example');
  const email = 'zanele@thengisa.example';
  expect(made).toMatchObject({
    email,
    role: 'finance',
    state: 'invited',
    sessions: 0,
    secondFactor: false,
    you: false,
  });
  expect(made.invitedUntil).not.toBeNull();
  await expectRefusal(signIn(email), 'admin.password_wrong');
  const weak = await expectRefusal(accept(token, 'zanele12'), 'request.invalid');
  expect(weak.errors?.[0]?.field).toBe('password');
  await accept(token);
  expect(await signIn(email)).toMatchObject({ session: { email, role: 'finance' } });
  await expectRefusal(accept(token), 'admin.invitation_over');
  expect(await memberOf(email)).toMatchObject({ state: 'active', invitedUntil: null, sessions: 1 });
  expect((await auditOf(app, email)).slice(1)).toEqual(['admin.accept_invitation done', 'sign_in done']);
  expect(await auditOf(app, ownerEmail)).toContain(`admin.create done none → finance. ${reason}`);
  await expectRefusal(invite(email), 'admin.known_already');
});

test('a newer link, disabling and time invalidate an earlier link', async () => {
  const email = 'thabo@thengisa.example';
  const { token } = await invite(email);
  const params = await idOf(email);
  await owner.call(teamOfAdminsApi.inviteAgain, { params });
  await expectRefusal(accept(token), 'admin.invitation_over');
  const newest = await newestToken(email);
  await owner.call(teamOfAdminsApi.disable, { params, body: { reason } });
  await expectRefusal(accept(newest), 'admin.invitation_over');
  await expectRefusal(owner.call(teamOfAdminsApi.inviteAgain, { params }), 'admin.not_invited');
  await owner.call(teamOfAdminsApi.enable, { params, body: { reason } });
  await owner.call(teamOfAdminsApi.inviteAgain, { params });
  await app.database.pool.query(
    "update admin_users set invitation_expires_at = now() - interval '1 second' where id = $1",
    [params.memberId],
  );
  await expectRefusal(accept(await newestToken(email)), 'admin.invitation_over');
  expect(await memberOf(email)).toMatchObject({ state: 'invited', invitedUntil: null });
});

test('a link does not work on a page of another site', async () => {
  const { token } = await invite('lerato@thengisa.example');
  const elsewhere = openAdminBrowser(app, { origin: 'https://evil.example' });
  await expectRefusal(
    elsewhere.call(teamOfAdminsApi.acceptInvitation, { body: { token, password: adminPassword } }),
    'request.other_origin',
  );
  await accept(token);
});

test('the other owners are notified of a new admin and of a changed role', async () => {
  await invite('naledi@thengisa.example');
  await owner.call(teamOfAdminsApi.changeRole, {
    params: await idOf('naledi@thengisa.example'),
    body: { role: 'owner', reason },
  });
  const told = (await mailsTo(app.database, otherOwner)).map(({ text }) => text).join('\n');
  expect(told).toContain(`${ownerEmail} made naledi@thengisa.example an admin with the finance role.`);
  expect(told).toContain('changed naledi@thengisa.example’s role from finance to owner.');
  expect((await mailsTo(app.database, ownerEmail)).filter(({ subject }) => /has changed/.test(subject))).toEqual([]);
});

test('a changed role applies to open sessions from the next call, and is in the audit log with the former one', async () => {
  const email = await makeAdmin(app, adminPassword, 'support');
  const member = await signInAdmin(app, email);
  await expectRefusal(member.call(settingsApi.show, {}), 'admin.not_permitted');
  const params = await idOf(email);
  const changed = await owner.call(teamOfAdminsApi.changeRole, { params, body: { role: 'finance', reason } });
  expect(changed).toMatchObject({ email, role: 'finance', sessions: 1 });
  await member.call(settingsApi.show, {});
  expect(await member.call(operatorsApi.session, {})).toMatchObject({ role: 'finance' });
  expect(await auditOf(app, ownerEmail)).toContain(`admin.change_role done support → finance. ${reason}`);
});

test('an admin who is disabled, or signed out by an owner, is signed out immediately', async () => {
  const email = await makeAdmin(app, adminPassword, 'reviewer');
  const { call } = await signInAdmin(app, email);
  const params = await idOf(email);
  expect(await owner.call(teamOfAdminsApi.endSessions, { params })).toMatchObject({ sessions: 0, state: 'active' });
  await expectRefusal(call(operatorsApi.session, {}), 'admin.session_required');
  const again = await signInAdmin(app, email);
  expect(await owner.call(teamOfAdminsApi.disable, { params, body: { reason } })).toMatchObject({ state: 'disabled' });
  await expectRefusal(again.call(operatorsApi.session, {}), 'admin.session_required');
  await expectRefusal(signIn(email), 'admin.not_found');
  await owner.call(teamOfAdminsApi.enable, { params, body: { reason } });
  await signIn(email);
  expect((await auditOf(app, ownerEmail)).slice(-3)).toEqual([
    'admin.sign_out done open sessions: 1 → 0',
    `admin.disable done active → disabled. ${reason}`,
    `admin.enable done disabled → active. ${reason}`,
  ]);
});

test('the list shows who has a second factor', async () => {
  const email = await makeAdmin(app);
  await setUpApp(app, email);
  expect(await memberOf(email)).toMatchObject({ secondFactor: true, sessions: 1 });
  expect(await memberOf(ownerEmail)).toMatchObject({ secondFactor: false, you: true, state: 'active' });
});

test('the last owner can be neither demoted nor disabled', async () => {
  const only = await openTestApp({ work: false });
  const email = await makeAdmin(only);
  const { call } = await signInAdmin(only, email);
  // Owners who were only invited, or are disabled, do not count.
  await call(teamOfAdminsApi.add, { body: { email: 'new@thengisa.example', role: 'owner', reason } });
  const { items } = await call(teamOfAdminsApi.list, {});
  const params = { memberId: items.find(({ you }) => you)?.id ?? '' };
  await expectRefusal(
    call(teamOfAdminsApi.changeRole, { params, body: { role: 'support', reason } }),
    'admin.last_owner',
  );
  await expectRefusal(call(teamOfAdminsApi.disable, { params, body: { reason } }), 'admin.last_owner');
  await makeAdmin(only);
  expect(await call(teamOfAdminsApi.changeRole, { params, body: { role: 'support', reason } })).toMatchObject({
    role: 'support',
  });
  await expectRefusal(call(teamOfAdminsApi.list, {}), 'admin.not_permitted');
});

test('changes to an unknown admin are refused', async () => {
  const params = { memberId: '01980000-0000-7000-8000-000000000000' };
  await expectRefusal(owner.call(teamOfAdminsApi.endSessions, { params }), 'admin.member_not_found');
});
