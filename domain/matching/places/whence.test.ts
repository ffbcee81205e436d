import { expect, test } from 'vitest';
import type { MatchPlace, RepToMatch } from '../described.ts';
import { whenceOf } from './whence.ts';

const cradock = { name: 'Cradock', province: 'Eastern Cape', point: { latitude: -32.16, longitude: 25.62 } };
const witbank = { name: 'Emalahleni', province: 'Mpumalanga', point: { latitude: -25.87, longitude: 29.23 } };

const provinceOf = (home: MatchPlace) => {
  const unsaid = { preferred: null, industry: null, preferredIndustry: null, experience: null, availability: null };
  const rep: RepToMatch = {
    ...{ ...unsaid, id: 'rep', home, hourlyRateCents: null, skills: [], certificates: [] },
    ...{ description: 'I could stay in Middelburg.', tags: null, refuses: null, behaviour: null, joinedDaysAgo: null },
  };
  return whenceOf(rep).places?.map(({ province }) => province);
};

test('of two towns with one name the nearer to home counts', () => {
  expect(provinceOf(cradock)).toEqual(['Eastern Cape']);
  expect(provinceOf(witbank)).toEqual(['Mpumalanga']);
});
