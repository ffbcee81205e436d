import { describe, expect, test } from 'vitest';
import { newEmail, openAccount } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, secretsOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const free = await openAccountsApp();
const { database } = free;
const app = await openAccountsApp({ database, rateLimits: true, trustProxy: 1 });

let strangers = 0;
const newAddress = () => `198.51.${Math.floor(strangers / 250)}.${(strangers++ % 250) + 1}`;

/** The same, called from this network address. */
function from(address: string, fetcher: typeof fetch = fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-forwarded-for', address);
    return fetcher(input, { ...init, headers });
  };
}

const stranger = () => clientOf(app, { fetch: from(newAddress()) });

/** Advances the clock of all rate limits. */
const wait = (seconds: number) =>
  database.pool.query('update rate_limits set empty_at = empty_at - make_interval(secs => $1)', [seconds]);

const sentTo = async (email: string) => {
  await app.settle();
  return mailsTo(database, email);
};

/** Requests every kind of email for a mailbox, as a stranger can, once a minute. */
async function pester(email: string, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute++) {
    await stranger().resetPasswordForEmail(email);
    await stranger().signInWithOtp({ email, options: { shouldCreateUser: false } });
    await stranger().resend({ type: 'signup', email });
    await stranger().resend({ type: 'email_change', email });
    await app.settle();
    await wait(60);
  }
}

/** Uses up the mailbox's limit of the day. */
const useUp = (email: string) => pester(email, 11);

const recover = (email: string, fetcher: typeof fetch) =>
  clientOf(app, { fetch: fetcher }).resetPasswordForEmail(email);

describe('a stranger who requests emails for a mailbox', () => {
  test('uses up the limit by emails that are sent, not by those only requested', async () => {
    const { email } = await openAccount(free);
    await pester(email, 8);
    const before = (await sentTo(email)).length;
    // The first is the confirmation of the sign-up.
    expect(before).toBe(1 + 2 * 8);
    await recover(email, from(newAddress()));
    expect((await sentTo(email)).length).toBe(before + 1);
  });

  test('uses up nothing of a mailbox before it has an account', async () => {
    const email = newEmail();
    await useUp(email);
    expect(await sentTo(email)).toEqual([]);
    expect((await clientOf(app).signUp({ email, password: testPassword })).error).toBeNull();
    expect(await sentTo(email)).toHaveLength(1);
  });

  test.each([
    ['the browser', 'that the account was used in, wherever it is now', 5],
    ['the network', 'that the account was used from', 5],
    ['a kind of program', 'and a neighbourhood like its own', 0],
  ])('leaves the recovery emails to %s %s', async (kind, _which, reserve) => {
    const { email } = await openAccount(free);
    const browser = browserFetch();
    const [home, nextDoor] = ['203.0.113.7', '203.0.114.8'];
    const auth = clientOf(app, { fetch: from(home, browser.fetch) });
    expect((await auth.signInWithPassword({ email, password: testPassword })).error).toBeNull();
    await clientOf(app, { fetch: from(home) }).signInWithPassword({ email, password: testPassword });
    await useUp(email);
    const before = (await sentTo(email)).length;

    const fetchers: Record<string, typeof fetch> = {
      'the browser': from(newAddress(), browser.fetch),
      'the network': from(home, browserFetch().fetch),
      'a kind of program': from(nextDoor),
    };
    for (let time = 0; time < 7; time++) {
      // In the same minute as a stranger.
      await recover(email, from(newAddress()));
      expect(await recover(email, fetchers[kind] ?? fetch)).toMatchObject({ error: null });
      await app.settle();
      await wait(60);
    }
    const mails = (await sentTo(email)).slice(before);
    expect(mails).toHaveLength(reserve);
    for (const { subject } of mails) expect(subject).toContain('Choose a new password');
    const link = secretsOf((await sentTo(email)).at(-1) ?? { to: '', subject: '', text: '', html: '' });
    if (reserve > 0) {
      const { error } = await clientOf(app).verifyOtp({ token_hash: link.tokenHash, type: 'recovery' });
      expect(error).toBeNull();
    }
  });

  test('takes nothing from the owner who is signed in', async () => {
    const { email, session } = await openAccount(free);
    await useUp(email);
    const authorization = `Bearer ${session.access_token}`;
    const response = await fetch(`${app.url}/auth/v1/reauthenticate`, { headers: { authorization } });
    expect(response.status).toBe(200);
    expect((await sentTo(email)).at(-1)?.subject).toContain('code');
  });
});

describe('a requested email', () => {
  const told = /This was requested (.+) in the last 24 hours\./;

  test('says how often it was requested, if more than once', async () => {
    const { email, userId } = await openAccount(free);
    const ask = async () => {
      await stranger().resetPasswordForEmail(email);
      return (await sentTo(email)).at(-1)?.text.match(told)?.[1] ?? null;
    };
    expect(await ask()).toBeNull();
    for (let time = 0; time < 7; time++) expect(await ask()).toBeNull();
    await wait(60);
    expect(await ask()).toBe('9 times');

    await database.pool.query(
      `update mail_asks set asked_at = array(select at - interval '25 hours' from unnest(asked_at) at) where user_id = $1`,
      [userId],
    );
    await wait(60);
    expect(await ask()).toBe(null);

    await database.pool.query(
      'update mail_asks set asked_at = array_fill(now(), array[300]) where user_id = $1 and kind = $2',
      [userId, 'recovery'],
    );
    await wait(60);
    expect(await ask()).toBe('more than 99 times');
  });

  test('says so for every kind', async () => {
    const email = newEmail();
    const text = async (of = email) => (await sentTo(of)).at(-1)?.text;
    const twice = 'This was requested 2 times in the last 24 hours.';
    await clientOf(app).signUp({ email, password: testPassword });
    expect(await text()).not.toContain('This was requested');
    await wait(60);
    await stranger().resend({ type: 'signup', email });
    expect(await text()).toContain(twice);

    const owner = await openAccount(free);
    const auth = clientOf(free);
    await auth.setSession(owner.session);
    for (let time = 0; time < 2; time++) {
      await clientOf(free).signInWithOtp({ email: owner.email });
      await app.settle();
      await wait(60);
    }
    expect(await text(owner.email)).toContain(twice);
    for (let time = 0; time < 2; time++) await auth.reauthenticate();
    expect(await text(owner.email)).toContain(twice);
    const next = newEmail('next');
    await auth.updateUser({ email: next });
    expect(await text(next)).not.toContain('This was requested');
    await clientOf(free).resend({ type: 'email_change', email: owner.email });
    expect(await text(next)).toContain(twice);
    expect(await text(owner.email)).toContain(twice);
  });
});
