import { describe, expect, test } from 'vitest';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { clientOf, lastMail, secretsOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const app = await openAccountsApp();
const { database } = app;

async function post(path: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${app.url}/auth/v1${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}

describe('a mailed link', () => {
  test('signs in, with the link or with the code', async () => {
    const { email } = await openAccount(app);
    for (const by of ['link', 'code']) {
      expect((await clientOf(app).signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull();
      const { tokenHash, code, type } = secretsOf(await lastMail(app, email));
      expect(type).toBe('magiclink');
      const auth = clientOf(app);
      const { data, error } = await auth.verifyOtp(
        by === 'link' ? { token_hash: tokenHash, type: 'magiclink' } : { email, token: code, type: 'email' },
      );
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email });
      expect((await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'magiclink' })).error?.code).toBe(
        'otp_expired',
      );
    }
  });

  test('creates one account if the client wants it, however often it is requested', async () => {
    const email = newEmail();
    const options = { data: { full_name: 'Thandi', user_type: 'business' } };
    await clientOf(app).signInWithOtp({ email, options });
    await clientOf(app).signInWithOtp({ email, options });
    const { tokenHash } = secretsOf(await lastMail(app, email));
    const { data, error } = await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'email' });
    expect(error).toBeNull();
    const { rows } = await database.pool.query(
      'select users.id, role from users join user_roles on user_id = users.id where email = $1',
      [email],
    );
    expect(rows).toEqual([{ id: data.user?.id, role: 'business' }]);
  });

  test('creates no account otherwise', async () => {
    const email = newEmail();
    const { error } = await clientOf(app).signInWithOtp({ email, options: { shouldCreateUser: false } });
    expect(error).toBeNull();
    await app.settle();
    expect(await mailsTo(app.database, email)).toEqual([]);
    const { rows } = await database.pool.query('select id from users where email = $1', [email]);
    expect(rows).toEqual([]);
  });

  test('redirects only to allowed addresses', async () => {
    const { email } = await openAccount(app);
    const ask = async (emailRedirectTo: string) => {
      await clientOf(app).signInWithOtp({ email, options: { emailRedirectTo } });
      return secretsOf(await lastMail(app, email)).address?.searchParams.get('redirect_to') ?? null;
    };
    expect(await ask('https://evil.example/auth')).toBeNull();
    expect(await ask('https://thengisa.example/auth')).toBeNull();
    expect(await ask('https://thengisa.example@evil.example/auth')).toBeNull();
    expect(await ask('thengisa://signed-in?tab=1')).toBe('thengisa://signed-in?tab=1');
    expect(await ask('https://thengisa.example/auth?portal=rep')).toBe('https://thengisa.example/auth?portal=rep');
  });
});

describe('a code', () => {
  test('is valid for five attempts in ten minutes, for its own purpose', async () => {
    const { email } = await openAccount(app);
    const attempt = async (token: string, type: 'email' | 'recovery' = 'email') =>
      (await clientOf(app).verifyOtp({ email, token, type })).error?.code ?? 'signed in';
    await clientOf(app).signInWithOtp({ email });
    const { code } = secretsOf(await lastMail(app, email));
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await attempt(code, 'recovery')).toBe('otp_expired');
    for (let count = 0; count < 5; count++) expect(await attempt(wrong)).toBe('otp_expired');
    expect(await attempt(code)).toBe('otp_expired');

    await clientOf(app).signInWithOtp({ email });
    const { code: second, tokenHash } = secretsOf(await lastMail(app, email));
    await database.pool.query(`update one_time_tokens set code_expires_at = now() where email = $1`, [email]);
    expect(await attempt(second)).toBe('otp_expired');
    // The link beside it is valid for longer.
    const { error } = await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'magiclink' });
    expect(error).toBeNull();
  });

  test('counts parallel guesses too', async () => {
    const { email } = await openAccount(app);
    await clientOf(app).signInWithOtp({ email });
    const { code } = secretsOf(await lastMail(app, email));
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(
      Array.from({ length: 12 }, () => clientOf(app).verifyOtp({ email, token: wrong, type: 'email' })),
    );
    const { rows } = await database.pool.query(
      'select code_attempts from one_time_tokens where email = $1 and used_at is null',
      [email],
    );
    expect(rows).toEqual([{ code_attempts: 5 }]);
    expect((await clientOf(app).verifyOtp({ email, token: code, type: 'email' })).error?.code).toBe('otp_expired');
  });
});

