import { expect, test } from 'vitest';
import { hmac } from '#server/platform/crypto/digests.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import { openAccount } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { addFactor, appCode } from '#test/support/second-factors.ts';
import { recognisePlace } from './note-device.ts';

const app = await openAccountsApp({ trustProxy: 1 });

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

function browserWith(userAgent: string, address = '192.0.2.1') {
  const browser = browserFetch();
  const browse: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('user-agent', userAgent);
    headers.set('x-forwarded-for', address);
    return browser.fetch(input, { ...init, headers });
  };
  return browse;
}

const newsFor = async (email: string) =>
  (await mailsTo(app.database, email)).filter(({ subject }) => subject.startsWith('New sign-in'));

test('the owner is notified of a new device once, and not of the first one', async () => {
  const home = browserWith(chrome);
  const { email } = await openAccount(app, { fetch: home });
  const signIn = (fetcher?: typeof fetch) =>
    clientOf(app, fetcher ? { fetch: fetcher } : {}).signInWithPassword({ email, password: testPassword });
  const news = () => newsFor(email);
  await signIn(home);
  expect(await news()).toEqual([]);

  const other = browserWith(chrome);
  await signIn(other);
  await signIn(other);
  await signIn(home);
  const mails = await news();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Chrome on Android');
  expect(mails[0]?.text).toContain('(SAST)');

  // A client without cookies is recognised by its kind and its network.
  await signIn();
  await signIn();
  expect(await news()).toHaveLength(2);
});

test('a place is known after every factor was shown there, and the owner is notified as soon as the password was', async () => {
  const { email, userId, auth: home } = await openAccount(app, { fetch: browserWith(chrome) });
  const { id, secret } = await addFactor({ auth: home });
  const address = '198.51.100.7';
  const auth = clientOf(app, { fetch: browserWith(chrome, address) });
  const signIn = () => auth.signInWithPassword({ email, password: testPassword });
  await signIn();
  expect(await newsFor(email)).toHaveLength(1);

  const { rows } = await app.database.pool.query(
    'select device_hash from known_devices where user_id = $1 order by first_seen_at desc limit 1',
    [userId],
  );
  const hash: Buffer = rows[0].device_hash;
  const { db, networkKey } = app.accounts;
  const here = hmac(networkKey, subscriberOf(address));
  const elsewhere = hmac(networkKey, subscriberOf('203.0.113.9'));
  const recognised = async () => [
    await recognisePlace(db, userId, { hash, hasSecret: true, networkHash: elsewhere }),
    await recognisePlace(db, userId, { hash, hasSecret: false, networkHash: here }),
  ];
  await signIn();
  expect(await recognised()).toEqual([null, null]);

  const shown = await auth.mfa.challengeAndVerify({ factorId: id, code: appCode(secret, 1) });
  expect(shown.error).toBeNull();
  expect(await recognised()).toEqual(['browser', 'network']);
  await signIn();
  expect(await recognised()).toEqual(['browser', 'network']);
  expect(await newsFor(email)).toHaveLength(1);
});
