import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Thabo Mokoena', ' thabo   MOKOENA '],
  ['Anneke van der Merwe', 'Anneke Van der Merwe'],
  ['Mukondeleli Ṋemuḓivhiso', 'Mukondeleli Nemudivhiso'],
  ['André Le Roux', 'Andre\u0301 le-Roux'],
])('%s is %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Thabo Mokoena', 'Thabo'],
  ['Thabo Mokoena', 'Thabo Mokwena'],
])('%s is not %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