test('an expired link, and links of another kind', async () => {
  const { email } = await openAccount(app);
  await clientOf(app).resetPasswordForEmail(email);
  const { tokenHash } = secretsOf(await lastMail(app, email));
  for (const type of ['signup', 'magiclink', 'invite', 'email_change', 'email'] as const) {
    expect((await clientOf(app).verifyOtp({ token_hash: tokenHash, type })).error?.code).toBe('otp_expired');
  }
  await database.pool.query('update one_time_tokens set link_expires_at = now() where email = $1', [email]);
  expect((await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error?.code).toBe('otp_expired');
});

test('recovering an address with an unconfirmed sign-up drops the password of the sign-up', async () => {
  const email = newEmail();
  await clientOf(app).signUp({ email, password: 'the stranger chose this' });
  await clientOf(app).resetPasswordForEmail(email);
  const { tokenHash, type } = secretsOf(await lastMail(app, email));
  expect(type).toBe('recovery');
  const owner = clientOf(app);
  expect((await owner.verifyOtp({ token_hash: tokenHash, type: 'recovery' })).error).toBeNull();
  const stranger = await clientOf(app).signInWithPassword({ email, password: 'the stranger chose this' });
  expect(stranger.error?.code).toBe('invalid_credentials');
  expect((await owner.updateUser({ password: testPassword })).error).toBeNull();
  expect((await clientOf(app).signInWithPassword({ email, password: testPassword })).error).toBeNull();
});

describe('refused', () => {
  test.each([
    ['/verify', {}, 'Verify requires a verification type'],
    ['/verify', { type: '', token_hash: 'x' }, 'Verify requires a verification type'],
    [
      '/verify',
      { type: 'nonsense', token_hash: 'x' },
      'Unsupported type: it has to be one of signup, recovery, magiclink, invite, email_change, email',
    ],
    ['/resend', { email: 'a@example.co.za' }, 'Missing one of these types: signup, email_change'],
    [
      '/resend',
      { type: 'recovery', email: 'a@example.co.za' },
      'Unsupported type: it has to be one of signup, email_change',
    ],
    [
      '/resend',
      { type: 'signup', email: 'a@example.co.za', phone: '+27105000123' },
      'Only an email address or phone number should be provided',
    ],
    [
      '/otp',
      { email: 'a@example.co.za', phone: '+27105000123' },
      'Only an email address or phone number should be provided',
    ],
  ])('%s with %j: %s', async (path, body, message) => {
    const { status, text } = await post(path, body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ msg: message });
  });

  test.each([
    ['/recover', {}, 'validation_failed'],
    ['/recover', { email: 'x' }, 'validation_failed'],
    ['/resend', { email: 'a@example.co.za' }, 'validation_failed'],
    ['/resend', { type: 'sms', phone: '+27' }, 'phone_provider_disabled'],
    ['/verify', { type: 'sms', phone: '+27', token: '123456' }, 'phone_provider_disabled'],
    ['/otp', {}, 'validation_failed'],
    ['/otp', { phone: '+27105000123' }, 'phone_provider_disabled'],
    ['/otp', { email: 'a@example.co.za', data: { user_type: 'admin' } }, 'validation_failed'],
    ['/verify', {}, 'validation_failed'],
    ['/verify', { type: 'signup' }, 'validation_failed'],
    ['/verify', { type: 'nonsense', token_hash: 'x' }, 'validation_failed'],
    ['/verify', { type: 'signup', token_hash: 'x' }, 'otp_expired'],
    ['/verify', { type: 'signup', email: 'a@example.co.za', token: '123456' }, 'otp_expired'],
    ['/verify', { type: 'invite', email: 'a@example.co.za', token: '123456' }, 'otp_expired'],
  ])('%s with %j: %s', async (path, body, code) => {
    const { text } = await post(path, body);
    // No version in the request: the shape of older clients.
    expect(JSON.parse(text)).toMatchObject({ error_code: code, code: expect.any(Number), msg: expect.any(String) });
  });
});
