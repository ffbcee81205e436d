import { expect, test } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import { browserFetch, clientOf, testPassword } from '#test/support/accounts-app.ts';
import { mailsTo } from '#test/support/mails.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';

const app = await openAccountsApp();

const chrome =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

function browserWith(userAgent: string) {
  const browser = browserFetch();
  const browse: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('user-agent', userAgent);
    return browser.fetch(input, { ...init, headers });
  };
  return browse;
}

test('the owner hears of a new device once, and of the first one never', async () => {
  const home = browserWith(chrome);
  const { email } = await openAccount(app, { fetch: home });
  const signIn = (fetcher?: typeof fetch) =>
    clientOf(app, fetcher ? { fetch: fetcher } : {}).signInWithPassword({ email, password: testPassword });
  const news = async () =>
    (await mailsTo(app.database, email)).filter(({ subject }) => subject.startsWith('New sign-in'));
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

  // A program without cookies is recognised by what it is and where it is.
  await signIn();
  await signIn();
  expect(await news()).toHaveLength(2);
});
