import { describe, expect, test } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import { adminApi } from '#contract/admin/admin.ts';
import { auditApi } from '#contract/operators/audit.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { addFactor, appCode } from '#test/support/second-factors.ts';
import { carryOutSupportChanges } from './commands/carry-out-support-changes.ts';

const app = await openTestApp({ work: false });
const { database } = app;
const email = await makeAdmin(app);
const admin = await signInAdmin(app, email);
const anybody = callerOf(app.url, null);
const sql = (text: string, values: unknown[] = []) => database.pool.query(text, values);

/** The token in the newest email with this subject. */
async function tokenOf(person: Person, about: RegExp): Promise<string> {
  const mail = (await mailsTo(database, person.email)).findLast(({ subject }) => about.test(subject));
  const link = mail?.text.match(/http:\/\/\S+this-was-not-me\?\S+/)?.[0];
  return link === undefined ? '' : (new URL(link).searchParams.get('token') ?? '');
}

const undo = (token: string) => anybody(secondFactorApi.undo, { body: { token } });

const signIn = ({ auth, email, password }: Person) => auth.signInWithPassword({ email, password });

async function factorsOf({ userId }: Person): Promise<string[]> {
  const { rows } = await sql('select id from factors where user_id = $1 order by id', [userId]);
  return rows.map(({ id }) => id);
}

async function sessionsOf({ userId }: Person): Promise<number> {
  return (await sql('select id from sessions where user_id = $1', [userId])).rows.length;
}

/** Calls with a session that has shown the factor. */
async function raisedCall({ auth }: Person) {
  return callerOf(app.url, (await auth.getSession()).data.session?.access_token ?? null);
}

const addedAbout = /app was added to your/;
const removedAbout = /app was removed from your/;

describe('the owner is notified', () => {
  test('of an added or removed app, and of recovery codes, with the time and the device', async () => {
    const rep = await signUpRep(app);
    const { id } = await addFactor(rep);
    const post = async (path: string) =>
      fetch(`${app.url}/auth/v1/factors${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${(await rep.auth.getSession()).data.session?.access_token}`,
          'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0',
        },
      });
    expect((await post('/recovery-codes')).status).toBe(200);
    expect((await post('/recovery-codes/regenerate')).status).toBe(200);
    expect((await rep.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    const mails = await mailsTo(database, rep.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'An authenticator app was added to your Thengisa account',
      'New recovery codes for your Thengisa account',
      'New recovery codes for your Thengisa account',
      'An authenticator app was removed from your Thengisa account',
    ]);
    expect(mails[1]?.text).toMatch(
      /The change was made on \w{3} \d+ \w+ \d{4}, \d\d:\d\d SAST, from Chrome on Android/,
    );
    expect(new Set(mails.map(({ text }) => text.match(/token=\S+/)?.[0])).size).toBe(4);
  });
});

