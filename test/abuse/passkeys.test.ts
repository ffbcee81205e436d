import { expect, test } from 'vitest';
import { createAuthenticator } from '#test/support/authenticator.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { hostileValues } from './hostile-values.ts';
import { drawn, seededRandom, seedOfRun } from './seeded-random.ts';
import { send } from './sound-answer.ts';

const app = await openTestApp({ work: false });
const { auth, accessToken } = await signUpRep(app);
const random = seededRandom(seedOfRun);

type Parts = { response: Record<string, unknown> };
type Spoil = (credential: Parts) => object;

const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Each text of an authenticator's response: replaced, truncated, and with a changed byte. */
const spoiling = (name: string): Spoil[] => {
  const change = (alter: (bytes: Buffer) => Buffer) => (credential: Parts) => {
    const bytes = alter(Buffer.from(String(credential.response[name]), 'base64url'));
    return { ...credential, response: { ...credential.response, [name]: base64url(bytes) } };
  };
  const replace = (value: unknown) => (credential: Parts) => ({
    ...credential,
    response: { ...credential.response, [name]: value },
  });
  if (name === 'transports') return hostileValues.map(replace);
  return [
    ...hostileValues.map(replace),
    ...[0, 1, 5, 36, 37, 38, 54, 55, 80].map((length) => change((bytes) => bytes.subarray(0, length))),
    ...Array.from({ length: 60 }, (_, turn) =>
      change((bytes) => {
        const place = Math.floor((turn / 60) * bytes.length);
        const other = Buffer.from(bytes);
        other[place] = random.pick([0x00, 0x1b, 0x5b, 0x7f, 0x9b, 0xbf, 0xdb, 0xff]);
        return other;
      }),
    ),
    // Bytes after a signature are not part of it.
    ...(name === 'signature' ? [] : [change((bytes) => Buffer.concat([bytes, Buffer.alloc(500)]))]),
    change(() => Buffer.from('null')),
    change(() => Buffer.from('{"type":"webauthn.get","challenge":{},"origin":[]}')),
    change(() => Buffer.from([0xa1, ...Array<number>(200).fill(0x81)])),
  ];
};

async function expectRefused(path: string, challengeId: string | undefined, credential: object): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ challenge_id: challengeId, credential });
  const answer = await send(app.url, { method: 'POST', path: `/auth/v1/passkeys/${path}/verify`, headers, body });
  expect(answer.status, `FUZZ_SEED=${seedOfRun} ${body.slice(0, 500)}\n${answer.text}`).toBeLessThan(500);
  return answer.status;
}

test.each(['clientDataJSON', 'attestationObject', 'transports'])(
  'a new passkey with anything in %s is refused, or harmless',
  async (name) => {
    for (const spoil of drawn(spoiling(name))) {
      const { data } = await auth.passkey.startRegistration();
      // The limit is ten, and harmless ones are added.
      if (!data) break;
      const credential = createAuthenticator('http://thengisa.test').create(data.options as never);
      const status = await expectRefused('registration', data.challenge_id, spoil(credential));
      if (status < 400) {
        for (const { id } of (await auth.passkey.list()).data ?? []) await auth.passkey.delete({ passkeyId: id });
      }
    }
  },
);

test.each(['clientDataJSON', 'authenticatorData', 'signature', 'userHandle'])(
  'a sign-in with anything in %s is refused, or harmless',
  async (name) => {
    const device = createAuthenticator('http://thengisa.test');
    const made = await auth.passkey.startRegistration();
    const credential = device.create(made.data?.options as never);
    await expectRefused('registration', made.data?.challenge_id, credential);
    const statuses: number[] = [];
    for (const spoil of drawn(spoiling(name))) {
      const { data } = await auth.passkey.startAuthentication();
      const answer = device.get(data?.options as never);
      const spoilt = spoil(answer);
      const status = await expectRefused('authentication', data?.challenge_id, spoilt);
      // Some changed bytes equal the original.
      if (JSON.stringify(spoilt) !== JSON.stringify(answer)) statuses.push(status);
    }
    if (name !== 'userHandle') expect(statuses.filter((status) => status < 400)).toEqual([]);
  },
);
