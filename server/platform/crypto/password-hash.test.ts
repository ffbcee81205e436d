import { type Algorithm, hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

test('a password is stored as Argon2id with the agreed cost, and salted', async () => {
  const [one, two] = await Promise.all([hashPassword('correct horse'), hashPassword('correct horse')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verifyPassword(one, 'correct horse')).toBe(true);
  expect(await verifyPassword(one, 'Correct horse')).toBe(false);
});

test('without a hash nothing matches', async () => {
  expect(await verifyPassword(null, 'correct horse')).toBe(false);
});

test('the same letters, composed in another way, match', async () => {
  expect(await verifyPassword(await hashPassword('caf\u00e9 corner'), 'cafe\u0301 corner')).toBe(true);
});

test('a password too long to hash does not match', async () => {
  expect(await verifyPassword(await hashPassword('x'.repeat(300)), 'x'.repeat(300))).toBe(false);
});

test('hashes beyond what the machine can bear are refused with a request to retry', async () => {
  // Compared in no time, so that two hundred don't take seconds of CPU.
  const light = await hash('x', { algorithm: 2 as Algorithm, memoryCost: 8, timeCost: 1, parallelism: 1 });
  const answers = await Promise.allSettled(Array.from({ length: 230 }, () => verifyPassword(light, 'x')));
  const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(30);
  expect(refused[0]?.reason).toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 5 });
  expect(await verifyPassword(light, 'x')).toBe(true);
});

test.each(['none: nobody signs in with it', '', '$argon2id$v=19$m=19456,t=2,p=1$cut', '$2b$10$abcdefghijklmnopqrstuv'])(
  'no password matches %j, which is no hash',
  async (hash) => {
    expect(await verifyPassword(hash, 'correct horse')).toBe(false);
  },
);
