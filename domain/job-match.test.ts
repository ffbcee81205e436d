import { describe, expect, test } from 'vitest';
import { type Candidate, jobIndustries, matchJob, type Preferences, recommend } from './job-match.ts';

const durban = { id: 'd', name: 'Durban', province: 'KwaZulu-Natal' };
const rep: Preferences = {
  place: durban,
  industries: ['Retail'],
  skills: ['Cold calling', 'Stock counting'],
  hourlyRateCents: 6_000,
  experience: 'mid',
};
const job: Candidate = {
  km: 0,
  location: durban,
  industry: 'Retail',
  hourlyRateCents: 7_500,
  experienceRequired: '3-5 years',
  title: 'Promoter',
  requiredSkills: 'Cold calling, patience',
  createdAt: new Date('2026-01-01'),
};
const reasons = (rep_: Preferences, job_: Candidate) => matchJob(rep_, job_).reasons;

describe('the reasons', () => {
  test('name everything that fits, the weightiest first', () => {
    expect(reasons(rep, job)).toEqual([
      'In Durban',
      'Your industry',
      'Above your rate',
      'Asks for Cold calling',
      'Your level of experience',
    ]);
  });
  test('of the place: the town, the province, the country, or none', () => {
    const placed = { ...rep, industries: [], skills: [], hourlyRateCents: null, experience: null };
    const at = (location: Candidate['location'], km: number | null) => reasons(placed, { ...job, location, km });
    expect(at({ id: 'u', name: 'Umhlanga', province: 'KwaZulu-Natal' }, 17)).toEqual(['In Umhlanga, near you']);
    expect(at({ id: 'l', name: 'Ladysmith', province: 'KwaZulu-Natal' }, 190)).toEqual(['In KwaZulu-Natal']);
    expect(at({ id: 'n', name: 'National', province: 'National' }, null)).toEqual(['Anywhere in the country']);
    expect(at({ id: 'c', name: 'Cape Town', province: 'Western Cape' }, 1270)).toEqual([]);
  });
  test('say nothing of a rate below, of none, or of one that nobody asked for', () => {
    expect(reasons(rep, { ...job, hourlyRateCents: 5_999 }).join()).not.toContain('rate');
    expect(reasons(rep, { ...job, hourlyRateCents: null }).join()).not.toContain('rate');
    expect(reasons({ ...rep, hourlyRateCents: null }, job).join()).not.toContain('rate');
    expect(reasons(rep, { ...job, hourlyRateCents: 6_000 })).toContain('At your rate');
  });
  test('a skill is asked for when all its words are', () => {
    expect(reasons(rep, { ...job, requiredSkills: 'Calling customers' }).join()).not.toContain('Asks for');
  });
  test('an unknown profile has none', () => {
    const unknown = { place: null, industries: [], skills: [], hourlyRateCents: null, experience: null };
    expect(matchJob(unknown, job)).toEqual({ band: 0, score: 0, reasons: [] });
  });
});

describe('recommending', () => {
  test('what is near comes before what is far, however well that fits; within a band the fit decides', () => {
    const at = (title: string, km: number | null, changes: Partial<Candidate> = {}) => ({
      ...job,
      title,
      km,
      ...changes,
    });
    const poor = { industry: 'Finance', requiredSkills: null, location: { ...durban, id: 'x' } };
    const jobs = [
      at('far', 1_270),
      at('a night', 240, poor),
      at('near', 50, poor),
      at('nearer, fits', 10),
      at('any', null),
    ];
    const order = recommend(rep, jobs, 5).map(({ job: { title } }) => title);
    expect(order).toEqual(['nearer, fits', 'any', 'near', 'a night', 'far']);
  });
  test('where nobody knows the place of the rep, distance decides nothing', () => {
    const jobs = [
      { ...job, title: 'far', km: null },
      { ...job, title: 'worse', km: null, industry: 'Finance' },
    ];
    expect(recommend({ ...rep, place: null }, jobs, 2).map(({ job: { title } }) => title)).toEqual(['far', 'worse']);
  });
  const junior: Preferences = { ...rep, experience: 'entry' };
  test('more experience than the rep has counts against a job', () => {
    expect(matchJob(junior, job).score).toBeLessThan(
      matchJob(junior, { ...job, experienceRequired: 'Entry Level' }).score,
    );
  });
  test('gives the best few, equals by how new they are, and nothing that does not fit', () => {
    const newer = { ...job, createdAt: new Date('2026-01-02') };
    const elsewhere = { ...job, km: 1270, location: { id: 'c', name: 'Cape Town', province: 'Western Cape' } };
    const nothing: Candidate = {
      ...elsewhere,
      industry: 'Other',
      hourlyRateCents: null,
      requiredSkills: null,
      experienceRequired: '5+ years',
    };
    const chosen = recommend(rep, [nothing, elsewhere, job, newer], 3);
    expect(chosen.map((one) => one.job)).toEqual([newer, job, elsewhere]);
    expect(recommend(rep, [nothing], 3)).toEqual([]);
  });
});

test('industries of profiles are read as those of jobs, each once', () => {
  expect(jobIndustries(['retail', 'FMCG', 'Financial Services', 'Education', null, 'other'])).toEqual([
    'Retail',
    'Finance',
  ]);
});
