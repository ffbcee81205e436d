import { expect, test } from 'vitest';
import { compare } from '#domain/matching/compare.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, MatchPlace, RepToMatch } from '#domain/matching/described.ts';
import { figureJob, figureRep } from '#domain/matching/figures.ts';
import { prior } from '#domain/matching/model.ts';
import { type Audience, briefReasons, explainMatch } from './explain-match.ts';

const soweto = { name: 'Soweto', province: 'Gauteng', point: { latitude: -26.2485, longitude: 27.854 } };
const eastLondon = { name: 'East London', province: 'Eastern Cape', point: { latitude: -33.0153, longitude: 27.9116 } };
const gauteng = { name: 'Gauteng', province: 'Gauteng', point: { latitude: -26, longitude: 28 } };
const pretoria = { name: 'Pretoria', province: 'Gauteng', point: { latitude: -25.7479, longitude: 28.2293 } };
const anywhere = { name: 'National', province: 'National', point: null };

const job: JobToMatch = {
  id: 'job',
  title: 'In-store promoter, launch weekend',
  description:
    'You are at the entrance with a stand, a kettle and small cups. Let people taste our porridge and lead them to the shelf.',
  industry: 'Retail',
  place: soweto,
  compensationCents: null,
  hourlyRateCents: null,
  duration: '1 week',
  requiredSkills: null,
  startInDays: 3,
  experienceRequired: 'Entry Level',
  jobType: 'Contract',
  positions: 2,
  tags: null,
  anyLanguage: false,
  endsLate: false,
};

const rep: RepToMatch = {
  id: 'rep',
  home: soweto,
  preferred: null,
  industry: null,
  preferredIndustry: null,
  experience: null,
  availability: null,
  hourlyRateCents: null,
  skills: ['Telesales'],
  description: 'I sold books by phone.',
  tags: null,
  refuses: null,
  certificates: [],
  behaviour: null,
  joinedDaysAgo: null,
};

function explain(ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>, audience: Audience = 'business') {
  const [one, other] = [figureJob({ ...job, ...ofJob }, noCorpus), figureRep({ ...rep, ...ofRep }, noCorpus)];
  const reasons = explainMatch(prior, one, other, compare(one, other), audience);
  const words = (list: typeof reasons.for) => list.map((reason) => reason.words);
  return { good: words(reasons.for), against: words(reasons.against) };
}

const missing = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch> = {}) =>
  explain(ofJob, ofRep)
    .against.filter((words) => words.startsWith('Doesn’t mention'))
    .join('; ');

test("a gap names the title's words, without filler", () => {
  expect(missing({})).toBe('Doesn’t mention promotions');
  expect(missing({ title: 'Kettles and toasters: in-store promoter' })).toContain('appliances');
  const plain = { title: 'Weekend work' };
  expect(missing({ ...plain, description: 'We sell perfume.' })).toBe('');
  expect(missing({ ...plain, description: 'We sell perfume. Show every fragrance.' })).toBe('Doesn’t mention perfume');
});

test('what the rep has to handle is not what is sold', () => {
  const stall = { title: 'Market stall host', description: 'Our plants.', requiredSkills: 'Card machine' };
  expect(missing(stall)).not.toContain('card machines');
});

test('where one thing of the title matches, another is not missing', () => {
  const beauty = { title: 'Beauty demonstrator, three pharmacies', description: 'Show our creams.' };
  expect(missing(beauty)).toContain('skincare');
  expect(missing(beauty, { skills: ['Skincare', 'Product demonstrations'] })).toBe('');
});

test('leading shoppers to a shelf is not leading a team', () => {
  const leading = 'leading a team';
  expect(missing({ title: 'You lead customers to the shelf', description: 'A promoter.' })).not.toContain(leading);
  expect(missing({ title: 'Lead our team', description: 'Of promoters.' })).toContain(leading);
});

test('a licensed broker is no driving licence, and what the business provides is not asked for', () => {
  expect(missing({ description: 'Our licensed broker phones them back.' })).not.toContain('licence');
  expect(missing({ description: 'Included: we travel with you in our van.' })).not.toContain('travel');
  expect(missing({ description: "You need a driver's licence." })).toContain("a driver's licence");
});

test('a bonus is not missing in Afrikaans either, nor what is unwanted, nor what is optional', () => {
  expect(missing({ description: "FAIS-krediete is 'n bonus." })).not.toContain('FAIS');
  expect(missing({ description: 'FAIS-krediete is nodig.' })).toContain('FAIS');
  expect(missing({ requiredSkills: 'no lazy people, scanner experience good but not needed' })).not.toMatch(
    /lazy|scanner/,
  );
});

