import { expect, test } from 'vitest';
import { type FilterNames, filterWords, suggestedName } from './filter-words.ts';

const durban = '0196f0e2-6d2a-7b3c-9c65-0a4f6a1c2b3d';
const labels = new Map([
  ['sampling', 'sampling and tastings'],
  ['beer', 'beer'],
]);
const names: FilterNames = {
  placeOf: (id) => (id === durban ? 'Durban' : undefined),
  tagOf: (id) => labels.get(id),
};

test('every filter has a label, in the order of the form', () => {
  const words = filterWords(
    {
      jobType: 'Part-time',
      duration: 'ongoing',
      minimumRateCents: 9550,
      experience: 'senior',
      category: 'B2B Sales',
      industry: 'Retail',
      locationId: durban,
      province: 'KwaZulu-Natal',
      q: 'promoter',
      when: 'weekend',
      from: '2026-11-28',
      to: '2026-11-29',
      courses: 'met',
      tags: ['sampling', 'beer'],
    },
    names,
  );
  expect(words.map(({ text }) => text)).toEqual([
    '“promoter”',
    'KwaZulu-Natal',
    'Durban',
    'Retail',
    'B2B Sales',
    'Senior (5+ years)',
    'From R95.50 an hour',
    'Ongoing',
    'Part-time',
    'This weekend',
    'From Sat 28 Nov',
    'Until Sun 29 Nov',
    'Only jobs I have the courses for',
    'Sampling and tastings, beer',
  ]);
  expect(words[6]?.label).toBe('Minimum hourly rate');
});

test('an unknown location, and tags whose labels are unknown, are still listed', () => {
  expect(filterWords({ locationId: 'other' }, names)).toEqual([
    { name: 'locationId', label: 'Location', text: 'One location' },
  ]);
  expect(filterWords({ tags: ['gone', 'former'] }, names)).toEqual([{ name: 'tags', label: 'Work', text: '2 tags' }]);
});

test('a suggested name can be stored', () => {
  expect(suggestedName(filterWords({ q: 'shop', province: 'Gauteng' }, names))).toBe('shop, Gauteng');
  expect(suggestedName([])).toBe('All jobs');
  expect(suggestedName(filterWords({ q: 'a'.repeat(200) }, names))).toHaveLength(60);
});
