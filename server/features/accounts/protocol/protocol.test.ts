import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { Refusal } from '#server/platform/refusal.ts';
import { clientOf, startAccountsApp } from '#test/support/accounts-app.ts';
import { openAccountsApp } from '#test/support/open-apps.ts';
import { speakProtocol } from './routes.ts';

const app = await openAccountsApp();
const { database } = app;

const version = { 'x-supabase-api-version': '2024-01-01' };

function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${app.url}/auth/v1${path}`, { method, redirect: 'manual', ...init });
}

test('more concurrent passwords than the machine can hash are refused in the client’s format', async () => {
  const busy = Fastify();
  speakProtocol(busy);
  busy.get('/', () => Promise.reject(new Refusal('service.unavailable')));
  const response = await busy.inject({ url: '/', headers: version });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    code: 'request_timeout',
    message: 'We’re busy right now. Please try again.',
  });
});

describe('errors', () => {
  test('have the shape that the client asked for', async () => {
    const modern = await call('GET', '/user', { headers: version });
    expect(modern.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(await modern.json()).toEqual({
      code: 'no_authorization',
      message: 'This endpoint requires a valid Bearer token',
    });
    const legacy = await call('GET', '/user');
    expect(legacy.headers.get('x-supabase-api-version')).toBeNull();
    expect(await legacy.json()).toEqual({
      code: 401,
      error_code: 'no_authorization',
      msg: 'This endpoint requires a valid Bearer token',
    });
  });

  test.each([
    ['{"email":', 400, 'bad_json'],
    ['"text"', 400, 'bad_json'],
    ['null', 400, 'bad_json'],
    ['', 422, 'anonymous_provider_disabled'],
    ['{"__proto__": {"email": "a@example.co.za"}}', 400, 'validation_failed'],
    [JSON.stringify({ email: 'x'.repeat(70_000) }), 413, 'validation_failed'],
  ])('of a body like %.30s: %i %s', async (body, status, code) => {
    const response = await call('POST', '/signup', { headers: version, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
  });

  test('are never cached', async () => {
    expect((await call('GET', '/user')).headers.get('cache-control')).toBe('no-store');
  });

  test('of the server reveal no reason, and the client retries', async () => {
    await database.pool.query('alter table users rename to users_away');
    try {
      const response = await call('POST', '/token?grant_type=password', {
        headers: version,
        body: JSON.stringify({ email: 'a@example.co.za', password: 'whatever it is' }),
      });
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        code: 'unexpected_failure',
        message: 'Something went wrong on our side. Please try again.',
      });
    } finally {
      await database.pool.query('alter table users_away rename to users');
    }
  });
});

describe('another origin', () => {
  const origin = { origin: 'https://app.example' };

  test('may call with its own token, and read the version', async () => {
    const response = await call('GET', '/user', { headers: { ...origin, ...version } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
  });

  test('gets an answer to its preflight request', async () => {
    const response = await call('OPTIONS', '/token?grant_type=password', { headers: origin });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    for (const header of ['Authorization', 'apikey', 'X-Client-Info', 'X-Supabase-Api-Version']) {
      expect(response.headers.get('access-control-allow-headers')).toContain(header);
    }
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
  });

  test('gets no cookie', async () => {
    const open = await startAccountsApp(database, { autoconfirm: true });
    try {
      const response = await fetch(`${open.url}/auth/v1/signup`, {
        method: 'POST',
        headers: origin,
        body: JSON.stringify({ email: 'cookie@example.co.za', password: 'correct horse battery' }),
      });
      expect(response.status).toBe(200);
      expect(response.headers.getSetCookie()).toEqual([]);
    } finally {
      await open.close();
    }
  });
});

test.each([
  ['POST', '/sso', 'saml_provider_disabled'],
  ['POST', '/sso/saml/acs', 'saml_provider_disabled'],
  ['DELETE', '/user/identities/0190-a', 'manual_linking_disabled'],
  ['GET', '/user/identities/authorize?provider=google', 'manual_linking_disabled'],
  ['GET', '/authorize?provider=google', 'provider_disabled'],
  ['POST', '/invite', 'not_found'],
  ['GET', '/admin/users', 'not_found'],
  ['GET', '/nothing/here', 'not_found'],
])('%s %s is not offered: %s', async (method, path, code) => {
  const response = await call(method, path, { headers: version });
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code, message: expect.any(String) });
});

test('ways of signing in that are not offered, requested by the client', async () => {
  const auth = clientOf(app);
  const anonymous = await auth.signInAnonymously();
  expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  const sso = await auth.signInWithSSO({ domain: 'example.co.za' });
  expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
  const token = await auth.signInWithIdToken({ provider: 'google', token: 'x' });
  expect(token.error).toMatchObject({ status: 404, code: 'provider_disabled' });
});
