import { expect, test } from 'vitest';
import { chipLabel, tagFacts } from './tags.ts';

test('starts a label with a capital, except names that begin with a small letter', () => {
  expect(['sampling and tastings', 'isiZulu', 'English', 'siSwati'].map(chipLabel)).toEqual([
    'Sampling and tastings',
    'isiZulu',
    'English',
    'siSwati',
  ]);
});

test('languages are joined by what is asked for', () => {
  const tags = [
    { id: 'sampling', kind: 'work', label: 'sampling and tastings' },
    { id: 'zulu', kind: 'language', label: 'isiZulu' },
    { id: 'xhosa', kind: 'language', label: 'isiXhosa' },
    { id: 'own', kind: 'paper', label: 'own transport' },
  ] as const;
  expect(tagFacts({ tags })).toEqual([
    { term: 'Languages', detail: 'isiZulu, isiXhosa' },
    { term: 'Licences and transport', detail: 'Own transport' },
  ]);
  expect(tagFacts({ tags, anyLanguage: true })[0]?.detail).toBe('isiZulu or isiXhosa');
  expect(tagFacts({ tags: [] })).toEqual([]);
});