describe('"this was not me"', () => {
  test('removes an added app with its recovery codes, ends all sessions and mails a link for a new password', async () => {
    const rep = await signUpRep(app);
    await addFactor(rep);
    expect((await rep.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    await sql(
      `insert into factors (id, user_id, type, status) values (gen_random_uuid(), $1, 'recovery_code', 'verified')`,
      [rep.userId],
    );
    const token = await tokenOf(rep, addedAbout);
    // Opening the page, as mail scanners do, changes nothing.
    expect((await fetch(`${app.url}/this-was-not-me?token=${token}`)).status).toBeLessThan(500);
    expect(await factorsOf(rep)).toHaveLength(2);

    await undo(token);
    expect(await factorsOf(rep)).toEqual([]);
    expect(await sessionsOf(rep)).toBe(0);
    expect((await signIn(rep)).error?.code).toBe('invalid_credentials');
    const mail = (await mailsTo(database, rep.email)).at(-1);
    expect(mail?.subject).toBe('Choose a new password for Thengisa');
    const tokenHash = new URL(mail?.text.match(/http:\/\/\S+token_hash=\S+/)?.[0] ?? '').searchParams.get('token_hash');
    const recovered = await rep.auth.verifyOtp({ token_hash: tokenHash ?? '', type: 'recovery' });
    expect(recovered.error).toBeNull();
    expect((await rep.auth.updateUser({ password: 'quiver tree at dawn' })).error).toBeNull();
    await expectRefusal(undo(token), 'second_factor.link_invalid');
  });

  test('restores a removed app, with its used recovery codes still used', async () => {
    const rep = await signUpRep(app);
    const { id, secret } = await addFactor(rep);
    const made = await fetch(`${app.url}/auth/v1/factors/recovery-codes`, {
      method: 'POST',
      headers: { authorization: `Bearer ${(await rep.auth.getSession()).data.session?.access_token}` },
    });
    const { codes } = (await made.json()) as { codes: string[] };
    await sql(
      'update recovery_codes set used_at = now() where code_hash = (select min(code_hash) from recovery_codes)',
    );
    const before = await sql('select * from recovery_codes order by code_hash');
    expect((await rep.auth.mfa.unenroll({ factorId: id })).error).toBeNull();
    expect(await factorsOf(rep)).toEqual([]);

    await undo(await tokenOf(rep, removedAbout));
    expect(await factorsOf(rep)).toHaveLength(2);
    expect((await sql('select * from recovery_codes order by code_hash')).rows).toEqual(before.rows);
    expect(codes).toHaveLength(10);

    // Its codes work again, except the one that was used before.
    const again = await signUpRep(app);
    await sql('update factors set user_id = $1 where id = $2', [again.userId, id]);
    const attempt = async (ahead: number) =>
      (await again.auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret, ahead) })).error?.code ?? 'fine';
    expect(await attempt(0)).toBe('mfa_verification_failed');
    expect(await attempt(1)).toBe('fine');
  });

  test('undoes later changes too: an intruder who removed the app and added their own keeps neither', async () => {
    const rep = await signUpRep(app);
    const { id } = await addFactor(rep);
    await rep.auth.mfa.unenroll({ factorId: id });
    await rep.auth.refreshSession();
    const theirs = await addFactor(rep);
    const later = await tokenOf(rep, addedAbout);
    await undo(await tokenOf(rep, removedAbout));
    expect(await factorsOf(rep)).toEqual([id]);
    expect(theirs.id).not.toBe(id);
    await expectRefusal(undo(later), 'second_factor.link_invalid');
  });

  test('is no longer possible after 24 hours', async () => {
    const rep = await signUpRep(app);
    await addFactor(rep);
    const token = await tokenOf(rep, addedAbout);
    await sql(`update access_changes set created_at = now() - interval '24 hours 1 second' where user_id = $1`, [
      rep.userId,
    ]);
    await expectRefusal(undo(token), 'second_factor.link_invalid');
    expect(await factorsOf(rep)).toHaveLength(1);
  });

  test('needs the token of the email', async () => {
    const rep = await signUpRep(app);
    await addFactor(rep);
    const token = await tokenOf(rep, addedAbout);
    const [kind, id, signature = ''] = token.split('.');
    for (const forged of [
      '',
      'x',
      `${kind}.${id}`,
      `removal.${id}.${signature}`,
      `${kind}.${rep.userId}.${signature}`,
    ]) {
      const code = forged === '' ? 'request.invalid' : 'second_factor.link_invalid';
      await expectRefusal(undo(forged), code);
    }
    expect(await factorsOf(rep)).toHaveLength(1);
  });
});

