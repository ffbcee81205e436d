import { expect, test } from 'vitest';
import { passwordWeakness } from './password-weakness.ts';

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
