import { describe, expect, test } from 'vitest';
import { newEmail, openAccount, signInAgain } from '#test/support/account-holders.ts';
import { clientOf, lastMail, secretsOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const app = await openAccountsApp();
const { database } = app;

const next = 'another horse battery';
// The client sends the field, but some of its types lack it.
const withCurrent = (password: string, current: string) =>
  ({ password, current_password: current }) as { password: string };

/** Makes every proof of the person an hour older. */
async function passAnHour(userId: string): Promise<void> {
  await database.pool.query(
    `update sessions set amr = (
       select jsonb_agg(jsonb_set(one, '{timestamp}', to_jsonb((one->>'timestamp')::bigint - 3600)))
       from jsonb_array_elements(amr) one
     ), owner_proven_at = owner_proven_at - interval '1 hour' where user_id = $1`,
    [userId],
  );
}

describe('details', () => {
  test('merge at the first level; null deletes', async () => {
    const { auth } = await openAccount(app, { data: { full_name: 'Thandi', theme: { dark: true }, old: 1 } });
    const { data, error } = await auth.updateUser({ data: { theme: { large: true }, old: null, new: [1, 2] } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Thandi', theme: { large: true }, new: [1, 2] });
    expect((await auth.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  test('stay within their limits, and grant nothing', async () => {
    const { auth, userId } = await openAccount(app);
    for (const data of [
      { x: 'x'.repeat(9000) },
      { full_name: 'x'.repeat(121) },
      { user_type: 'admin' },
      { x: '\u0000' },
    ]) {
      expect((await auth.updateUser({ data })).error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    await auth.updateUser({ data: { user_type: 'business', role: 'admin', app_metadata: { role: 'admin' } } });
    const { rows } = await database.pool.query('select role from user_roles where user_id = $1', [userId]);
    expect(rows).toEqual([{ role: 'sales_rep' }]);
  });

  test('are all kept when changed concurrently', async () => {
    const { auth } = await openAccount(app, { data: {} });
    await Promise.all(Array.from({ length: 10 }, (_, index) => auth.updateUser({ data: { [`key${index}`]: index } })));
    const { data } = await auth.getUser();
    expect(Object.keys(data.user?.user_metadata ?? {})).toHaveLength(10);
  });
});

describe('password', () => {
  test('needs the current one; ends the other sessions; voids mailed links; emails the owner', async () => {
    const holder = await openAccount(app);
    const { auth, email, userId } = holder;
    await passAnHour(userId);
    const other = await signInAgain(app, holder);
    await clientOf(app).resetPasswordForEmail(email);
    const { tokenHash } = secretsOf(await lastMail(app, email));

    expect((await auth.updateUser({ password: next })).error).toMatchObject({
      status: 400,
      code: 'current_password_required',
    });
    expect((await auth.updateUser(withCurrent(next, 'not the password'))).error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    });
    expect((await auth.updateUser(withCurrent(testPassword, testPassword))).error).toMatchObject({
      status: 422,
      code: 'same_password',
    });
    expect((await auth.updateUser(withCurrent('12345678', testPassword))).error).toMatchObject({
      status: 422,
      code: 'weak_password',
    });
    expect((await auth.updateUser(withCurrent(next, testPassword))).error).toBeNull();

    expect((await lastMail(app, email)).subject).toContain('password was changed');
    expect((await auth.getUser()).error).toBeNull();
    expect((await auth.refreshSession()).error).toBeNull();
    expect((await other.auth.getUser()).data.user).toBeNull();
    expect((await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error?.code).toBe(
      'otp_expired',
    );
    expect((await clientOf(app).signInWithPassword({ email, password: testPassword })).error?.code).toBe(
      'invalid_credentials',
    );
    expect((await clientOf(app).signInWithPassword({ email, password: next })).error).toBeNull();
  });

  test('needs no current one right after signing in by a mailed link', async () => {
    const { email, userId } = await openAccount(app);
    const auth = clientOf(app);
    await auth.resetPasswordForEmail(email);
    const { tokenHash, type } = secretsOf(await lastMail(app, email));
    expect(type).toBe('recovery');
    const events: string[] = [];
    auth.onAuthStateChange((event) => void events.push(event));
    expect((await auth.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await auth.updateUser({ password: next })).error).toBeNull();
    // The password that was just typed is not asked for again.
    const { rows } = await database.pool.query(
      `select owner_proven_at > now() - interval '1 minute' as proven from sessions where user_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ proven: true }]);
    await passAnHour(userId);
    expect((await auth.updateUser({ password: testPassword })).error?.code).toBe('current_password_required');
  });

  test('is also proven by a mailed code, which is valid for five attempts', async () => {
    const { auth, email, userId } = await openAccount(app);
    await passAnHour(userId);
    const invalid = { status: 422, code: 'reauthentication_not_valid' };
    expect((await auth.updateUser({ password: next, nonce: '123456' })).error).toMatchObject(invalid);
    expect((await auth.reauthenticate()).error).toBeNull();
    const { code } = secretsOf(await lastMail(app, email));
    const wrong = code === '000000' ? '111111' : '000000';
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await auth.updateUser({ password: next, nonce: wrong })).error).toMatchObject(invalid);
    }
    expect((await auth.updateUser({ password: next, nonce: code })).error).toMatchObject(invalid);
    await auth.reauthenticate();
    const { code: fresh } = secretsOf(await lastMail(app, email));
    expect((await auth.updateUser({ password: next, nonce: fresh })).error).toBeNull();
    expect((await auth.updateUser({ password: testPassword, nonce: fresh })).error).toMatchObject(invalid);
  });

  test('the first one of an account without a password needs a recent sign-in', async () => {
    const { auth, userId } = await openAccount(app);
    await database.pool.query('update users set password_hash = null where id = $1', [userId]);
    await passAnHour(userId);
    await database.pool.query(`update sessions set created_at = now() - interval '2 days' where user_id = $1`, [
      userId,
    ]);
    expect((await auth.updateUser({ password: next })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    });
    await database.pool.query('update sessions set created_at = now() where user_id = $1', [userId]);
    expect((await auth.updateUser({ password: next })).error).toBeNull();
  });

  test('of two concurrent changes, one wins', async () => {
    const holder = await openAccount(app);
    await passAnHour(holder.userId);
    const tabs = [holder, await signInAgain(app, holder)];
    await passAnHour(holder.userId);
    const answers = await Promise.all(
      tabs.map(({ auth }, index) => auth.updateUser(withCurrent(`${next} ${index}`, testPassword))),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });
});

describe('email address', () => {
  test('changes when both mailboxes agree, in either order', async () => {
    for (const order of [
      ['old', 'new'],
      ['new', 'old'],
    ] as const) {
      const { auth, email: old } = await openAccount(app);
      const fresh = newEmail('fresh');
      const { data, error } = await auth.updateUser({ email: fresh.toUpperCase() });
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email: old, new_email: fresh });
      const links = {
        old: secretsOf(await lastMail(app, old)).tokenHash,
        new: secretsOf(await lastMail(app, fresh)).tokenHash,
      };
      const planned = 'from support_changes where user_id = (select id from users where email = $1)';
      await app.database.pool.query(
        `insert into support_changes (id, user_id, kind, new_email, takes_effect_at)
         select gen_random_uuid(), id, 'email_correction', 'team@example.co.za', now() + interval '1 day' from users where email = $1`,
        [old],
      );
      const half = await clientOf(app).verifyOtp({ token_hash: links[order[0]], type: 'email_change' });
      expect(half).toMatchObject({ error: null, data: { user: null, session: null } });
      expect((await auth.getUser()).data.user?.email).toBe(old);
      const whole = await clientOf(app).verifyOtp({ token_hash: links[order[1]], type: 'email_change' });
      expect(whole.data.user).toMatchObject({ email: fresh, email_confirmed_at: expect.any(String) });
      expect(whole.data.user?.new_email).toBeUndefined();
      expect((await clientOf(app).signInWithPassword({ email: fresh, password: testPassword })).error).toBeNull();
      expect((await clientOf(app).signInWithPassword({ email: old, password: testPassword })).error).not.toBeNull();
      // The address that the team had planned for the account is outdated.
      expect((await app.database.pool.query(`select ${planned}`, [fresh])).rowCount).toBe(0);
    }
  });

  test('needs both mailboxes, not one of them twice', async () => {
    const { auth, email } = await openAccount(app);
    const fresh = newEmail('fresh');
    await auth.updateUser({ email: fresh });
    const first = secretsOf(await lastMail(app, fresh)).tokenHash;
    expect((await auth.verifyOtp({ token_hash: first, type: 'email_change' })).error).toBeNull();
    await clientOf(app).resend({ type: 'email_change', email });
    // The half that is done is not requested again.
    expect((await mailsTo(app.database, fresh)).length).toBe(1);
    expect((await auth.verifyOtp({ token_hash: first, type: 'email_change' })).error?.code).toBe('otp_expired');
    expect((await auth.getUser()).data.user?.email).toBe(email);
    const { tokenHash } = secretsOf(await lastMail(app, email));
    expect((await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).data.user?.email).toBe(fresh);
  });

  test('is not changed by the links of an earlier request', async () => {
    const { auth, email } = await openAccount(app);
    const [first, second] = [newEmail('first'), newEmail('second')];
    await auth.updateUser({ email: first });
    const old = secretsOf(await lastMail(app, email)).tokenHash;
    const stale = secretsOf(await lastMail(app, first)).tokenHash;
    await auth.updateUser({ email: second });
    for (const tokenHash of [old, stale]) {
      expect((await auth.verifyOtp({ token_hash: tokenHash, type: 'email_change' })).error?.code).toBe('otp_expired');
    }
  });

  test('of another account is refused, also when that one was confirmed in between', async () => {
    const other = await openAccount(app);
    const { auth, email } = await openAccount(app);
    expect((await auth.updateUser({ email: other.email })).error).toMatchObject({ status: 422, code: 'email_exists' });
    expect((await auth.updateUser({ email: 'not an address' })).error?.code).toBe('validation_failed');
    expect((await auth.updateUser({ email })).data.user?.new_email).toBeUndefined();

    const wanted = newEmail('wanted');
    await auth.updateUser({ email: wanted });
    const links = [secretsOf(await lastMail(app, email)).tokenHash, secretsOf(await lastMail(app, wanted)).tokenHash];
    await openAccount(app, { email: wanted });
    await auth.verifyOtp({ token_hash: links[0] ?? '', type: 'email_change' });
    const last = await auth.verifyOtp({ token_hash: links[1] ?? '', type: 'email_change' });
    expect(last.error?.code).toBe('otp_expired');
    expect((await auth.getUser()).data.user?.email).toBe(email);
  });
});

test('a change needs a token and no phone number, and nulls count as missing', async () => {
  const put = (headers: Record<string, string>, body: object) =>
    fetch(`${app.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
      body: JSON.stringify(body),
    });
  expect((await put({}, {})).status).toBe(401);
  const { session } = await openAccount(app);
  const authorization = `Bearer ${session.access_token}`;
  expect(await (await put({ authorization }, { phone: '+27105000123' })).json()).toMatchObject({
    code: 'phone_provider_disabled',
  });
  // Nulls and unknown fields count as missing.
  const odd = { email: null, password: null, data: null, nonce: null, code_challenge: null, channel: 'sms' };
  expect((await put({ authorization }, odd)).status).toBe(200);
});