test('a number that a skill asks for is not meant by the word beside it', () => {
  const { good } = explain({ requiredSkills: 'Licence held 3+ years' }, { skills: ["Driver's licence"] });
  expect(good.join()).not.toContain('3+');
  expect(explain({ requiredSkills: 'knows cars' }, { skills: ['Vehicle sales'] }).good.join()).toContain('knows cars');
});

test('one of two languages is asked for as one of them', () => {
  expect(missing({ requiredSkills: 'isiZulu or Sesotho' }, { skills: ['Afrikaans'] })).toContain('isiZulu or Sesotho');
});

const skills = (requiredSkills: string, ofRep: Partial<RepToMatch> = {}, ofJob: Partial<JobToMatch> = {}) => {
  const { good, against } = explain({ ...ofJob, requiredSkills }, ofRep);
  return [...good, ...against].filter((words) => words.includes('you ask for'));
};

test('skills are named in the words of the job, whatever their form', () => {
  expect(skills('outgoing, knows chickens')).toEqual(['Doesn’t mention skills you ask for: outgoing, knows chickens']);
  expect(skills('Juggling, or strong')).toEqual(['Doesn’t mention skills you ask for: Juggling, or strong']);
  expect(skills("Flyers is 'n bonus", { skills: ['Flyers'] })).toEqual(['Mentions skills you ask for: Flyers']);
  expect(skills('Flyers are a bonus', { skills: ['Flyers'] })).toEqual(['Mentions skills you ask for: Flyers']);
});

test('a skill covered by a language, a licence or the trade is not missing too', () => {
  const asked = 'isiZulu, licence, resilience';
  expect(skills(asked, { skills: ['Telesales', 'Afrikaans'] })).toEqual([
    'Doesn’t mention skills you ask for: resilience',
  ]);
  expect(skills('isiZulu', { skills: ['isiZulu'] })).toEqual([]);
  expect(skills('isiZulu')).toEqual(['Doesn’t mention skills you ask for: isiZulu']);
  expect(skills('telesales', { skills: ['Books'], description: null }, { title: 'Telesales' })).toEqual([]);
});

test('a skill is not missing for a rep who names a related one or has a car', () => {
  expect(skills('door to door', { skills: ['Street sales'] })).toEqual([]);
  expect(skills('licence', { skills: ['Own car'] })).toEqual([]);
});

test('skills about who a person is are never mentioned', () => {
  expect(skills('young ladies who juggle', { description: 'Young ladies who juggle.' })).toEqual([]);
  expect(skills('young ladies who juggle')).toEqual([]);
});

test('words appear as the job has them, each in one form', () => {
  const { good } = explain({ title: 'Hosts at Gallagher: hosting, host' }, { description: 'Hosting at gallagher.' });
  expect(good.find((words) => words.includes('same words'))).toBe('Uses the same words as you: Hosts, Gallagher');
});

test('a comma separates two names that contain an `and`', () => {
  expect(explain({ title: 'Stall and flyers' }, { skills: ['Stall', 'Flyers'] }).good.join('; ')).toContain(', and ');
  expect(explain({}, { skills: ['In-store promoter, tastings'] }).good.join('; ')).not.toContain('tastings and');
});

const ofPlaces = (place: MatchPlace | null, home: MatchPlace | null, preferred: MatchPlace | null, more = {}) =>
  (['rep', 'business'] as const).map((audience) => {
    const { good, against } = explain({ place, ...more }, { home, preferred }, audience);
    return [...good, ...against].find((words) => / in |^In |anywhere|from home/i.test(words) && !/names?/.test(words));
  });

test('the distance is among the reasons whichever way it counts', () => {
  expect(ofPlaces(soweto, eastLondon, null)).toEqual([
    'In Soweto, about 752 km from East London',
    'Lives in East London, about 752 km away',
  ]);
  expect(ofPlaces(soweto, pretoria, gauteng)).toEqual([
    'In Gauteng, where you want to work, about 67 km from Pretoria',
    'Wants to work in Gauteng and lives in Pretoria, about 67 km away',
  ]);
  expect(ofPlaces(soweto, eastLondon, anywhere)).toEqual([
    'In Soweto, about 752 km from East London, and you’re willing to work anywhere',
    'Lives in East London, about 752 km away, and is willing to work anywhere',
  ]);
  expect(explain({ place: anywhere }, { home: null }, 'rep').good).toContain('Can be done anywhere');
  expect(ofPlaces(anywhere, eastLondon, null)).toEqual([
    'Can be done anywhere',
    'Lives in East London, and the work can be done anywhere',
  ]);
  expect(ofPlaces(soweto, eastLondon, null, { description: 'From home, on the phone: you call shops.' })).toEqual([
    'Can be done from home (Soweto is about 752 km from East London)',
    'Lives in East London, about 752 km away, and the work can be done from home',
  ]);
});