describe('an admin helps a locked-out user', () => {
  const remove = ({ userId }: Person, body = { reason: 'Lost the phone; called back', identityChecked: true }) =>
    admin.call(adminApi.removeSecondFactor, { params: { userId }, body });
  const askedAbout = /about to be removed/;
  const carryOut = () => carryOutSupportChanges(app.services, app.services);
  const passADay = () => sql(`update support_changes set takes_effect_at = takes_effect_at - interval '24 hours'`);

  const recordOf = async ({ userId }: Person) => {
    const { items } = await admin.call(auditApi.list, { query: {} });
    return items.filter(({ target }) => target?.id === userId).map(({ who, act }) => [who, act]);
  };

  async function lockedOut(): Promise<Person> {
    const rep = await signUpRep(app);
    await addFactor(rep);
    return rep;
  }

  test('after 24 hours, with a notification and an audit entry with the reason', async () => {
    const rep = await lockedOut();
    const { takesEffectAt } = await remove(rep);
    expect(Date.parse(takesEffectAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect((await admin.call(adminApi.user, { params: { userId: rep.userId } })).secondFactorEndsAt).toBe(
      takesEffectAt,
    );
    expect((await mailsTo(database, rep.email)).at(-1)?.subject).toMatch(askedAbout);
    const { items } = await admin.call(auditApi.list, { query: {} });
    expect(items.find(({ act }) => act === 'user.remove_second_factor')).toMatchObject({
      who: email,
      outcome: 'done',
      reason: 'Lost the phone; called back',
      target: { type: 'user', id: rep.userId },
    });
    await carryOut();
    expect(await factorsOf(rep)).toHaveLength(1);

    await passADay();
    await carryOut();
    expect(await factorsOf(rep)).toEqual([]);
    expect((await recordOf(rep))[0]).toEqual(['schedule', 'user.removal_carried_out']);
    expect(await sessionsOf(rep)).toBe(0);
    const mail = (await mailsTo(database, rep.email)).at(-1);
    expect(mail?.subject).toBe('Two-factor sign-in was removed from your Thengisa account');
    expect((await signIn(rep)).error).toBeNull();
    expect(await rep.auth.mfa.getAuthenticatorAssuranceLevel()).toMatchObject({ data: { nextLevel: 'aal1' } });
    // Even then the person can report that it was not them.
    await undo(await tokenOf(rep, /was removed from your/));
    expect(await factorsOf(rep)).toHaveLength(1);
  });

  test('unless the user stops it, by the email or signed in', async () => {
    const [byMail, bySession] = [await lockedOut(), await lockedOut()];
    await remove(byMail);
    await remove(bySession);
    const token = await tokenOf(byMail, askedAbout);
    await undo(token);
    await expectRefusal(undo(token), 'second_factor.link_invalid');
    const call = await raisedCall(bySession);
    expect((await call(accountApi.show, {})).secondFactorEndsAt).not.toBeNull();
    await call(secondFactorApi.stopRemoval, {});
    expect((await call(accountApi.show, {})).secondFactorEndsAt).toBeNull();
    await call(secondFactorApi.stopRemoval, {});
    for (const person of [byMail, bySession]) {
      expect(await recordOf(person)).toEqual([
        ['owner of the account', 'user.removal_stopped'],
        [email, 'user.remove_second_factor'],
      ]);
    }
    await passADay();
    await carryOut();
    expect(await factorsOf(byMail)).toHaveLength(1);
    expect(await factorsOf(bySession)).toHaveLength(1);
    expect(await sessionsOf(byMail)).toBeGreaterThan(0);
  });

  test('each change separately: one that fails does not hold up the others, and is retried later', async () => {
    const [failing, other] = [await lockedOut(), await lockedOut()];
    await remove(failing);
    await remove(other);
    await passADay();
    const { db, transaction } = app.services;
    let turns = 0;
    const failsOnce: typeof transaction = (work) =>
      transaction(async (tx) => {
        const done = await work(tx);
        if (++turns === 1) throw new Error('The first one fails');
        return done;
      });
    await expect(carryOutSupportChanges({ db, transaction: failsOnce }, app.services)).rejects.toThrow(AggregateError);
    expect(await factorsOf(failing)).toHaveLength(1);
    expect(await factorsOf(other)).toEqual([]);
    await carryOut();
    expect(await factorsOf(failing)).toEqual([]);
  });

  test('not without an identity check, without a reason, twice, or without a second factor', async () => {
    const rep = await lockedOut();
    const unchecked = { reason: 'Lost the phone', identityChecked: false };
    await expectRefusal(remove(rep, unchecked), 'request.invalid');
    await expectRefusal(remove(rep, { reason: ' ', identityChecked: true }), 'request.invalid');
    expect((await admin.call(adminApi.user, { params: { userId: rep.userId } })).secondFactorEndsAt).toBeNull();
    await remove(rep);
    await expectRefusal(remove(rep), 'user.removal_waits');
    await expectRefusal(remove(await signUpRep(app)), 'user.no_second_factor');
    const mails = await mailsTo(database, rep.email);
    expect(mails.filter(({ subject }) => askedAbout.test(subject))).toHaveLength(1);
  });
});
