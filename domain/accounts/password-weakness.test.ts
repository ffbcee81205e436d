import { expect, test } from 'vitest';
import { wordsOfEmail, wordsOfName } from '../jobs/known-words.ts';
import { passwordWeakness } from './password-weakness.ts';

const list = new Set(['password', 'qwerty', 'iloveyou', 'dragon', '12345678', '1234']);
const known = [
  ...wordsOfEmail('thandi.nkosi@example.co.za'),
  ...['Thengisa', 'Thandi Nkosi', 'Kudu Foods'].flatMap(wordsOfName),
];
const context = { minimum: 8, known, isCommon: (text: string) => list.has(text) };

test.each([
  ['1234567', 'length'],
  ['🦁🐘🦏🐃🐆🌍🌞', 'length'],
  ['password', 'pwned'],
  ['PASSWORD123!', 'pwned'],
  ['2026-Password', 'pwned'],
  ['p455w0rd', 'pwned'],
  ['qwerty2026', 'pwned'],
  ['87654321', 'pwned'],
  ['12341234', 'pwned'],
  ['ababababab', 'pwned'],
  ['iloveyou!!', 'pwned'],
  ['dragondragon', 'pwned'],
  ['Kaizerchiefs1', 'pwned'],
  ['Springboks1995', 'pwned'],
])('%s is too weak: %s', (password, reason) => {
  expect(passwordWeakness(password, context)?.reason).toBe(reason);
});

test.each([
  'thandi.nkosi1',
  'Thengisa#26',
  'thandi2026',
  'Nkosi-1995',
  'nkosithandi19950412',
  'Th4nd1!2026',
  'KuduFoods!',
  'kudufoods2026',
  'example99',
])('%s is the person', (password) => {
  expect(passwordWeakness(password, context)?.message).toContain('close to your name');
});

test.each([
  'correct horse',
  'Tr0ub4dor&3x',
  'a-quiet-little-village',
  'Thandi Nkosi likes long walks',
  'kudu-rain-jacaranda',
  'gR8#kLq2',
])('%s will do', (password) => {
  expect(passwordWeakness(password, context)).toBeNull();
});
