import { expect, test } from 'vitest';
import { wordsOfEmail, wordsOfName } from './known-words.ts';

test('of a name: as it is, in one word, and its parts', () => {
  expect(wordsOfName(' Thandi van Nkosi ')).toEqual(['thandi van nkosi', 'thandivannkosi', 'thandi', 'van', 'nkosi']);
  expect(wordsOfName('O.')).toEqual([]);
});

test('of an address: it, its name and the parts, and its domain', () => {
  expect(wordsOfEmail('Thandi.Nkosi+reps@kudu-foods.co.za')).toEqual([
    'thandi.nkosi+reps@kudu-foods.co.za',
    'thandi.nkosi+reps',
    'thandi',
    'nkosi',
    'reps',
    'kudu',
    'foods',
  ]);
});
