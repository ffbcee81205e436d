import { expect, test } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import { browserFetch } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { callRefresh, passGrace } from '#test/support/token-calls.ts';

const app = await openAccountsApp();
const { database } = app;

// As a browser does on a page of our own origin.

test('keeps its secret in a cookie that scripts cannot read', async () => {
  const browser = browserFetch();
  const { auth, session } = await openAccount(app, { fetch: browser.fetch });
  const { headers } = await browser.fetch(`${app.url}/auth/v1/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token: session.refresh_token }),
  });
  const cookie = headers.getSetCookie().find((line) => line.startsWith('__Secure-thengisa-refresh='));
  expect(cookie).toMatch(/; Path=\/auth\/v1; HttpOnly; Secure; SameSite=Strict$/);
  expect(await auth.refreshSession()).toMatchObject({ error: null });
  expect(await auth.refreshSession()).toMatchObject({ error: null });
  expect((await auth.getUser()).error).toBeNull();
});

test('copied local storage alone gets nothing, and ends nothing', async () => {
  const browser = browserFetch();
  const { auth, session } = await openAccount(app, { fetch: browser.fetch });
  const notFound = { status: 400, body: { code: 'refresh_token_not_found' } };
  expect(await callRefresh(app, session.refresh_token)).toMatchObject(notFound);
  expect(await callRefresh(app, session.refresh_token, browserFetch().fetch)).toMatchObject(notFound);
  // The secret is refused where scripts could have put it.
  const secret = browser.cookies.get('__Secure-thengisa-refresh');
  expect(await callRefresh(app, secret)).toMatchObject(notFound);
  expect(await auth.refreshSession()).toMatchObject({ error: null });
});

test('the cookie is ignored on requests from another origin', async () => {
  const browser = browserFetch();
  const { session } = await openAccount(app, { fetch: browser.fetch });
  const elsewhere = browserFetch('https://evil.example');
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
  expect((await callRefresh(app, session.refresh_token, elsewhere.fetch)).body.code).toBe('refresh_token_not_found');
});

test('the handle of one session and the cookie of another do not match', async () => {
  const browser = browserFetch();
  const { session } = await openAccount(app, { fetch: browser.fetch });
  await openAccount(app, { fetch: browser.fetch });
  expect((await callRefresh(app, session.refresh_token, browser.fetch)).body.code).toBe('refresh_token_not_found');
});

test('fifty concurrent tabs stay signed in, in whatever order their cookies arrive', async () => {
  const browser = browserFetch();
  const { session, userId } = await openAccount(app, { fetch: browser.fetch });
  const storm = await Promise.all(
    Array.from({ length: 50 }, () => callRefresh(app, session.refresh_token, browser.fetch)),
  );
  expect(new Set(storm.map(({ status }) => status))).toEqual(new Set([200]));
  await passGrace(database, userId);
  expect((await callRefresh(app, storm[0]?.body.refresh_token, browser.fetch)).status).toBe(200);
});

test('signing out deletes the cookie', async () => {
  const browser = browserFetch();
  const { auth } = await openAccount(app, { fetch: browser.fetch });
  expect(browser.cookies.has('__Secure-thengisa-refresh')).toBe(true);
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull();
  expect(browser.cookies.has('__Secure-thengisa-refresh')).toBe(false);
});
