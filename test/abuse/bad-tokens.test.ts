import { type CryptoKey, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { mountedRoutes } from './mounted-routes.ts';

const app = await openTestApp({ work: false });
const person = await signUpRep(app);
const { data } = await person.auth.getClaims(person.accessToken);
const claims = { ...data?.claims };
const found = (await mountedRoutes(app.services)).map(async (route) => {
  const [method = '', path = ''] = route.split(' ');
  const url = app.url + path.replace(/:\w+/g, '0198c8a0-0000-7000-8000-000000000000').replace('*', 'anything');
  return { method, url, anonymous: await statusOf(method, url) };
});
// Routes that require authentication.
const routes = (await Promise.all(found)).filter(({ anonymous }) => anonymous === 401);

async function statusOf(method: string, url: string, token?: string): Promise<number> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(['GET', 'HEAD'].includes(method) ? {} : { body: '{}' }),
  });
  await response.body?.cancel();
  return response.status;
}

type Change = { claims?: JWTPayload; header?: object; signer?: CryptoKey };

async function sign({ claims: changed, header, signer }: Change = {}): Promise<string> {
  const { kid, key } = await app.services.accounts.keys.current();
  return new SignJWT({ ...claims, ...changed })
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT', ...header })
    .sign(signer ?? key);
}

const now = () => Math.floor(Date.now() / 1000);

const bad: [string, () => Promise<string>][] = [
  ['past its time', () => sign({ claims: { iat: now() - 1000, exp: now() - 1 } })],
  ['without an end', () => sign({ claims: { exp: undefined } })],
  ['signed with another key', async () => sign({ signer: (await generateKeyPair('ES256')).privateKey })],
  [
    'that names a key we never had',
    async () => sign({ header: { kid: 'theirs' }, signer: (await generateKeyPair('ES256')).privateKey }),
  ],
  [
    'that brings its own key',
    async () => {
      const { privateKey } = await generateKeyPair('ES256');
      return sign({ header: { jku: 'https://evil.example/jwks.json' }, signer: privateKey });
    },
  ],
  ['with the algorithm none', async () => new UnsecuredJWT({ ...claims }).encode()],
  ['of another issuer', () => sign({ claims: { iss: 'https://evil.example/auth/v1' } })],
  ['for another audience', () => sign({ claims: { aud: 'anon' } })],
  ['of a session that never was', () => sign({ claims: { session_id: '0198c8a0-0000-7000-8000-000000000001' } })],
  ["with someone else's name on it", async () => sign({ claims: { sub: (await signUpRep(app)).userId } })],
  [
    'of a session that was ended',
    async () => {
      const { auth, accessToken } = await signUpRep(app);
      await auth.signOut();
      return accessToken;
    },
  ],
];

test('some routes require authentication, and the base token is valid', async () => {
  expect(routes.length).toBeGreaterThan(40);
  expect(await statusOf('GET', `${app.url}/api/me`, await sign())).toBe(200);
});

test.each(bad)('a token %s is refused by every route that requires authentication', async (_what, make) => {
  const token = await make();
  const ended = await Promise.all(
    routes.map(async ({ method, url }) => ({ method, url, status: await statusOf(method, url, token) })),
  );
  // The sign-in protocol answers 403 to a bad token, which its client treats as signed out.
  const letIn = ended.filter(({ url, status }) => status !== 401 && !(url.includes('/auth/v1/') && status === 403));
  expect(letIn).toEqual([]);
});
