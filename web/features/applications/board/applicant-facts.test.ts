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

test('confirmed tags are facts: the work, languages and papers', () => {
  const rep = {
    tags: [
      { id: 'sampling', kind: 'work', label: 'sampling and tastings' },
      { id: 'zulu', kind: 'language', label: 'isiZulu' },
      { id: 'dairy', kind: 'goods', label: 'dairy' },
      { id: 'licence', kind: 'paper', label: 'driver’s licence' },
    ],
  } as ReceivedApplication['rep'];
  const factOf = (name: string) => applicantFacts.find(({ term }) => term === name)?.of(rep);
  expect(factOf('What they do')).toBe('Sampling and tastings, Dairy');
  expect(factOf('Languages')).toBe('isiZulu');
  expect(factOf('Licences and transport')).toBe('Driver’s licence');
  const bare = { ...rep, tags: [] };
  for (const name of ['What they do', 'Languages', 'Licences and transport'])
    expect(applicantFacts.find(({ term }) => term === name)?.of(bare)).toBeNull();
});
