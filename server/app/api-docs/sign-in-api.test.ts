import { expect, test } from 'vitest';
import { mountedRoutes } from '#test/abuse/mounted-routes.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { signInCalls, signInPaths } from './sign-in-api.ts';
import { authError, authSession, authUser } from './sign-in-schemas.ts';

const app = await openTestApp({ work: false });
const rep = await signUpRep(app);

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${app.url}/auth/v1${path}`, { ...init, headers: { 'x-supabase-api-version': '2024-01-01', ...init.headers } });
const post = (path: string, body: object) => call(path, { method: 'POST', body: JSON.stringify(body) });

/** Refused on purpose: ways of signing in that the protocol knows and we don't offer. */
const notOffered = /^\w+ \/auth\/v1\/(?:sso|user\/identities|authorize|callback)|^OPTIONS |^HEAD /;

test('each route of the sign-in protocol is described, and nothing else', async () => {
  const mounted = (await mountedRoutes(app.services))
    .filter((route) => route.includes(' /auth/v1/') && !notOffered.test(route))
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
  const described = signInCalls.map((one) => one.call.replace(' ', ' /auth/v1'));
  expect(described.sort()).toEqual(mounted.sort());
});

test('its paths are part of the document', async () => {
  const { paths } = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(Object.keys(signInPaths())));
});

test('sessions, users and errors have the shapes that are described', async () => {
  const session = await (await post('/token?grant_type=password', { email: rep.email, password: rep.password })).json();
  expect(authSession.safeParse(session).error).toBeUndefined();
  const { access_token: token } = authSession.parse(session);
  const user = await (await call('/user', { headers: { authorization: `Bearer ${token}` } })).json();
  expect(authUser.safeParse(user).error).toBeUndefined();
  const wrong = await (await post('/token?grant_type=password', { email: rep.email, password: 'wrong' })).json();
  expect(authError.parse(wrong).code).toBe('invalid_credentials');
  const weak = await (await post('/signup', { email: 'lindiwe@example.co.za', password: '1' })).json();
  expect(authError.parse(weak)).toMatchObject({ code: 'weak_password', weak_password: { reasons: ['length'] } });
});

test('the example bodies are accepted', async () => {
  for (const { call: name, body, signedIn } of signInCalls) {
    if (!body || signedIn) continue;
    const [method = '', path = ''] = name.split(' ');
    const operation = signInPaths()[`/auth/v1${path}`]?.[method.toLowerCase()];
    const { content } = (operation as { requestBody: { content: Record<string, { example: object }> } }).requestBody;
    const response = await post(
      path === '/token' ? '/token?grant_type=password' : path,
      content['application/json']?.example ?? {},
    );
    const { message = '' } = (await response.json()) as { message?: string };
    expect({ name, message }).not.toMatchObject({ message: expect.stringMatching(/^Not valid/) });
    expect(response.status, name).toBeLessThan(500);
  }
});
