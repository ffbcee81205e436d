import { expect, test } from 'vitest';
import { durban, monthJob, nearRep, poorRecord, soweto } from '#test/support/pair-to-match.ts';
import { compare } from './compare.ts';
import { makeCorpus, noCorpus } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { figureJob, figureRep, termsOfJob, termsOfRep } from './figures.ts';
import { prior, score, scoreOfProfile, without } from './model.ts';

const job: JobToMatch = {
  ...monthJob,
  title: 'In-store promoter for yoghurt',
  description: 'Hand out samples in supermarkets and talk to shoppers.',
  requiredSkills: 'Sampling, isiZulu',
};

const rep: RepToMatch = {
  ...nearRep,
  industry: 'retail',
  skills: ['Sampling', 'In-store promotions'],
  description: 'I have promoted yoghurt and juice in supermarkets.',
};

const corpus = makeCorpus([termsOfJob(job), termsOfRep(rep)]);

function scoreOf(change: Partial<RepToMatch>, changeOfJob: Partial<JobToMatch> = {}): number {
  const values = compare(figureJob({ ...job, ...changeOfJob }, corpus), figureRep({ ...rep, ...change }, corpus));
  return score(prior, values);
}

const whole = scoreOf({});

test('everything in a score is between 0 and 1', () => {
  expect(whole).toBeGreaterThan(0.3);
  expect(whole).toBeLessThanOrEqual(1);
  expect(scoreOf({ skills: [], description: null, industry: null })).toBeGreaterThanOrEqual(0);
});

test('each mismatch lowers the score', () => {
  expect(scoreOf({ home: durban })).toBeLessThan(whole / 3);
  expect(scoreOf({ experience: 'entry' })).toBeLessThan(whole);
  expect(scoreOf({ hourlyRateCents: 9_000 })).toBeLessThan(whole);
  expect(scoreOf({ skills: ['Tractor repairs'], description: 'I mend tractors.' })).toBeLessThan(whole);
  expect(scoreOf({ industry: 'finance' })).toBeLessThan(whole);
  expect(scoreOf({}, { askedCourses: ['Sampling safely'] })).toBeLessThan(whole);
});

test('where one course is enough, a rep who passed one lacks none', () => {
  const certificates = ['Sampling safely'];
  const askedCourses = ['Sampling safely', 'Selling SIM cards'];
  const withAll = scoreOf({ certificates: askedCourses }, { askedCourses });
  expect(scoreOf({ certificates }, { askedCourses })).toBeLessThan(withAll);
  expect(scoreOf({ certificates }, { askedCourses, anyCourse: true })).toBe(withAll);
  expect(scoreOf({}, { askedCourses, anyCourse: true })).toBeLessThan(withAll);
});

test('a preferred work area counts like home', () => {
  expect(scoreOf({ home: durban, preferred: soweto })).toBe(whole);
});

test('a rep who opted out of ranking by reliability is ranked as if there were none', () => {
  expect(scoreOf({ record: poorRecord })).toBeLessThan(whole);
  expect(scoreOf({ record: null })).toBe(whole);
});

test('reliability ranks a rep, and leaves none out', () => {
  const values = compare(figureJob(job, corpus), figureRep({ ...rep, record: poorRecord }, corpus));
  expect(score(prior, values)).toBeLessThan(whole);
  expect(scoreOfProfile(prior, values)).toBe(whole);
});

test("without a group its features don't count", () => {
  const values = compare(figureJob(job, corpus), figureRep({ ...rep, record: poorRecord }, corpus));
  expect(score(without(prior, 'behaviour'), values)).toBe(whole);
});

test('a bonus is not asked for', () => {
  const bonus = { ...job, requiredSkills: 'Sampling, own transport is a bonus' };
  expect(compare(figureJob(bonus, corpus), figureRep(rep, corpus)).transport).toBeNull();
});

test('before there are any texts, all words weigh the same', () => {
  const values = compare(figureJob(job, noCorpus), figureRep(rep, noCorpus));
  expect(values.wordsAsked).toBeGreaterThan(0);
  expect(score(prior, values)).toBeGreaterThan(0.3);
});

