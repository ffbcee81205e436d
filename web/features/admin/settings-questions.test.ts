import { expect, test } from 'vitest';
import { questionsOf } from './settings-questions.ts';

const before = { repsPayNothing: false, gigsPaidHere: false, reviewMatches: true };
const titles = (after: typeof before, from = before) => questionsOf(from, after).map(({ title }) => title);

test('each change that many feel is asked about, and nothing else', () => {
  expect(titles(before)).toEqual([]);
  expect(titles({ ...before, repsPayNothing: true })).toEqual(['Charge reps nothing?']);
  expect(titles({ ...before, repsPayNothing: true, gigsPaidHere: true })).toEqual([
    'Charge reps nothing?',
    'Have gigs paid for here?',
  ]);
  expect(titles(before, { ...before, repsPayNothing: true, gigsPaidHere: true })).toEqual([
    'Charge reps again?',
    'No longer have gigs paid for here?',
  ]);
  expect(titles({ ...before, reviewMatches: false })).toEqual(['Suggest reps without a person looking?']);
  expect(titles(before, { ...before, reviewMatches: false })).toEqual([]);
});
