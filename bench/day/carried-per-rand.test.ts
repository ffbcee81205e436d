import { expect, test } from 'vitest';
import { carriedPerHundredRand, readHostingPrices } from './carried-per-rand.ts';

const machine = { name: 'a machine', source: 'a quotation', readOn: '2026-12-01', centsPerMonth: 50_000 };

test('carried-per-rand: a machine at R500 that carries 60 a second carries 12 for each R100', () => {
  expect(carriedPerHundredRand({ ...machine, kneePerSecond: 60 })).toBe(12);
});

test('carried-per-rand: a machine that was not measured carries an unknown load', () => {
  expect(carriedPerHundredRand({ ...machine, kneePerSecond: null })).toBeNull();
});

test('carried-per-rand: the prices in the repository can be read', async () => {
  await expect(readHostingPrices()).resolves.toBeInstanceOf(Array);
});