test("a person's characteristics never count, even if the job asks for them and the profile names them", () => {
  const asking = figureJob(
    {
      ...job,
      description: `${job.description} Young females, ladies only, no older men, 18 to 35. Dames, amantombazane.`,
    },
    corpus,
  );
  const saying = (said: string) =>
    compare(asking, figureRep({ ...rep, description: `${rep.description} I am a ${said}.` }, corpus));
  expect(saying('young female lady')).toEqual(saying('male gentleman'));
  expect(saying('35')).toEqual(saying('63'));
  expect(saying('dames')).toEqual(saying('mans'));
  expect(saying('amantombazane')).toEqual(saying('amadoda'));
});

test('refusing the main work is no match, and never having done it may be one', () => {
  const yoghurt = (description: string) => scoreOf({ skills: ['In-store promotions'], description });
  expect(yoghurt('Supermarkets, no yoghurt please.')).toBeLessThan(yoghurt('Supermarkets. I never did yoghurt.'));
});

test('a small part of a job can be left to others', () => {
  const practice = (title: string) => {
    const figure = figureJob({ ...job, title, description: 'Yoghurt and cheese. Some flyers.' }, corpus);
    return compare(figure, figureRep({ ...rep, description: `${rep.description} No flyers.` }, corpus)).practice;
  };
  expect(practice('Flyers')).toBe(0);
  expect(practice('Sampling of yoghurt in stores')).toBeGreaterThan(0);
});

test('a rep who would move there, or has a bed there, is in reach', () => {
  const far = (description: string) => scoreOf({ home: durban, description: `${rep.description} ${description}` });
  const nowhere = far('');
  expect(far('My sister stays in Soweto, I can come.')).toBeGreaterThan(nowhere * 3);
  expect(far('I sleep where the work is.')).toBeGreaterThan(nowhere * 3);
  expect(far('I moved back from Soweto.')).toBeLessThan(far('My sister stays in Soweto, I can come.'));
  expect(far('I will not work in Soweto.')).toBeCloseTo(nowhere, 1);
  expect(far('I sold yoghurt in Soweto.')).toBeLessThan(nowhere * 2);
});

test('a rep who names only products is presumed to sell them the usual way, unless they do other work', () => {
  const asked = {
    title: 'Funeral policy agent',
    description: 'Advise families on burial cover.',
    requiredSkills: null,
  };
  const [sells, digs] = [['Funeral cover'], ['Funeral cover', 'Security guard']];
  const selling = (skills: string[]) => {
    const figure = figureRep({ ...rep, skills, description: null, industry: null }, corpus);
    return compare(figureJob({ ...job, ...asked }, corpus), figure).selling ?? 0;
  };
  expect(selling(sells)).toBeGreaterThan(selling(digs));
});

test('hours and places that a rep rules out count against it, and against no other job', () => {
  const late = { description: 'Hand out samples from 18:00 to 23:00.' };
  const says = (description: string, ofJob = {}) =>
    scoreOf({ description: `${rep.description} ${description}` }, ofJob);
  expect(says('I do not work evenings.', late)).toBeLessThan(says('', late) / 1.3);
  expect(says('I do not work evenings.')).toBeGreaterThan(says('') * 0.95);
  expect(says('From my home office only.')).toBeLessThan(says('') * 0.9);
  const atHome = { description: 'You work from home.' };
  expect(says('From my home office only.', atHome)).toBeGreaterThan(says('', atHome) * 0.9);
  expect(says('Desk please.')).toBeLessThan(says('') * 0.9);
  const phones = { title: 'Telesales agent for yoghurt', description: 'Outbound calls from our call centre.' };
  expect(says('Desk please.', phones)).toBeGreaterThan(says('', phones) * 0.9);
});

test('an hourly rate counts less when derived from the whole', () => {
  const asking = { hourlyRateCents: 7_000 };
  const whole = { hourlyRateCents: null, compensationCents: 865_000, jobType: 'Contract' };
  expect(scoreOf(asking, whole)).toBeGreaterThan(scoreOf(asking, { hourlyRateCents: 5_000 }) * 1.1);
  expect(scoreOf({ hourlyRateCents: 20_000 }, whole)).toBeLessThan(scoreOf(asking, whole) / 1.3);
});

