import { expect, test } from 'vitest';
import { plainRep } from '#test/support/pair-to-match.ts';
import type { MatchPlace } from '../described.ts';
import { whenceOf } from './whence.ts';

const cradock = { name: 'Cradock', province: 'Eastern Cape', point: { latitude: -32.16, longitude: 25.62 } };
const witbank = { name: 'Emalahleni', province: 'Mpumalanga', point: { latitude: -25.87, longitude: 29.23 } };

const provinceOf = (home: MatchPlace) => {
  const rep = { ...plainRep, home, description: 'I could stay in Middelburg.' };
  return whenceOf(rep).places?.map(({ province }) => province);
};

test('of two towns with one name the nearer to home counts', () => {
  expect(provinceOf(cradock)).toEqual(['Eastern Cape']);
  expect(provinceOf(witbank)).toEqual(['Mpumalanga']);
});
