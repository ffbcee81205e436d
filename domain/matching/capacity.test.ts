import { expect, test } from 'vitest';
import { assignmentRules, inNeed, needOf, placesFor, roomLeft } from './capacity.ts';

test('several are proposed for each position, but never too many to review', () => {
  expect([1, 2, 5, 500].map(placesFor)).toEqual([6, 8, 20, 30]);
});

test('the fewer wait for each free place, the more priority a job has', () => {
  expect([0, 5, 10, 500].map((waiting) => roomLeft(waiting, 1))).toEqual([1, 0.925, 0.85, 0.85]);
  expect(roomLeft(10, 2)).toBeGreaterThan(roomLeft(10, 1));
  expect(roomLeft(10, 0)).toBe(0.85);
});

test('a job is in need until as many applied as it has places', () => {
  expect([0, 3, 6, 40].map((applicants) => needOf({ places: 6, applicants }))).toEqual([1, 0.5, 0, 0]);
  expect(needOf({ places: 0, applicants: 0 })).toBe(0);
});

test('a poor fit does not come first for want of applicants', () => {
  expect(inNeed(0.8, 0, assignmentRules)).toBe(0.8);
  expect(inNeed(0.75, 1, assignmentRules)).toBeGreaterThan(0.8);
  expect(inNeed(0.1, 1, assignmentRules)).toBeLessThan(0.2);
});
