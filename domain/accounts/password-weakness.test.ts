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
  ['1234567', 'too_short'],
  ['🦁🐘🦏🐃🐆🌍🌞', 'too_short'],
  ['password', 'common'],
  ['PASSWORD123!', 'common'],
  ['2026-Password', 'common'],
  ['p455w0rd', 'common'],
  ['qwerty2026', 'common'],
  ['87654321', 'common'],
  ['12341234', 'common'],
  ['ababababab', 'common'],
  ['iloveyou!!', 'common'],
  ['dragondragon', 'common'],
  ['Kaizerchiefs1', 'common'],
  ['Springboks1995', 'common'],
])('%s is too weak: %s', (password, weakness) => {
  expect(passwordWeakness(password, context)).toBe(weakness);
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
])('%s is personal', (password) => {
  expect(passwordWeakness(password, context)).toBe('personal');
});

test.each([
  'correct horse',
  'Tr0ub4dor&3x',
  'a-quiet-little-village',
  'Thandi Nkosi likes long walks',
  'kudu-rain-jacaranda',
  'gR8#kLq2',
])('%s is strong enough', (password) => {
  expect(passwordWeakness(password, context)).toBeNull();
});
