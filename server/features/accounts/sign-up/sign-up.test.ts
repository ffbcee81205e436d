import { describe, expect, test } from 'vitest';
import { confirmedAlready } from '#contract/accounts/link-words.ts';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { clientOf, lastMail, secretsOf, startAccountsApp, testPassword } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const app = await openAccountsApp();
const { database } = app;

test('a new account waits for its confirmation, which signs in once', async () => {
  const auth = clientOf(app);
  const email = newEmail('Thandi');
  const data = { full_name: '  Thandi Nkosi ', user_type: 'business', favourite: { colour: 'green' } };
  const signedUp = await auth.signUp({ email, password: testPassword, options: { data } });
  expect(signedUp.error).toBeNull();
  expect(signedUp.data.session).toBeNull();
  expect(signedUp.data.user).toMatchObject({
    email: email.toLowerCase(),
    aud: 'authenticated',
    phone: '',
    is_anonymous: false,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { full_name: 'Thandi Nkosi', user_type: 'business', favourite: { colour: 'green' } },
    identities: [{ provider: 'email', identity_data: { email: email.toLowerCase(), email_verified: false } }],
  });
  expect(signedUp.data.user?.email_confirmed_at).toBeUndefined();
  expect(signedUp.data.user?.confirmation_sent_at).toBeDefined();

  const early = await auth.signInWithPassword({ email, password: testPassword });
  expect(early.error).toMatchObject({ status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' });
  const wrong = await auth.signInWithPassword({ email, password: 'wrong horse' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' });

  const { tokenHash, type, address } = secretsOf(await lastMail(app, email.toLowerCase()));
  expect(type).toBe('signup');
  expect(address?.href.startsWith('https://thengisa.example/auth?')).toBe(true);
  const verified = await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(verified.error).toBeNull();
  expect(verified.data.user?.email_confirmed_at).toBeDefined();
  expect((await auth.getUser()).data.user?.id).toBe(signedUp.data.user?.id);

  const again = await clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'signup' });
  expect(again.error).toMatchObject({
    status: 403,
    code: 'otp_expired',
    message: confirmedAlready,
  });
  expect((await clientOf(app).signInWithPassword({ email, password: testPassword })).error).toBeNull();
});

test('an internationalised domain is one account, in Unicode or Punycode', async () => {
  const auth = clientOf(app);
  const [readable, ascii] = ['Info@münchen-werbung.de', 'info@xn--mnchen-werbung-gsb.de'];
  const { data, error } = await auth.signUp({ email: readable, password: testPassword });
  expect(error).toBeNull();
  expect(data.user?.email).toBe('info@münchen-werbung.de');
  const { tokenHash } = secretsOf(await lastMail(app, 'info@münchen-werbung.de'));
  expect((await auth.verifyOtp({ token_hash: tokenHash, type: 'signup' })).error).toBeNull();
  for (const email of [readable, ascii, 'info@mu\u0308nchen-werbung.de']) {
    const signedIn = await clientOf(app).signInWithPassword({ email, password: testPassword });
    expect(signedIn.data.user?.id, email).toBe(data.user?.id);
    const again = await clientOf(app).signUp({ email, password: testPassword });
    expect(again.error, email).toMatchObject({ code: 'user_already_exists' });
  }
});

test('a name is stored in one Unicode form, however it is typed', async () => {
  const { data } = await clientOf(app).signUp({
    email: newEmail(),
    password: testPassword,
    options: { data: { full_name: 'Zoe\u200B\u0308 van Wyk', preferred_location: 'Krugersdo\u0308rp' } },
  });
  expect(data.user?.user_metadata).toMatchObject({ full_name: 'Zoë van Wyk', preferred_location: 'Krugersdörp' });
});

test('an account gets its role when it is created, and an event is emitted', async () => {
  const rep = await openAccount(app, { data: { full_name: 'Thabo' } });
  const business = await openAccount(app, { data: { full_name: 'Nomsa', user_type: 'business' } });
  const { rows } = await database.pool.query('select role from user_roles where user_id = any($1) order by role', [
    [rep.userId, business.userId],
  ]);
  expect(rows).toEqual([{ role: 'business' }, { role: 'sales_rep' }]);
  const events = await database.pool.query(
    `select payload from events where name = 'account.signed_up' and payload->>'userId' = $1`,
    [business.userId],
  );
  expect(events.rows).toEqual([
    {
      payload: {
        userId: business.userId,
        userType: 'business',
        metadata: { full_name: 'Nomsa', user_type: 'business' },
      },
    },
  ]);
});

test('with confirmation off a sign-up is signed in immediately', async () => {
  const open = await startAccountsApp(database, { autoconfirm: true });
  try {
    const email = newEmail();
    const { data, error } = await clientOf(open).signUp({ email, password: testPassword });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 900, user: { email } });
    const repeated = await clientOf(open).signUp({ email, password: testPassword });
    expect(repeated.error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
  } finally {
    await open.close();
  }
});

describe('a second sign-up for an unconfirmed address', () => {
  test('binds its own password and details to its own link', async () => {
    const email = newEmail();
    const stranger = clientOf(app);
    await stranger.signUp({ email, password: 'the stranger chose this', options: { data: { full_name: 'Stranger' } } });
    const owner = clientOf(app);
    await owner.signUp({ email, password: testPassword, options: { data: { full_name: 'Owner' } } });

    const { tokenHash } = secretsOf(await lastMail(app, email));
    const verified = await owner.verifyOtp({ token_hash: tokenHash, type: 'signup' });
    expect(verified.data.user?.user_metadata).toMatchObject({ full_name: 'Owner' });
    expect((await owner.signInWithPassword({ email, password: testPassword })).error).toBeNull();
    const { error } = await stranger.signInWithPassword({ email, password: 'the stranger chose this' });
    expect(error).toMatchObject({ code: 'invalid_credentials' });
    const { rows } = await database.pool.query('select count(*)::int from users where email = $1', [email]);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('is not confirmed by a link requested again, which could be for either', async () => {
    const email = newEmail();
    await clientOf(app).signUp({ email, password: 'the stranger chose this' });
    await clientOf(app).resend({ type: 'signup', email });
    expect(secretsOf(await lastMail(app, email)).type).toBe('signup');
    await clientOf(app).signUp({ email, password: testPassword });
    await clientOf(app).resend({ type: 'signup', email });
    const mail = await lastMail(app, email);
    expect(mail.subject).toContain('Your sign-up');
    expect(secretsOf(mail).tokenHash).toBe('');
  });

  test('loses the address when both are confirmed concurrently', async () => {
    const email = newEmail();
    const links: string[] = [];
    for (const password of ['the first of the two', 'the second of the two']) {
      await clientOf(app).signUp({ email, password });
      links.push(secretsOf(await lastMail(app, email)).tokenHash);
    }
    const answers = await Promise.all(
      links.map((tokenHash) => clientOf(app).verifyOtp({ token_hash: tokenHash, type: 'signup' })),
    );
    expect(answers.map(({ error }) => error?.code ?? 'signed in').sort()).toEqual(['otp_expired', 'signed in']);
  });
});

test('concurrent sign-ups with confirmation off make one account', async () => {
  const open = await startAccountsApp(database, { autoconfirm: true });
  try {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => clientOf(open).signUp({ email, password: testPassword })),
    );
    const codes = answers.map(({ error }) => error?.code ?? 'made').sort();
    expect(codes).toEqual(['made', ...Array(7).fill('user_already_exists')]);
  } finally {
    await open.close();
  }
});

describe('refusals', () => {
  const password = testPassword;
  const cases: [string, object, object][] = [
    ['no address', { password }, { status: 422, code: 'anonymous_provider_disabled' }],
    ['a phone', { phone: '+27105000123', password }, { status: 400, code: 'phone_provider_disabled' }],
    ['no password', { email: 'a@example.co.za' }, { status: 400, code: 'validation_failed' }],
    [
      'an odd address',
      { email: 'thandi at home', password },
      { status: 400, code: 'validation_failed', message: 'Unable to validate email address: invalid format' },
    ],
    ['an object for an address', { email: { a: 1 }, password }, { status: 400, code: 'validation_failed' }],
    ['details that are a list', { email: newEmail(), password, data: [1] }, { status: 400, code: 'validation_failed' }],
    ['a long name', { email: newEmail(), password, data: { full_name: 'x'.repeat(121) } }, { status: 400 }],
    ['a name that is a number', { email: newEmail(), password, data: { full_name: 7 } }, { status: 400 }],
    ['a name of two lines', { email: newEmail(), password, data: { full_name: 'a\nb' } }, { status: 400 }],
    ['the role admin', { email: newEmail(), password, data: { user_type: 'admin' } }, { status: 400 }],
    ['much too many details', { email: newEmail(), password, data: { x: 'x'.repeat(8200) } }, { status: 400 }],
    ['U+0000', { email: newEmail(), password, data: { x: ['a\u0000'] } }, { status: 400, code: 'validation_failed' }],
    ['half a character', { email: newEmail(), password, data: { x: '\ud800' } }, { status: 400 }],
    ['an odd name of a field', { email: newEmail(), password, data: { 'a\u0001': 1 } }, { status: 400 }],
    [
      'deep nesting',
      { email: newEmail(), password, data: JSON.parse('['.repeat(40) + ']'.repeat(40)) },
      { status: 400 },
    ],
    ['half of PKCE', { email: newEmail(), password, code_challenge: 'x'.repeat(43) }, { status: 400 }],
  ];

  test.each(cases)('%s', async (_what, body, expected) => {
    const { status, ...shape } = expected as { status: number };
    const response = await post('/signup', JSON.stringify(body));
    expect(response.status).toBe(status);
    expect(response.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await response.json()).toMatchObject({ message: expect.any(String), ...shape });
  });

  test.each([
    ['short12', 'length'],
    ['12345678', 'pwned'],
    ['Password2026!', 'pwned'],
    ['P@ssw0rd1', 'pwned'],
    ['aaaaaaaaaaaa', 'pwned'],
    ['monkeymonkey', 'pwned'],
    ['Springboks1995', 'pwned'],
    ['87654321', 'pwned'],
    ['12341234', 'pwned'],
    ['Admin123', 'pwned'],
    ['admin1234', 'pwned'],
    ['abc123456', 'pwned'],
    ['zaq1zaq1', 'pwned'],
    ['killer123', 'pwned'],
    ['jesus123', 'pwned'],
    ['nkosi-thandi-7', 'pwned'],
    ['Thandeka2026', 'pwned'],
    ['kudufoods#95', 'pwned'],
    ['x'.repeat(100) + 'yz'.repeat(100), 'length'],
  ])('the password %s', async (weak, reason) => {
    const email = 'nkosi-thandi-@example.co.za';
    const options = { data: { full_name: 'Thandeka N', company_name: 'Kudu Foods' } };
    const { error } = await clientOf(app).signUp({ email, password: weak, options });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      status: 422,
      code: 'weak_password',
      reasons: [reason],
    });
  });

  test('a long passphrase, and one in another script, are accepted', async () => {
    for (const strong of ['x1 '.repeat(30), 'ሰላም ለዓለም ሁሉ', '🦁🐘🦏🐃🐆🌍🌞🌈']) {
      const email = newEmail();
      expect((await clientOf(app).signUp({ email, password: strong })).error).toBeNull();
      const { error } = await clientOf(app).signInWithPassword({ email, password: strong });
      expect(error?.code).toBe('email_not_confirmed');
    }
  });
});

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
    body,
  });
}
