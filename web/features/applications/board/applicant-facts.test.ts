import { expect, test } from 'vitest';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicantFacts } from './applicant-facts.ts';

const industry = (rep: Partial<ReceivedApplication['rep']>) =>
  applicantFacts.find(({ term }) => term === 'Industry')?.of(rep as ReceivedApplication['rep']);

test('an industry that a rep names twice is read once', () => {
  expect(industry({ industry: 'technology', preferredIndustry: 'Technology' })).toBe('Technology');
  expect(industry({ industry: 'technology', preferredIndustry: 'Retail' })).toBe('Technology · Retail');
  expect(industry({ industry: null, preferredIndustry: null })).toBeNull();
});