test('leaving out transport counts less than denying it', () => {
  const driving = { description: `${job.description} You need your own car.` };
  const says = (description: string) => scoreOf({ description: `${rep.description} ${description}` }, driving);
  expect(says('I have my own car.')).toBeGreaterThan(says('') * 1.1);
  expect(says('')).toBeGreaterThan(says('No car.') * 1.2);
});

test('an optional language is not required', () => {
  const asks = (requiredSkills: string) =>
    compare(figureJob({ ...job, requiredSkills }, corpus), figureRep(rep, corpus));
  expect(asks('Sampling, isiZulu helps').languages).toBeNull();
  expect(asks('Sampling, isiZulu').languages).not.toBeNull();
});

test('a lower rate than offered costs nothing', () => {
  expect(scoreOf({ hourlyRateCents: 2_500 })).toBe(scoreOf({ hourlyRateCents: 5_000 }));
});

test('commission-only work is worse for a rep who wants a salary, and no worse for others', () => {
  const alone = { jobType: 'Commission Only', hourlyRateCents: null };
  const says = (description: string, ofJob = {}) =>
    scoreOf({ description: `${rep.description} ${description}` }, ofJob);
  expect(says('I need a fixed salary.', alone)).toBeLessThan(says('Commission is fine.', alone) * 0.7);
  expect(says('I need a fixed salary.')).toBeGreaterThan(says('Commission is fine.') * 0.9);
});

test('a rep who wants to sit is not asked to walk, and one who does not drive has no car', () => {
  const says = (description: string, ofJob = {}) =>
    scoreOf({ description: `${rep.description} ${description}` }, ofJob);
  expect(says('No walking jobs please.')).toBeLessThan(says('') * 0.9);
  const phones = { title: 'Telesales agent for yoghurt', description: 'Outbound calls from our call centre.' };
  expect(says('No walking jobs please.', phones)).toBeGreaterThan(says('', phones) * 0.9);
  const driving = { description: `${job.description} Own car is a must.` };
  expect(says("I don't drive.", driving)).toBeLessThan(says('', driving) * 0.9);
});

test('a student is required where the job says so, and not where students are the buyers', () => {
  const fits = (ofJob: Partial<JobToMatch>, description: string) =>
    compare(figureJob({ ...job, ...ofJob }, corpus), figureRep({ ...rep, description }, corpus)).certificates;
  const campus = { description: 'You must be a registered student.' };
  expect(fits(campus, 'Second year at CUT.')).toBe(1);
  expect(fits(campus, 'Graduated, so no longer a student.')).toBeLessThan(1);
  expect(fits({ description: 'Sell to students and nurses. Registered students welcome.' }, 'I sell.')).toBeNull();
});

test('a car implies the licence, and a document the rep denies having is missing', () => {
  const fits = (description: string, ofRep: Partial<RepToMatch>) =>
    compare(figureJob({ ...job, description }, corpus), figureRep({ ...rep, ...ofRep }, corpus));
  expect(fits("Driver's licence needed.", { skills: ['Own car'] }).transport).toBe(1);
  const matric = (description: string) => fits('Matric needed.', { description }).certificates;
  expect(matric('I have no matric.')).toBe(0);
  expect(matric('I like yoghurt.')).toBeGreaterThan(0.5);
});

test('knowing the goods is nearly having sold them, and never having sold is less', () => {
  const practice = (skills: string[], description: string) =>
    compare(figureJob(job, corpus), figureRep({ ...rep, industry: null, skills, description }, corpus)).practice ?? 0;
  expect(practice(['Yoghurt'], 'Friendly.')).toBeGreaterThan(practice([], 'Friendly.'));
  expect(practice(['Yoghurt'], 'I never did selling.')).toBeLessThan(practice(['Yoghurt'], 'Friendly.'));
});

test('a language spoken a little counts less than a fluent one', () => {
  const speaks = (skill: string) =>
    compare(figureJob(job, corpus), figureRep({ ...rep, skills: [skill] }, corpus)).languages ?? 0;
  expect(speaks('a bit of isiZulu')).toBeLessThan(speaks('isiZulu'));
});

test('a rep on notice counts as such, and one who says they are free now as free', () => {
  const says = (description: string) => scoreOf({ description: `${rep.description} ${description}` });
  expect(says('On notice.')).toBeLessThan(says('On notice. Available immediately.') * 0.9);
});
