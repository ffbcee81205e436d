import { expect, test } from 'vitest';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { explain } from '#test/support/explain-pair.ts';
import type { Audience } from './explain-match.ts';

test('an industry that counts for a rep says how it is theirs', () => {
  const of = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) =>
    (['rep', 'business'] as const).map((audience) => {
      const { good, against } = explain(ofJob, ofRep, audience);
      const ofIndustry = (words: string[]) => words.filter((one) => /ndustry|Retail/.test(one));
      return { good: ofIndustry(good), against: ofIndustry(against) };
    });
  expect(of({}, { industry: 'retail', preferredIndustry: 'Beauty & Cosmetics' })).toEqual([
    { good: ['In Retail, as in your profile'], against: [] },
    { good: ['In Retail, as in their profile'], against: [] },
  ]);
  expect(of({}, { preferredIndustry: 'FMCG' })).toEqual([
    { good: ['In Retail, close to your industry, FMCG'], against: [] },
    { good: ['Their industry, FMCG, is close to Retail'], against: [] },
  ]);
  const none = { good: [], against: [] };
  expect(of({}, { preferredIndustry: 'Beauty & Cosmetics' })).toEqual([none, none]);
  // The branch of the profile differs from the industry chosen at sign-up.
  expect(of({}, { industry: 'finance', preferredIndustry: 'FMCG' })).toEqual([none, none]);
  // A fabric shop is retail too.
  expect(of({ title: 'Fabric shop assistant', tags: ['textiles'] }, { preferredIndustry: 'FMCG' })).toEqual([
    none,
    none,
  ]);
  expect(of({}, { preferredIndustry: 'Beekeeping' })).toEqual([none, none]);
  expect(of({ industry: 'Technology' }, { preferredIndustry: 'Insurance' })[0]?.against).toEqual([
    'In Technology. Your industry: Insurance',
  ]);
});

test('work that isn’t confirmed is named, unless a reason for the rep names it', () => {
  const asked = { tags: ['exhibition', 'leads', 'alarms'], experienceRequired: '1-2 years', requiredSkills: null };
  const other = { skills: ['Welding'], description: 'I weld.', tags: [] };
  const against = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>, audience?: Audience) =>
    explain({ title: 'Crew', description: 'We need you.', ...ofJob }, { ...other, ...ofRep }, audience).against;
  expect(against(asked, {})).toContain(
    'Not on the profile: exhibitions and stands; lead generation; and security systems',
  );
  expect(against(asked, {}, 'rep')).toContain(
    'Not on your profile: exhibitions and stands; lead generation; and security systems',
  );
  const skilled = { skills: ['Welding', 'Brand ambassador'] };
  expect(against({ ...asked, requiredSkills: 'Brand ambassador at trade shows' }, skilled)).toContain(
    'Not on the profile: lead generation and security systems',
  );
  const untagged = { tags: null, experienceRequired: '1-2 years' };
  expect(against(untagged, {})).toContain('Ask about their experience of this work');
  expect(against(untagged, {}, 'rep')).toContain('Describe your experience of this work when you apply');
});

test('work that is near to what a rep did is not missing', () => {
  const asked = { title: 'Crew', description: 'We need you.', experienceRequired: '1-2 years', requiredSkills: null };
  const of = (tags: string[]) =>
    explain({ ...asked, tags }, { skills: ['Welding'], description: 'I weld.', tags: ['counter'] }).against.join();
  expect(of(['service', 'alarms', 'b2b'])).toContain('Not on the profile: security systems and selling to businesses');
});

test('travel is asked for in natural words', () => {
  expect(explain({ tags: ['travelling'] }, { tags: ['travelling'] }, 'rep').good).toContain(
    'Asks for travel away from home, on your profile',
  );
});
