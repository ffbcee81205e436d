import { expect, test } from 'vitest';
import { surenessOf } from './sureness.ts';

test.each([
  ['I would like to sell software.', 'I sell software.'],
  ['Nog nie verkoop nie maar ken saad.', 'Verkoop saad.'],
  ['I once stood at an expo.', 'I stand at expos.'],
  ['Looking for work in solar', 'Work in solar'],
  ['I want to sell solar.', 'I want to keep selling solar.'],
])('%s is less certain than: %s', (wish, experience) => {
  expect(surenessOf(wish)).toBeLessThan(surenessOf(experience));
  expect(surenessOf(experience)).toBe(1);
});
