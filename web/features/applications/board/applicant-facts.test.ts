import { expect, test } from 'vitest';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicantFacts } from './applicant-facts.ts';

const industry = (rep: Partial<ReceivedApplication['rep']>) =>
  applicantFacts.find(({ term }) => term === 'Industry')?.of(rep as ReceivedApplication['rep']);

test('of two industries the narrower one is shown, unless the profile names another', () => {
  expect(industry({ industry: 'technology', preferredIndustry: 'Technology' })).toBe('Technology');
  expect(industry({ industry: 'technology', preferredIndustry: 'Retail' })).toBe('Technology');
  expect(industry({ industry: 'retail', preferredIndustry: 'FMCG' })).toBe('FMCG');
  expect(industry({ industry: null, preferredIndustry: null })).toBeNull();
});
