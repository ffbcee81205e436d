import { expect, test } from 'vitest';
import { needOf, placesFor } from './capacity.ts';

test('several are proposed for each position, but never so many that nobody could look at them', () => {
  expect([1, 2, 5, 500].map(placesFor)).toEqual([6, 8, 20, 30]);
});

test('a job is in need until as many applied as it has places', () => {
  expect([0, 3, 6, 40].map((applicants) => needOf({ places: 6, applicants }))).toEqual([1, 0.5, 0, 0]);
  expect(needOf({ places: 0, applicants: 0 })).toBe(0);
});
