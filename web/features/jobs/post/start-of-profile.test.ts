import { expect, test } from 'vitest';
import { businessIndustries } from '#contract/profiles/options.ts';
import { blankJob } from './job-form-values.ts';
import { startOfProfile } from './start-of-profile.ts';

const nothing = { industry: null, primaryIndustry: null, primaryLocation: null };

test('a job starts with the industry and town of its business', () => {
  const primaryLocation = { id: 'durban', name: 'Durban', province: 'KwaZulu-Natal' as const };
  expect(startOfProfile({ ...nothing, industry: 'fmcg', primaryLocation })).toMatchObject({
    ...{ industry: 'Retail', locationId: 'durban', jobType: 'Contract', title: '' },
  });
  const primaryIndustry = { id: 'solar', name: 'Energy & Solar' };
  expect(startOfProfile({ ...nothing, primaryIndustry }).industry).toBe('Other');
  expect(startOfProfile(nothing)).toEqual(blankJob);
  expect(startOfProfile(undefined)).toEqual(blankJob);
});

test('every business industry maps to a job industry', () => {
  for (const { value } of businessIndustries)
    expect(startOfProfile({ ...nothing, industry: value }).industry).not.toBeNull();
});
