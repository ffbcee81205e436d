import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { clientOf } from '#test/support/accounts-app.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { addPasskey, createAuthenticator, signInByPasskey } from '#test/support/authenticator.ts';
import { exportOf } from '#test/support/exports.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { addFactor } from '#test/support/second-factors.ts';
import { carryOutSupportChanges } from '../second-factor/commands/carry-out-support-changes.ts';
import { issueChallenge } from './commands/passkey-challenges.ts';

const app = await openTestApp({ work: false });
const { database } = app;
const anybody = callerOf(app.url, null);
const site = 'http://thengisa.test';

async function withPasskey(options: { counts?: boolean } = {}) {
  const person = await signUpRep(app);
  const device = createAuthenticator(site, options);
  const { error } = await addPasskey(person, device);
  if (error) throw error;
  const passkeyId = (await person.auth.passkey.list()).data?.[0]?.id ?? '';
  return { ...person, device, passkeyId };
}

async function notMe(person: Person, about: RegExp): Promise<void> {
  const mail = (await mailsTo(database, person.email)).findLast(({ subject }) => about.test(subject));
  const token = decodeURIComponent(mail?.text.match(/this-was-not-me\?token=(\S+)/)?.[1] ?? '');
  await anybody(secondFactorApi.undo, { body: { token } });
}

test('a passkey added by an intruder is removed by the link in the email, with the session it opened', async () => {
  const person = await withPasskey();
  const thief = clientOf(app);
  await signInByPasskey(thief, person.device);
  await notMe(person, /passkey was added/);
  expect((await thief.getUser()).error).not.toBeNull();
  expect((await signInByPasskey(thief, person.device)).error).toMatchObject({ code: 'webauthn_credential_not_found' });
});

test('a passkey removed by an intruder is restored, as it was when last used', async () => {
  const person = await withPasskey({ counts: true });
  await person.auth.passkey.update({ passkeyId: person.passkeyId, friendlyName: 'My phone' });
  const other = createAuthenticator(site);
  await addPasskey(person, other);
  expect((await signInByPasskey(clientOf(app), person.device, { signCount: 50 })).error).toBeNull();
  await person.auth.passkey.delete({ passkeyId: person.passkeyId });
  // Back to before the second was added, when the first had not been used.
  const mails = (await mailsTo(database, person.email)).filter(({ subject }) => /passkey was added/.test(subject));
  expect(mails).toHaveLength(2);
  await notMe(person, /passkey was added/);
  const auth = clientOf(app);
  expect((await signInByPasskey(auth, other)).error).not.toBeNull();
  expect((await signInByPasskey(auth, person.device, { signCount: 50 })).error).not.toBeNull();
  expect((await signInByPasskey(auth, person.device, { signCount: 51 })).error).toBeNull();
  expect((await auth.passkey.list()).data).toMatchObject([{ id: person.passkeyId, friendly_name: 'My phone' }]);
});

test('a passkey added to another account in between is not restored', async () => {
  const person = await withPasskey();
  await person.auth.passkey.delete({ passkeyId: person.passkeyId });
  const other = await signUpRep(app);
  expect((await addPasskey(other, person.device)).error).toBeNull();
  await notMe(person, /passkey was removed/);
  const { rows } = await database.pool.query('select type from factors where user_id = $1', [person.userId]);
  expect(rows).toEqual([]);
});

test('support removes passkeys together with the app, and not separately', async () => {
  const admin = await signInAdmin(app, await makeAdmin(app));
  const person = await withPasskey();
  const ask = () =>
    admin.call(adminApi.removeSecondFactor, {
      params: { userId: person.userId },
      body: { reason: 'Lost the phone', identityChecked: true },
    });
  await expect(ask()).rejects.toMatchObject({ problem: { code: 'user.no_second_factor' } });
  await addFactor(person);
  await ask();
  await database.pool.query("update support_changes set takes_effect_at = now() - interval '1 second'");
  await carryOutSupportChanges(app.services, app.services.accounts.settings);
  expect((await signInByPasskey(clientOf(app), person.device)).error).toMatchObject({
    code: 'webauthn_credential_not_found',
  });
});

test('passkeys are part of the export, and are deleted with the account', async () => {
  const person = await withPasskey();
  await signInByPasskey(clientOf(app), person.device);
  const { account } = await exportOf(app, person);
  expect(account).toMatchObject({
    secondFactors: [],
    passkeys: [{ name: 'Passkey, an unknown device', addedAt: expect.any(String), lastUsedAt: expect.any(String) }],
  });
  expect(JSON.stringify(account)).not.toContain(person.device.id);
});

test('a session that ended after its request was authenticated adds no passkey', async () => {
  const ended = { purpose: 'registration', sessionId: randomUUID() } as const;
  await expect(issueChallenge(app.services.db, ended)).rejects.toMatchObject({ code: 'session_not_found' });
});
