import { expect, test } from 'vitest';
import { splitWords, stem } from './words.ts';

test.each([
  ['promoter', 'promoters', 'promoting', 'promotion', 'promotions', 'promote', 'promoted'],
  ['merchandiser', 'merchandising', 'merchandise'],
  ['canvasser', 'canvassing', 'canvass'],
  ['demonstrator', 'demonstrators', 'demonstration', 'demonstrating'],
  ['seller', 'selling', 'sells'],
  ['stokvel', 'stokvels'],
  ['policy', 'policies'],
])('the forms of %s are one', (...forms) => {
  expect(new Set(forms.map(stem)).size).toBe(1);
});

test('different words stay different', () => {
  expect(stem('counter')).not.toBe(stem('count'));
  expect(stem('customer')).not.toBe(stem('custom'));
  expect(stem('flyer')).not.toBe(stem('fly'));
});

test("accents, signs and capitals don't make another word", () => {
  expect(splitWords("Café's STALL, door-to-door!")).toEqual(['cafe', 'stall', 'door', 'to', 'door']);
});
