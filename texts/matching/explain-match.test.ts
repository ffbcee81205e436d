import { expect, test } from 'vitest';
import { compare } from '#domain/matching/compare.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { figureJob, figureRep } from '#domain/matching/figures.ts';
import { prior } from '#domain/matching/model.ts';
import { eastLondon, explain, job, pretoria, rep } from '#test/support/explain-pair.ts';
import { type Audience, briefReasons, explainMatch } from './explain-match.ts';

test('what both confirmed is a reason, and what neither did is none', () => {
  const tags = ['sampling', 'dairy'];
  expect(explain({ tags }, { tags }).good).toEqual(
    expect.arrayContaining(['On the profile: sampling and tastings', 'On the profile: dairy']),
  );
  expect(explain({ tags }, { tags }, 'rep').good).toContain('On your profile and in the job: dairy');
  const { good, against } = explain({}, {});
  expect([...good, ...against].join()).not.toMatch(/sampling|shoes|book|phone|promot/);
});

test('what only the business confirmed is quoted from the profile, or to be asked', () => {
  const { good, against, ask } = explain({ tags: ['sampling', 'hosting'] }, {});
  expect(good).toContain(
    'You ask for sampling and tastings. From the profile: “I did food sampling at Pick n Pay for two years.”',
  );
  expect(ask).toEqual(['hosting and welcoming']);
  expect([...good, ...against].join()).not.toContain('hosting');
  expect(explain({ tags: ['sampling', 'hosting'] }, {}, 'rep').good).toContain(
    'The job involves sampling and tastings. From your profile: “I did food sampling at Pick n Pay for two years.”',
  );
});

test('what only the rep confirmed is quoted from a job whose business was never asked', () => {
  const [tags, untagged] = [['in-store', 'shoes'], 'On the profile: promotions. Your job says: “'];
  const { good } = explain({}, { tags });
  expect(good).toContain(`${untagged}In-store promoter, launch weekend”`);
  expect(good.join()).not.toContain('shoes');
  expect(explain({ tags: ['hosting'] }, { tags }).good.join()).not.toContain('promotions');
});

test.each([
  'I want to do food sampling.',
  'I once did food sampling.',
  'I never did food sampling.',
  'Ask me about food sampling on 082 123 4567.',
  'Food sampling: thandi@example.com',
  'Food sampling, but no alcohol.',
  'Food sampling, not door to door.',
  'Food sampling, except on Sundays.',
  'Food sampling, and I won’t stand all day.',
  'Food sampling, and I prefer office work.',
  'Food sampling, for a basic salary please.',
  'Ek doen food sampling, maar nie aande nie.',
])('“%s” is not quoted', (description) => {
  const { good, ask } = explain({ tags: ['sampling'] }, { description });
  expect(good.join()).not.toContain('food sampling');
  expect(ask).toEqual(['sampling and tastings']);
});

test('a skill that rules something out is not quoted, and one that names two things is', () => {
  const of = (skill: string) => explain({ requiredSkills: 'Food sampling' }, { skills: [skill] }).good.join();
  for (const skill of ['Food sampling, except wine', 'Food sampling, no alcohol', 'Food sampling, home office only'])
    expect(of(skill)).not.toContain('skills');
  expect(of('Food sampling and demos')).toContain('In the rep’s skills: “Food sampling and demos”');
});

test('skills in the same words are quoted from both, and others are not mentioned', () => {
  const asked = 'Card machine, juggling, black shoes, no alcohol, young ladies';
  const skills = ['Card machine', 'Shoes', 'Alcohol', 'Ladies'];
  const { good, against } = explain({ requiredSkills: asked }, { skills });
  expect(good.filter((words) => words.startsWith('Asked for'))).toEqual([
    'Asked for: “Card machine”. In the rep’s skills: “Card machine”',
  ]);
  expect(against.join()).not.toContain('juggling');
  expect(explain({ title: 'Wine hosts' }, { skills: ['Hosting'] }, 'rep').good).toContain(
    'The job: “Wine hosts”. In your skills: “Hosting”',
  );
});

test('a language or paper that the business asks for is confirmed, quoted or not confirmed', () => {
  const tags = ['zulu', 'licence'];
  const of = (ofRep: Partial<RepToMatch>, audience?: Audience) => explain({ tags }, ofRep, audience);
  expect(of({ tags }).good).toContain('On the profile: isiZulu');
  expect(of({ tags }, 'rep').good).toContain('Asks for isiZulu, on your profile');
  expect(of({ tags: [] }).against).toContain('Not on the profile: isiZulu');
  expect(of({ tags: [] }, 'rep').against).toContain('Asks for isiZulu, which isn’t on your profile');
  expect(of({ description: 'I speak Zulu at home.' }).good).toContain(
    'You ask for isiZulu. From the profile: “I speak Zulu at home.”',
  );
  const either = { tags: ['zulu', 'sotho'], anyLanguage: true };
  expect(explain(either, { tags: ['sotho'] }).against.join()).not.toContain('isiZulu');
  expect(explain(either, { tags: ['sotho'] }).ask).toEqual([]);
  expect(explain(either, { tags: [] }).against).toContain('Not on the profile: isiZulu or Sesotho');
  const toRep = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) => explain(ofJob, ofRep, 'rep');
  expect(toRep(either, { tags: either.tags }).good).toContain('Asks for isiZulu or Sesotho, on your profile');
  expect(explain(either, { tags: either.tags }).good).toContain('On the profile: isiZulu and Sesotho');
  expect(toRep(either, { tags: ['sotho'] }).good).toContain('Asks for isiZulu or Sesotho. On your profile: Sesotho');
  expect(toRep(either, { description: 'I speak Zulu at home.' }).good).toContain(
    'Asks for isiZulu or Sesotho. From your profile: “I speak Zulu at home.”',
  );
  expect(toRep(either, { tags: [] }).against).toContain('Asks for isiZulu or Sesotho, which aren’t on your profile');
  expect(toRep({ ...either, anyLanguage: false }, { tags: [] }).against).toContain(
    'Asks for isiZulu and Sesotho, which aren’t on your profile',
  );
  expect(explain({ tags: ['english'] }, { tags: [] }).ask).toEqual([]);
  const besides = { tags: ['zulu', 'sotho', 'english'], anyLanguage: true };
  expect(toRep(besides, { tags: ['zulu', 'english'] }).good).toContain(
    'On your profile and in the job: isiZulu and English',
  );
  expect(toRep(besides, { tags: [] }).against).toContain('Not on your profile: isiZulu or Sesotho');
});

