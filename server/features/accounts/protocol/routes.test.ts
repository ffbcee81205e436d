import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openAccount } from '#test/support/account-holders.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { openTestDatabase } from '#test/support/open-database.ts';

const database = await openTestDatabase();

/** A proxy to the database that can be cut, as if the database were down. */
async function openWay() {
  const sockets = new Set<Socket>();
  let isCut = false;
  const { hostname, port } = new URL(database.url);
  const way = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port || 5432), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => [near, far].map((end) => end.destroy()));
    }
    near.pipe(far).pipe(near);
    return near;
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  way.unref();
  const url = new URL(database.url);
  url.port = String((way.address() as AddressInfo).port);
  return {
    url: url.href,
    cut(now: boolean) {
      isCut = now;
      if (now) for (const socket of sockets) socket.destroy();
    },
  };
}

const way = await openWay();
const app = await openAccountsApp({ database: { ...database, url: way.url }, rateLimits: true });

test('while the database is down every call is answered with a retry time', async () => {
  const { session, email } = await openAccount(app);
  const authorization = `Bearer ${session.access_token}`;
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${app.url}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { authorization, 'x-supabase-api-version': '2024-01-01' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code } = (await response.json()) as { code: unknown };
    return {
      call: `${method} ${path}`,
      status: response.status,
      code,
      retryAfter: response.headers.get('retry-after'),
    };
  };
  const password = 'karoo sunset over the stoep';
  const calls: [string, string, object?][] = [
    ['POST', '/signup', { email: 'new@example.co.za', password }],
    ['POST', '/token?grant_type=password', { email, password }],
    ['POST', '/token?grant_type=refresh_token', { refresh_token: session.refresh_token }],
    ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }],
    ['POST', '/recover', { email }],
    ['POST', '/resend', { type: 'signup', email }],
    ['POST', '/otp', { email }],
    ['POST', '/verify', { type: 'signup', token_hash: 'x' }],
    ['GET', '/verify?type=signup&token=x'],
    ['GET', '/user'],
    ['PUT', '/user', { data: {} }],
    ['GET', '/reauthenticate'],
    ['POST', '/factors', { factor_type: 'totp', friendly_name: 'Phone' }],
    ['POST', '/logout'],
  ];
  way.cut(true);
  for (const [method, path, body] of calls) {
    expect(await call(method, path, body)).toEqual({
      call: `${method} ${path}`,
      status: 503,
      code: 'request_timeout',
      retryAfter: '5',
    });
  }
  way.cut(false);
  await expect.poll(async () => (await call('GET', '/user')).status).toBe(200);
});
