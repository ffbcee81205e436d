import { describe, expect, test } from 'vitest';
import { jobIndustries } from '#contract/catalogue/options.ts';
import { jobCategories, jobExperience } from '#contract/jobs/options.ts';
import { businessIndustries, repIndustries } from '#contract/profiles/options.ts';
import { industryIcons } from '#server/app/reference/industries.ts';
import { categoryIndustries, experienceOptions, industriesContaining, wantedTerms } from './job-filters.ts';

describe('experience', () => {
  test('entry, mid and senior share out every level of a job, each once', () => {
    expect(experienceOptions).toEqual({
      entry: ['Entry Level'],
      mid: ['1-2 years', '3-5 years'],
      senior: ['5+ years'],
    });
    expect(Object.values(experienceOptions).flat()).toEqual(jobExperience);
  });
});

describe('industry', () => {
  test('contains the text, ignoring case', () => {
    expect(industriesContaining('tech')).toEqual(['Technology']);
    expect(industriesContaining('RE')).toEqual(['Healthcare', 'Retail', 'Real Estate']);
    expect(industriesContaining('mining')).toEqual([]);
  });
  test('an industry of profiles only maps to the one that its jobs are listed under', () => {
    expect(industriesContaining('FMCG')).toEqual(['Retail']);
    expect(industriesContaining('telecom')).toEqual(['Technology']);
    expect(industriesContaining('real-estate')).toEqual(['Real Estate']);
    const ofProfiles = [...repIndustries, ...businessIndustries].flatMap(({ value, label }) => [value, label]);
    for (const name of [...Object.keys(industryIcons), ...ofProfiles])
      expect(industriesContaining(name), name).toHaveLength(1);
  });
  test('a whole name means that industry alone', () => {
    expect(industriesContaining('retail')).toEqual(['Retail']);
    for (const industry of jobIndustries) expect(industriesContaining(industry)).toEqual([industry]);
  });
});

describe('wanted terms', () => {
  const today = '2026-11-27';
  test('no filter allows anything', () => {
    expect(wantedTerms({}, today)).toEqual({
      industries: null,
      experience: null,
      minimumRateCents: null,
      duration: null,
      jobType: null,
      toBusinesses: false,
      days: null,
      coursesMet: false,
      tags: {},
    });
  });
  test('a category and an industry hold together', () => {
    expect(wantedTerms({ category: 'Retail', industry: 're' }, today).industries).toEqual(['Retail']);
    expect(wantedTerms({ category: 'Retail', industry: 'Finance' }, today).industries).toEqual([]);
  });
  test('B2B Sales is matched by the words of a job, in every industry', () => {
    expect(wantedTerms({ category: 'B2B Sales' }, today)).toMatchObject({ industries: null, toBusinesses: true });
    expect(jobCategories.filter((category) => categoryIndustries[category] === null)).toEqual(['B2B Sales']);
  });
  test('tags are wanted by kind, and one that is no longer a tag finds old jobs', () => {
    expect(wantedTerms({ tags: ['beer', 'zulu', 'wine', 'gone'] }, today).tags).toEqual({
      goods: ['beer', 'wine'],
      language: ['zulu'],
      work: ['gone'],
    });
  });
  test('a minimum of zero is no minimum: jobs without an hourly rate stay', () => {
    expect(wantedTerms({ minimumRateCents: 0 }, today).minimumRateCents).toBeNull();
  });
});