test.each([
  ['You work from home, on the phone.', true],
  ['Three mornings a week from our office or from home.', true],
  ['Work remotely, three mornings a week.', true],
  ['Find us people who would sell our airtime from home.', false],
  ['Two days in the office, the rest from home.', false],
  ['The store is an hour from home for most.', false],
  ['You call on shops in remote areas.', false],
])('%s: the rep can work from home: %s', (description, isRemote) => {
  expect(figureJob({ ...job, description }, noCorpus).needs.remote).toBe(isRemote);
});

test('the related industry is the one that is named', () => {
  const { good } = explain({ industry: 'Finance' }, { industry: 'finance', preferredIndustry: 'Automotive' });
  expect(good).toContain('Prefers a related industry: Finance');
});

test('where one course is enough, none is missing for a rep who passed one', () => {
  const asked = { askedCourses: ['Sampling safely', 'Selling SIM cards'], anyCourse: true };
  const said = (ofJob: Partial<JobToMatch>, certificates: string[]) => {
    const { good, against } = explain(ofJob, { certificates });
    return [...good, ...against].filter((words) => words.toLowerCase().includes('passed'));
  };
  expect(said(asked, ['Sampling safely'])).toEqual(['Passed Sampling safely']);
  expect(said(asked, [])).toEqual(['Hasn’t passed Sampling safely or Selling SIM cards']);
  expect(said({ ...asked, anyCourse: false }, [])).toEqual(['Hasn’t passed Sampling safely and Selling SIM cards']);
});

test("a place found only in the profile's text is labelled so", () => {
  const far = (description: string, audience: Audience) => {
    const { good, against } = explain({}, { home: eastLondon, description }, audience);
    return [...good, ...against].filter((words) => /Soweto|Pretoria|move/.test(words));
  };
  expect(far('My aunt in Soweto has a room.', 'rep')).toEqual(['In Soweto, which your profile mentions']);
  expect(far('My aunt in Soweto has a room.', 'business')).toEqual([
    'Mentions Soweto, and lives in East London, about 752 km away',
  ]);
  expect(far('I could stay in Pretoria.', 'rep')).toEqual([
    'In Soweto. Your profile mentions Pretoria, about 67 km away',
  ]);
  expect(far('Can relocate.', 'business')).toEqual(['Lives in East London, about 752 km away, and is willing to move']);
});

test('what a rep rules out is named, and not listed as unnamed', () => {
  const { against } = explain(
    { title: 'Yoghurt promoter' },
    { description: 'In-store promotions. No yoghurt please.' },
  );
  expect(against).toContain('Has ruled out dairy');
  expect(against.join()).not.toContain('Doesn’t mention dairy');
});

test('hours and places that a rep rules out are named', () => {
  const against = (description: string, ofJob: Partial<JobToMatch> = {}) =>
    explain(ofJob, { availability: 'full-time', description }).against;
  expect(against('I sold books. No evenings please.', { description: 'From 18:00 to 22:00.' })).toContain(
    'Has ruled out work in the evening',
  );
  expect(against('I sold books. From home only.')).toContain('Has ruled out work away from home');
  expect(against('I sold books. On notice.')).toContain('Needs notice before starting');
  expect(against('I sold books. On notice.', { startInDays: 60 })).not.toContain('Needs notice before starting');
  expect(against('I sold books.')).not.toContain('Needs notice before starting');
});

test('availability is compared with when the work is, and not with how it is paid', () => {
  const against = (jobType: string, audience: Audience) =>
    explain({ title: 'Promoter', jobType }, { availability: 'weekends' }, audience).against.filter((words) =>
      /weekends/.test(words),
    );
  expect(against('Full-time', 'business')).toEqual(['Is available on weekends, but the work is full-time']);
  expect(against('Contract', 'business')).toEqual(['Is available on weekends, but the work can be on other days too']);
  expect(against('Contract', 'rep')).toEqual(['The work can be on other days too, but you said weekends']);
});

test('reasons for the kind of work, and for the rest, are named once each', () => {
  const reason = (feature: 'reach' | 'pay' | 'product', words: string) => ({ feature, words, weight: 0.5 });
  const all = [reason('reach', 'In Durban'), reason('pay', 'Pays well'), reason('product', 'Mentions sampling')];
  expect(briefReasons({ for: all })).toEqual(['Mentions sampling', 'In Durban']);
  expect(briefReasons({ for: all.slice(1, 2) })).toEqual(['Pays well']);
  expect(briefReasons({ for: [] })).toEqual([]);
});
