import { expect, test } from 'vitest';
import { clientOf } from '#test/support/accounts-app.ts';
import { addPasskey, createAuthenticator, signInByPasskey } from '#test/support/authenticator.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpRep } from '#test/support/people.ts';

const apps = await openTwoTestApps({ work: false });
const [first] = apps;
const site = 'http://thengisa.test';
const many = 20;

/** The same call in both processes, many times concurrently: how often it succeeded, and the reasons of its failures. */
async function atOnce(call: (url: string, turn: number) => Promise<Response>) {
  const answers = await Promise.all(
    Array.from({ length: many }, (_, turn) => call((turn % 2 ? apps[0] : apps[1]).url, turn)),
  );
  const codes = await Promise.all(
    answers.map(async (answer) => (answer.ok ? 'done' : ((await answer.json()) as { code: string }).code)),
  );
  return codes.toSorted();
}

const post = (url: string, path: string, person: Pick<Person, 'accessToken'> | null, body: object) =>
  fetch(`${url}/auth/v1/passkeys/${path}`, {
    method: 'POST',
    headers: {
      'x-supabase-api-version': '2024-01-01',
      ...(person && { authorization: `Bearer ${person.accessToken}` }),
    },
    body: JSON.stringify(body),
  });

const all = (code: string, count: number) => Array.from({ length: count }, () => code);

async function begin({ auth }: Person) {
  const { data, error } = await auth.passkey.startRegistration();
  if (error) throw error;
  return data;
}

test('of one registration sent twenty times, in two processes, one counts', async () => {
  const person = await signUpRep(first);
  const { challenge_id, options } = await begin(person);
  const body = { challenge_id, credential: createAuthenticator(site).create(options as never) };
  const codes = await atOnce((url) => post(url, 'registration/verify', person, body));
  expect(codes).toEqual(['done', ...all('webauthn_challenge_not_found', many - 1)]);
  expect((await person.auth.passkey.list()).data).toHaveLength(1);
});

test('of one credential answering twenty challenges, one is added', async () => {
  const person = await signUpRep(first);
  const device = createAuthenticator(site);
  const bodies = await Promise.all(
    Array.from({ length: many }, async () => {
      const { challenge_id, options } = await begin(person);
      return { challenge_id, credential: device.create(options as never) };
    }),
  );
  const codes = await atOnce((url, turn) => post(url, 'registration/verify', person, bodies[turn] ?? {}));
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect((await person.auth.passkey.list()).data).toHaveLength(1);
});

test('of twenty concurrent passkeys ten are added', async () => {
  const person = await signUpRep(first);
  const bodies = await Promise.all(
    Array.from({ length: many }, async () => {
      const { challenge_id, options } = await begin(person);
      return { challenge_id, credential: createAuthenticator(site).create(options as never) };
    }),
  );
  const codes = await atOnce((url, turn) => post(url, 'registration/verify', person, bodies[turn] ?? {}));
  expect(codes).toEqual([...all('done', 10), ...all('too_many_passkeys', 10)]);
});

test('of one sign-in sent twenty times one opens a session', async () => {
  const person = await signUpRep(first);
  const device = createAuthenticator(site);
  expect((await addPasskey(person, device)).error).toBeNull();
  const { data } = await person.auth.passkey.startAuthentication();
  const body = { challenge_id: data?.challenge_id, credential: device.get(data?.options as never) };
  const codes = await atOnce((url) => post(url, 'authentication/verify', null, body));
  expect(codes).toEqual(['done', ...all('webauthn_challenge_not_found', many - 1)]);
});

test('of two copies with the same signature count one signs in', async () => {
  const person = await signUpRep(first);
  const device = createAuthenticator(site, { counts: true });
  expect((await addPasskey(person, device)).error).toBeNull();
  const bodies = await Promise.all(
    Array.from({ length: many }, async () => {
      const { data } = await person.auth.passkey.startAuthentication();
      return { challenge_id: data?.challenge_id, credential: device.get(data?.options as never, { signCount: 7 }) };
    }),
  );
  const codes = await atOnce((url, turn) => post(url, 'authentication/verify', null, bodies[turn] ?? {}));
  expect(codes).toEqual(['done', ...all('webauthn_verification_failed', many - 1)]);
});

test('signing in with a passkey during its removal leaves no session of it', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const person = await signUpRep(first);
    const device = createAuthenticator(site);
    await addPasskey(person, device);
    const [passkey] = (await person.auth.passkey.list()).data ?? [];
    const other = clientOf(apps[turn % 2 ? 0 : 1]);
    const [removed, signedIn] = await Promise.all([
      person.auth.passkey.delete({ passkeyId: passkey?.id ?? '' }),
      signInByPasskey(other, device),
    ]);
    expect(removed.error).toBeNull();
    const { rows } = await first.database.pool.query(
      `select from sessions where user_id = $1 and amr @> '[{"method":"passkey"}]'`,
      [person.userId],
    );
    expect(rows, String(signedIn.error)).toEqual([]);
  }
});