test('what a rep ruled out is said to both, as far as fields and tags tell', () => {
  expect(explain({ tags: ['doors'] }, { refuses: ['door-to-door'] }).against).toContain('Won’t sell door to door');
  expect(explain({ endsLate: true }, { refuses: ['nights'] }, 'rep').against).toContain(
    'You said you won’t work after 18:00',
  );
  expect(explain({ jobType: 'Commission Only' }, { refuses: ['commission-only'] }).against).toContain(
    'Won’t work for commission only',
  );
  expect(explain({ place: eastLondon }, { refuses: ['relocating'] }).against).toContain('Won’t move to another town');
  expect(explain({ place: pretoria }, { refuses: ['relocating'] }).against).not.toContain('Won’t move to another town');
  const wine = { title: 'Wine sales' };
  expect(explain(wine, { refuses: ['alcohol'] }).against).toContain('Won’t sell alcohol. Your job says: “Wine sales”');
  expect(explain(wine, { description: 'I never sell wine.' }).against.join()).not.toMatch(/alcohol|wine/i);
});

test('missing courses are said in the right number', () => {
  const askedCourses = ['Retail basics', 'Consumer law'];
  expect(explain({ askedCourses }, {}, 'rep').against).toContain('Requires the courses Retail basics and Consumer law');
  expect(explain({ askedCourses: ['Consumer law'] }, {}, 'rep').against).toContain('Requires the course Consumer law');
});

test('what the profile names in words that are not quoted is to be asked, and not said to be missing', () => {
  const tags = ['licence', 'hosting'];
  const { against, ask } = explain(
    { tags },
    { tags: [], description: 'Driver’s licence, 082 123 4567. I did hosting once.' },
  );
  expect(against.join()).not.toMatch(/licence|hosting/);
  expect(ask).toHaveLength(2);
});

test('evenings that only the words of a job name are quoted to a rep who ruled them out', () => {
  const evening = { description: 'Evening shifts until 21:00.' };
  expect(explain(evening, { refuses: ['nights'] }).against).toContain(
    'Won’t work after 18:00. Your job says: “Evening shifts until 21:00.”',
  );
});

test('required courses are passed or not', () => {
  const courses = { askedCourses: ['Retail basics', 'Consumer law'], anyCourse: true };
  expect(explain(courses, { certificates: ['Consumer law'] }).good).toContain('Passed Consumer law');
  expect(explain(courses, {}).against).toContain('Hasn’t passed Retail basics or Consumer law');
});

test('one reason of the work, one of place or time and one of the terms come first', () => {
  const tags = ['sampling', 'in-store', 'dairy'];
  const one = figureJob({ ...job, tags, hourlyRateCents: 5_000 }, noCorpus);
  const other = figureRep({ ...rep, tags, hourlyRateCents: 4_500, availability: 'flexible' }, noCorpus);
  const explained = explainMatch(prior, one, other, compare(one, other), 'business');
  const topics = explained.for.slice(0, 3).map(({ shown }) => shown.about);
  expect(topics.toSorted()).toEqual(['place', 'terms', 'work']);
  expect(briefReasons(explained)).toEqual(explained.for.slice(0, 2).map(({ words }) => words));
});

test('what this job and a rep share comes before times and levels that suit many', () => {
  const shares = { requiredSkills: 'Instagram', title: 'Crew', industry: 'Finance' };
  const { good } = explain(shares, { skills: ['Instagram'], availability: 'flexible', home: eastLondon });
  expect(good[0]).toBe('Asked for: “Instagram”. In the rep’s skills: “Instagram”');
  expect(good).toContain('Available at flexible times');
  const speaks = { tags: ['zulu'], home: eastLondon, availability: 'flexible' };
  expect(explain({ ...shares, tags: ['zulu'] }, speaks).good[0]).toBe('On the profile: isiZulu');
});

test('a required skill of several languages names the one that is missing', () => {
  const requiredSkills = 'Sepedi and English';
  const speaks = { skills: ['English'], tags: [] };
  expect(explain({ requiredSkills }, speaks).against).toContain(
    'Not on the profile: Sepedi. Your job says: “Sepedi and English”',
  );
  expect(explain({ requiredSkills }, speaks, 'rep').against).toContain(
    'Not on your profile: Sepedi. The job says: “Sepedi and English”',
  );
  expect(explain({ requiredSkills: 'isiZulu or Sepedi' }, { tags: ['venda'] }).against).toContain(
    'Not on the profile: isiZulu or Sepedi. Your job says: “isiZulu or Sepedi”',
  );
});
