import { expect, test } from 'vitest';
import { industryIcons } from '#server/app/reference/industries.ts';
import { branchOf, preferredIndustryOf } from './preferred-industry.ts';

test.each([
  [null, null, null],
  ['retail', null, 'Retail'],
  [null, 'FMCG', 'FMCG'],
  ['retail', 'FMCG', 'FMCG'],
  ['technology', 'FMCG', 'Technology'],
  ['retail', 'Retail', 'Retail'],
  ['other', 'Beekeeping', 'Beekeeping'],
] as const)('%s and %s are %s', (industry, preferredIndustry, expected) => {
  expect(preferredIndustryOf({ industry, preferredIndustry })).toBe(expected);
});

test('every industry of the catalogue is itself within its own branch', () => {
  for (const preferredIndustry of Object.keys(industryIcons)) {
    const industry = branchOf(preferredIndustry);
    expect(preferredIndustryOf({ industry, preferredIndustry })).toBe(preferredIndustry);
  }
});
