import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAuthenticator } from '#test/support/authenticator.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { hostileBodies, hostileContentTypes, hostileParts, hostileValues } from './hostile-values.ts';
import { mountedRoutes } from './mounted-routes.ts';
import { drawn, seededRandom, seedOfRun } from './seeded-random.ts';
import { type Answered, type Sent, send } from './sound-answer.ts';

const app = await openTestApp({ work: false });
const person = await signUpRep(app);
const all = await mountedRoutes(app.services);
const own = all.map((route) => route.split(' ')).filter(([, path]) => path?.startsWith('/auth/v1/'));
const routes = own.map(([method = '', path = '']) => ({ method, path }));

/** The fields of the protocol's bodies; a valid sign-up without the field under test. */
const fields = {
  email: () => `${randomUUID()}@example.co.za`,
  password: () => 'short',
  data: () => ({ user_type: 'sales_rep', full_name: 'Thabo' }),
  type: () => 'signup',
  token: () => '123456',
  token_hash: () => 'x'.repeat(40),
  refresh_token: () => 'a.b',
  auth_code: () => randomUUID(),
  code_verifier: () => 'x'.repeat(50),
  code_challenge: () => 'x'.repeat(50),
  code_challenge_method: () => 's256',
  factor_type: () => 'totp',
  friendly_name: () => 'phone',
  challenge_id: () => randomUUID(),
  code: () => '123456',
  nonce: () => '123456',
  credential: () => createAuthenticator('http://thengisa.test').create({ challenge: 'AAAA' }),
  create_user: () => true,
  gotrue_meta_security: () => ({ captcha_token: 'x' }),
};

const withBody = () => routes.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method));
const addressOf = (path: string) => path.replace(/:\w+/g, randomUUID()).replace('*', 'anything');

async function sendDrawn(all: readonly Sent[]): Promise<void> {
  const left = [...drawn(all)];
  const work = async () => {
    for (let one = left.shift(); one; one = left.shift()) {
      const answer = await send(app.url, one);
      expectProtocol(
        answer,
        `${one.method} ${one.path.slice(0, 200)} ${JSON.stringify(one.headers)} ${one.body?.slice(0, 300)}`,
      );
    }
  };
  await Promise.all(Array.from({ length: 8 }, work));
}

/** Refused in the client's error format, or redirected to our own site. */
function expectProtocol({ status, headers, text }: Answered, about: string): void {
  const context = `FUZZ_SEED=${seedOfRun}, ${about}\n→ ${status} ${text.slice(0, 300)}`;
  expect(status, context).toBeLessThan(500);
  expect(text, context).not.toMatch(/node_modules|\n\s+at |DrizzleQuery/);
  if (status === 303) expect(headers.location, context).toMatch(/^http:\/\/thengisa\.test\//);
  if (status < 400 || text === '') return;
  const body = JSON.parse(text) as Record<string, unknown>;
  if (headers['content-type'] === 'application/problem+json') expect(body.code, context).toBe('request.not_found');
  else expect(body, context).toMatchObject({ code: status, error_code: expect.any(String), msg: expect.any(String) });
}

const headers = (more: Record<string, string> = {}) => ({
  authorization: `Bearer ${person.accessToken}`,
  'content-type': 'application/json;charset=UTF-8',
  ...more,
});

test('any body gets an answer of the protocol', async () => {
  await sendDrawn(
    withBody().flatMap(({ method, path }) => [
      ...hostileBodies.map((body) => ({ method, path: addressOf(path), headers: headers(), body })),
      ...hostileContentTypes.map((type) => ({
        method,
        path: addressOf(path),
        headers: headers({ 'content-type': type }),
        body: '{"email":7}',
      })),
    ]),
  );
});

test.each(Object.keys(fields) as (keyof typeof fields)[])(
  'anything in %s gets an answer of the protocol',
  async (field) => {
    const good = () => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value()]));
    const random = seededRandom(seedOfRun);
    const targets = withBody().filter(({ path }) => !/sso|authorize|callback|identities|logout/.test(path));
    await sendDrawn(
      targets.flatMap(({ method, path }) => {
        const address = addressOf(path).replace(
          /token$/,
          () => `token?grant_type=${['password', 'refresh_token', 'pkce'][field.length % 3]}`,
        );
        return Array.from({ length: 15 }, () => ({
          method,
          path: address,
          headers: headers(),
          body: JSON.stringify({ ...good(), [field]: random.pick(hostileValues) }),
        }));
      }),
    );
  },
);

test('any path and query get an answer of the protocol', async () => {
  await sendDrawn(
    routes
      .filter(({ method }) => method !== 'OPTIONS')
      .flatMap(({ method, path }) => [
        ...hostileParts.map((part) => ({ method, path: path.replace(/:\w+|\*/g, part), headers: headers() })),
        ...['redirect_to', 'type', 'token', 'scope', 'grant_type'].flatMap((name) =>
          hostileParts.map((part) => ({
            method,
            path: `${addressOf(path)}?${name}=${part}&${name}=1`,
            headers: headers(),
          })),
        ),
        { method, path: `${addressOf(path)}?redirect_to=https://evil.example/`, headers: headers() },
      ]),
  );
});

test('the caller still has an account', async () => {
  const { data, error } = await person.auth.signInWithPassword(person);
  expect(error).toBeNull();
  expect(data.user?.id).toBe(person.userId);
});
