import { expect, test, vi } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import { clientOf, startAccountsApp, testPassword } from '#test/support/accounts-app.ts';
import { memoryStorage } from '#test/support/memory-storage.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { callRefresh, passGrace } from '#test/support/token-calls.ts';

const app = await openAccountsApp();
const { database } = app;
const second = await openAccountsApp({ database });

test('rotates, and an older tab gets the newest token again', async () => {
  const { session, userId } = await openAccount(app);
  const first = await callRefresh(app, session.refresh_token);
  expect(first.status).toBe(200);
  expect(first.body.refresh_token).not.toBe(session.refresh_token);
  // One behind: the response may have been lost, however long ago.
  await passGrace(database, userId);
  expect((await callRefresh(app, session.refresh_token)).body.refresh_token).toBe(first.body.refresh_token);
});

test('fifty concurrent tabs, on two processes, stay signed in', async () => {
  const { session, userId } = await openAccount(app);
  const storms = await Promise.all(
    Array.from({ length: 50 }, (_, tab) => callRefresh(tab % 2 ? second : app, session.refresh_token)),
  );
  expect(new Set(storms.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(storms.map(({ body }) => body.refresh_token)).size).toBe(1);
  await passGrace(database, userId);
  expect((await callRefresh(app, storms[0]?.body.refresh_token)).status).toBe(200);
});

test('clients that share their storage all keep their session', async () => {
  const { email } = await openAccount(app);
  const storage = memoryStorage();
  const tabs = Array.from({ length: 20 }, () => clientOf(app, { storage }));
  const [opener] = tabs;
  await opener?.signInWithPassword({ email, password: testPassword });
  for (let round = 0; round < 3; round++) {
    await Promise.all(tabs.map((tab) => tab.refreshSession()));
    const sessions = await Promise.all(tabs.map((tab) => tab.getSession()));
    expect(sessions.every(({ data }) => data.session?.user.email === email)).toBe(true);
  }
  const users = await Promise.all(tabs.map((tab) => tab.getUser()));
  expect(users.map(({ error }) => error)).toEqual(Array(20).fill(null));
});

test('a stolen older token ends the session, for the thief and for the owner', async () => {
  const { session, userId } = await openAccount(app);
  expect((await clientOf(app).getUser(session.access_token)).error).toBeNull();
  let newest = session.refresh_token;
  for (let round = 0; round < 2; round++) newest = String((await callRefresh(app, newest)).body.refresh_token);
  // Within the grace period an older tab is trusted.
  expect((await callRefresh(app, session.refresh_token)).body.refresh_token).toBe(newest);
  await passGrace(database, userId);
  expect(await callRefresh(app, session.refresh_token)).toEqual({
    status: 400,
    body: { code: 'refresh_token_already_used', message: 'Invalid Refresh Token: Already Used' },
  });
  expect(await callRefresh(app, newest)).toEqual({
    status: 400,
    body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
  });
  expect((await clientOf(app).getUser(session.access_token)).data.user).toBeNull();
});

test('a session expires for good, however often it is refreshed', async () => {
  const { session, userId } = await openAccount(app);
  await database.pool.query(`update sessions set expires_at = now() where user_id = $1`, [userId]);
  expect((await callRefresh(app, session.refresh_token)).body.code).toBe('session_expired');
  expect((await callRefresh(app, session.refresh_token)).body.code).toBe('refresh_token_not_found');
});

test('made-up tokens are refused without a query', async () => {
  const { session } = await openAccount(app);
  const forged = Buffer.from(session.refresh_token, 'base64url');
  forged.writeUInt32BE(7, 17);
  const before = app.queries();
  for (const [text, code] of [
    ['abcdefghijkl', 'validation_failed'],
    ['', 'validation_failed'],
    [`${session.refresh_token}A`, 'validation_failed'],
    [forged.toString('base64url'), 'refresh_token_not_found'],
  ]) {
    expect(await callRefresh(app, text)).toMatchObject({ status: 400, body: { code } });
  }
  expect(app.queries()).toBe(before);
  expect((await callRefresh(app, { token: 1 })).body.code).toBe('validation_failed');
});

test('a refresh during a restart is retried by the client, from 200 ms on, until the server is back', async () => {
  const before = await startAccountsApp(database);
  const attempts: number[] = [];
  const timed: typeof fetch = (input, init) => {
    if (String(input).includes('grant_type=refresh_token')) attempts.push(performance.now());
    return fetch(input, init);
  };
  const { auth } = await openAccount(before, { fetch: timed });
  await before.close();
  const refreshing = auth.refreshSession();
  await vi.waitFor(() => expect(attempts.length).toBeGreaterThanOrEqual(3), { timeout: 10_000, interval: 10 });
  const after = await startAccountsApp(database, { port: Number(new URL(before.url).port) });
  try {
    expect((await refreshing).error).toBeNull();
    expect((await auth.getUser()).error).toBeNull();
  } finally {
    await after.close();
  }
  // Never sooner than that; how much later depends on the machine.
  const waits = attempts.slice(1).map((at, index) => at - (attempts[index] ?? 0));
  for (const [index, wait] of waits.entries()) expect(wait).toBeGreaterThan(200 * 2 ** index - 5);
});
