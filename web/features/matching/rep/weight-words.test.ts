import { expect, test } from 'vitest';
import type { MatchingInWords } from '#contract/matching/choices.ts';
import { lossesOf, sharesOf, weightlessOf } from './weight-words.ts';

const feature = (title: string, part: 'work' | 'gate', weight: number) => ({ name: title, title, part, weight });

const groups: MatchingInWords['groups'] = [
  {
    name: 'meaning',
    title: 'What’s sold',
    features: [feature('Where it’s sold', 'work', 10), feature('What’s sold', 'work', 30)],
  },
  {
    name: 'structure',
    title: 'Place and pay',
    features: [
      feature('Distance', 'gate', 85),
      feature('Industry', 'work', 0.2),
      feature('Pay', 'gate', 34.6),
      feature('Courses', 'gate', 0),
    ],
  },
];

test('the fit of the work is shared out, whatever the weights add up to', () => {
  expect(sharesOf(groups).map(({ title, words }) => `${title}: ${words}`)).toEqual([
    'What’s sold: 75%',
    'Where it’s sold: 25%',
    'Industry: under 1%',
  ]);
});

test('other mismatches are deducted', () => {
  expect(lossesOf(groups).map(({ title, words }) => `${title}: ${words}`)).toEqual([
    'Distance: up to 85%',
    'Pay: up to 35%',
  ]);
});

test('a factor without weight is listed as such', () => {
  expect(weightlessOf(groups)).toEqual(['Courses']);
});
