import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionKey } from './stored-session.ts';

const minute = 60_000;
const tokenOf = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mark`;
const goodFor = (
  ms: number,
  { aal = 'aal1', ...user }: { aal?: string; id?: string; factors?: readonly object[] } = {},
) => ({
  access_token: tokenOf({ sub: 'thandi', aal }),
  refresh_token: 'handle',
  expires_at: (Date.now() + ms) / 1000,
  user: { id: 'thandi', email: 'thandi@example.co.za', ...user },
});

let stored: Map<string, string>;
let otherTab: (event: { key: string; newValue: string | null }) => void;
const unsubscribe = vi.fn(async () => true);

/** The client's code, which each test loads anew. */
const code = {
  opened: vi.fn(),
  authClient: vi.fn(),
  replaceClient: vi.fn(),
  validToken: vi.fn(async () => 'by the client'),
  renewToken: vi.fn(async () => 'renewed'),
  endSession: vi.fn(async (_token: string | undefined) => {}),
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-03T12:00:00Z') });
  vi.clearAllMocks();
  // Its state is that of a tab.
  vi.resetModules();
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('window', {
    location: { origin: 'http://localhost' },
    addEventListener: (_type: string, listener: typeof otherTab) => {
      otherTab = listener;
    },
  });
  vi.doMock('./auth-client.ts', () => {
    code.opened();
    return code;
  });
});

afterEach(() => {
  // Tests of other files get a tab of their own.
  vi.resetModules();
  vi.doUnmock('./auth-client.ts');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab with this stored session. */
async function open(session: object | null) {
  if (session) stored.set(sessionKey, JSON.stringify(session));
  const store = await import('./session-store.ts');
  const changed = vi.fn();
  const notified = vi.fn();
  store.watchSession(changed);
  store.watchAuthEvents(notified);
  return { ...store, changed, notified };
}

const store = (session: object) => stored.set(sessionKey, JSON.stringify(session));

test('a session that lasts is used before the sign-in client is loaded, which follows at rest', async () => {
  const { sessionState, accessToken } = await open(goodFor(14 * minute));
  expect(sessionState()).toMatchObject({ status: 'signed-in', session: { user: { id: 'thandi' } }, recovering: false });
  expect(await accessToken()).toBe(goodFor(0).access_token);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(code.opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(code.authClient).toHaveBeenCalledOnce());
});

test('a session without its second factor is only half signed in, as by the client', async () => {
  const factors = [{ status: 'verified' }];
  const half = await open(goodFor(14 * minute, { factors }));
  expect(half.sessionState().status).toBe('second-factor');
  vi.resetModules();
  const whole = await open(goodFor(14 * minute, { factors, aal: 'aal2' }));
  expect(whole.sessionState().status).toBe('signed-in');
});

test.each([
  ['has expired', () => goodFor(-1)],
  ['is about to expire', () => goodFor(95_000)],
  ['is not whole', () => ({ access_token: 'a.b.c', expires_at: 9e9 })],
])('the client is loaded immediately for a session that %s', async (_what, session) => {
  const { sessionState, accessToken } = await open(session());
  expect(sessionState().status).toBe('loading');
  await vi.waitFor(() => expect(code.authClient).toHaveBeenCalledOnce());
  expect(await accessToken()).toBe('by the client');
});

test('without its code, a session that has expired is unreachable until there is a connection', async () => {
  code.opened.mockImplementationOnce(() => {
    throw new Error('No connection');
  });
  const { sessionState, reconnect } = await open(goodFor(-minute));
  await vi.waitFor(() => expect(sessionState().status).toBe('unreachable'));
  reconnect();
  expect(sessionState().status).toBe('loading');
});

test('a device without a session needs no client', async () => {
  const { sessionState, accessToken } = await open(null);
  expect(sessionState()).toMatchObject({ status: 'signed-out', ended: false, goTo: null });
  expect(await accessToken()).toBeNull();
  await vi.advanceTimersByTimeAsync(minute);
  expect(code.opened).not.toHaveBeenCalled();
});

test('signing out in another tab ends the session here without the client', async () => {
  const { sessionState, notified } = await open(goodFor(14 * minute));
  otherTab({ key: 'theme', newValue: null });
  expect(sessionState().status).toBe('signed-in');
  stored.delete(sessionKey);
  otherTab({ key: sessionKey, newValue: null });
  expect(sessionState()).toMatchObject({ status: 'signed-out', ended: true, goTo: null });
  expect(notified).toHaveBeenCalledWith('SIGNED_OUT', null);
  expect(code.opened).not.toHaveBeenCalled();
});

test('a session changed by another tab is used only after the client has reported it', async () => {
  const { accessToken } = await open(goodFor(14 * minute));
  const zola = { ...goodFor(14 * minute, { id: 'zola' }), access_token: tokenOf({ sub: 'zola' }) };
  store(zola);
  expect(await accessToken()).toBe('by the client');
  otherTab({ key: sessionKey, newValue: JSON.stringify(zola) });
  await vi.waitFor(() => expect(code.authClient).toHaveBeenCalledOnce());
});

test('signing out while the client loads takes the session off the device first, and then off the server', async () => {
  const { signOut, sessionState } = await open(goodFor(14 * minute));
  const done = signOut('/');
  expect(stored.has(sessionKey)).toBe(false);
  expect(sessionState()).toMatchObject({ status: 'signed-out', goTo: '/', ended: false });
  await done;
  expect(code.endSession).toHaveBeenCalledExactlyOnceWith(goodFor(0).access_token);
});

test('signing out without the code of the client leaves no session, and reports that the server doesn’t know', async () => {
  code.opened.mockImplementationOnce(() => {
    throw new Error('No connection');
  });
  const { signOut, notified } = await open(goodFor(14 * minute));
  await expect(signOut()).rejects.toThrow();
  expect(stored.has(sessionKey)).toBe(false);
  expect(notified).toHaveBeenLastCalledWith('SIGNED_OUT', null);
});

test('after signing out this device gets no more notifications, whatever the server answers', async () => {
  code.endSession.mockRejectedValueOnce(new Error('The server has a fault'));
  const { signOut } = await open(goodFor(14 * minute));
  await expect(signOut()).rejects.toThrow('fault');
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce());
});

test('a tab in which an admin sees as a user has no token, and needs no client', async () => {
  const viewing = { id: 'one', userId: 'thandi', email: 'thandi@example.co.za', endsAt: '2026-03-03T12:30:00Z' };
  const storage = { getItem: () => JSON.stringify(viewing), setItem() {} };
  vi.stubGlobal('sessionStorage', storage);
  const { sessionState, accessToken, renewSession } = await open(null);
  expect(sessionState()).toMatchObject({ status: 'signed-in', session: { user: { id: 'thandi' } } });
  expect([await accessToken(), await renewSession('')]).toEqual([null, null]);
  await vi.advanceTimersByTimeAsync(minute);
  expect(code.opened).not.toHaveBeenCalled();
});
