import { expect, test } from 'vitest';
import { vatShare } from './vat.ts';

test('a price contains fifteen parts of a hundred and fifteen, to the cent', () => {
  expect([19_900n, 29_900n, 12_500n, 1n, 0n].map(vatShare)).toEqual([2596n, 3900n, 1630n, 0n, 0n]);
});
