import { expect, test } from 'vitest';
import { hashPassword, passwordWeakness, verifyPassword } from './passwords.ts';

test('a password is kept as Argon2id with the agreed cost, and salted', async () => {
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

test('one that is too long to hash does not match', async () => {
  expect(await verifyPassword(await hashPassword('x'.repeat(300)), 'x'.repeat(300))).toBe(false);
});

test('more at once than the machine can bear are asked to come back', async () => {
  const answers = await Promise.allSettled(Array.from({ length: 230 }, () => verifyPassword(null, 'x')));
  const refused = answers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect(refused).toHaveLength(30);
  expect(refused[0]?.reason).toMatchObject({ status: 503 });
  expect(await verifyPassword(null, 'x')).toBe(false);
});

const known = ['Thengisa', 'thandi.nkosi@example.co.za', 'thandi.nkosi', 'Thandi Nkosi'];

test.each([
  ['1234567', 'length'],
  ['🦁🐘🦏🐃🐆🌍🌞', 'length'],
  ['password', 'pwned'],
  ['PASSWORD123!', 'pwned'],
  ['p455w0rd', 'pwned'],
  ['qwerty2026', 'pwned'],
  ['ababababab', 'pwned'],
  ['iloveyou!!', 'pwned'],
  ['dragondragon', 'pwned'],
  ['Kaizerchiefs1', 'pwned'],
  ['thandi.nkosi1', 'pwned'],
  ['Thengisa#26', 'pwned'],
])('%s is too weak: %s', (password, reason) => {
  expect(passwordWeakness(password, { minimum: 8, known })?.reason).toBe(reason);
});

test.each(['correct horse', 'Tr0ub4dor&3x', 'a-quiet-little-village', 'Thandi Nkosi likes long walks', 'gR8#kLq2'])(
  '%s will do',
  (password) => {
    expect(passwordWeakness(password, { minimum: 8, known })).toBeNull();
  },
);
