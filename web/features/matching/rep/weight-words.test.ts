import { expect, test } from 'vitest';
import type { MatchingInWords, Strength } from '#contract/matching/choices.ts';
import { weighedOf, weightlessOf } from './weight-words.ts';

const feature = (title: string, part: 'work' | 'gate', strength: Strength) => ({ name: title, title, part, strength });

const groups: MatchingInWords['groups'] = [
  {
    name: 'meaning',
    title: 'What’s sold',
    features: [feature('Where it’s sold', 'work', 'little'), feature('What’s sold', 'work', 'most')],
  },
  {
    name: 'structure',
    title: 'Place and pay',
    features: [
      feature('Pay', 'gate', 'much'),
      feature('Distance', 'gate', 'most'),
      feature('Industry', 'work', 'some'),
      feature('Courses', 'gate', 'none'),
    ],
  },
];

const wordsOf = (part: 'work' | 'gate') => weighedOf(groups, part).map(({ title, words }) => `${title}: ${words}`);

test('what counts is in words, the strongest first', () => {
  expect(wordsOf('work')).toEqual([
    'What’s sold: Counts most',
    'Industry: Counts somewhat',
    'Where it’s sold: Counts a little',
  ]);
  expect(wordsOf('gate')).toEqual(['Distance: Counts most', 'Pay: Counts a lot']);
});

test('a factor that does not count is listed as such', () => {
  expect(weightlessOf(groups)).toEqual(['Courses']);
});
