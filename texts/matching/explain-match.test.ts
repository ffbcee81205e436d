import { expect, test } from 'vitest';
import { compare } from '#domain/matching/compare.ts';
import { noCorpus } from '#domain/matching/corpus.ts';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
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
    'You are at the entrance with a stand and small cups. Let people taste our porridge. Black shoes please.',
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
  experience: 'entry',
  availability: null,
  hourlyRateCents: null,
  skills: ['Telesales'],
  description: 'I sold books by phone. I did food sampling at Pick n Pay for two years.',
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
  return { good: words(reasons.for), against: words(reasons.against), ask: reasons.ask };
}

test('what both confirmed is a reason, and what neither did is none', () => {
  const tags = ['sampling', 'dairy'];
  expect(explain({ tags }, { tags }).good).toEqual(
    expect.arrayContaining(['Confirmed on the profile: sampling and tastings', 'Confirmed on the profile: dairy']),
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
  const [tags, untagged] = [['in-store', 'shoes'], 'Confirmed on the profile: promotions. Your job says: “'];
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
])('“%s” is not quoted', (description) => {
  const { good, ask } = explain({ tags: ['sampling'] }, { description });
  expect(good.join()).not.toContain('food sampling');
  expect(ask).toEqual(['sampling and tastings']);
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
    'Asked for: “Wine hosts”. In your skills: “Hosting”',
  );
});

test('a language or paper that the business asks for is confirmed, quoted or not confirmed', () => {
  const tags = ['zulu', 'licence'];
  const of = (ofRep: Partial<RepToMatch>, audience?: Audience) => explain({ tags }, ofRep, audience);
  expect(of({ tags }).good).toContain('Confirmed on the profile: isiZulu');
  expect(of({ tags }, 'rep').good).toContain('Asks for isiZulu, on your profile');
  expect(of({ tags: [] }).against).toContain('Not confirmed on the profile: isiZulu');
  expect(of({ tags: [] }, 'rep').against).toContain('Asks for isiZulu, which isn’t confirmed on your profile');
  expect(of({ description: 'I speak Zulu at home.' }).good).toContain(
    'You ask for isiZulu. From the profile: “I speak Zulu at home.”',
  );
  const either = { tags: ['zulu', 'sotho'], anyLanguage: true };
  expect(explain(either, { tags: ['sotho'] }).against.join()).not.toContain('isiZulu');
  expect(explain(either, { tags: ['sotho'] }).ask).toEqual([]);
  expect(explain(either, { tags: [] }).against).toContain('Not confirmed on the profile: isiZulu or Sesotho');
  expect(explain({ tags: ['english'] }, { tags: [] }).ask).toEqual([]);
});

test('what a rep ruled out is said to both, as far as fields and tags tell', () => {
  expect(explain({ tags: ['doors'] }, { refuses: ['door-to-door'] }).against).toContain('Won’t work door to door');
  expect(explain({ endsLate: true }, { refuses: ['nights'] }, 'rep').against).toContain(
    'You said you won’t work after 18:00',
  );
  expect(explain({ jobType: 'Commission Only' }, { refuses: ['commission-only'] }).against).toContain(
    'Won’t work for commission only',
  );
  expect(explain({ place: eastLondon }, { refuses: ['relocating'] }).against).toContain('Won’t relocate');
  expect(explain({ place: pretoria }, { refuses: ['relocating'] }).against).not.toContain('Won’t relocate');
  const wine = { title: 'Wine sales' };
  expect(explain(wine, { refuses: ['alcohol'] }).against).toContain('Won’t sell alcohol. Your job says: “Wine sales”');
  expect(explain(wine, { description: 'I never sell wine.' }).against.join()).not.toMatch(/alcohol|wine/i);
});

const places = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) => {
  const of = (audience: Audience) => {
    const { good, against } = explain(ofJob, ofRep, audience);
    return [...good, ...against].filter((words) => / km |Soweto|anywhere|town|[Ww]ork in|Gauteng|home/.test(words));
  };
  return { rep: of('rep'), business: of('business') };
};

test('both hear the distance from the places of the profile', () => {
  expect(places({}, {})).toEqual({ rep: ['In Soweto, where you live'], business: ['Lives in Soweto'] });
  expect(places({}, { home: pretoria })).toEqual({
    rep: ['In Soweto, about 67 km from Pretoria'],
    business: ['Lives in Pretoria, about 67 km away'],
  });
  expect(places({}, { home: eastLondon, preferred: soweto })).toEqual({
    rep: ['In Soweto, where you want to work, about 752 km from East London'],
    business: ['Wants to work in Soweto. Lives in East London, about 752 km away'],
  });
  expect(places({}, { home: eastLondon, preferred: gauteng })).toEqual({
    rep: ['In Soweto, Gauteng, where you want to work, about 752 km from East London'],
    business: ['Wants to work in Gauteng. Lives in East London, about 752 km away'],
  });
  expect(places({}, { home: eastLondon, preferred: anywhere })).toEqual({
    rep: ['In Soweto, about 752 km from East London. You want to work anywhere'],
    business: ['Wants to work anywhere. Lives in East London, about 752 km away'],
  });
  expect(places({}, { home: null })).toEqual({
    rep: ['Your profile has no town'],
    business: ['No town in the profile'],
  });
  expect(places({ place: anywhere }, {})).toEqual({
    rep: ['The work can be done anywhere'],
    business: ['Lives in Soweto, Gauteng. The work can be done anywhere'],
  });
});

test('towns and moves that only a text names are not said', () => {
  const { business } = places({}, { home: eastLondon, description: 'I can move to Soweto. I work in Soweto often.' });
  expect(business).toEqual(['Lives in East London, about 752 km away']);
});

test('work from home is said in the job’s own words, with the distance', () => {
  const { rep: forRep, business } = places({ description: 'You work from home.' }, { home: eastLondon });
  expect(forRep).toEqual(['In Soweto, about 752 km from East London. The job says: “You work from home.”']);
  expect(business).toEqual(['Lives in East London, about 752 km away. Your job says: “You work from home.”']);
});

test('asking above the pay is said to both, however little, and for pay as a whole', () => {
  const paid = { hourlyRateCents: 8_900 };
  const asks = { hourlyRateCents: 9_000 };
  expect(explain(paid, asks).against).toContain('Asks R90 an hour. You pay R89');
  expect(explain(paid, asks, 'rep').against).toContain('Pays R89 an hour. You ask R90 an hour');
  expect(explain({ compensationCents: 100_000 }, asks).against).toContain('Asks R90 an hour. You pay R1,000 in total');
  expect(explain({ hourlyRateCents: 9_000 }, asks).good).toContain('Asks R90 an hour, within your R90');
});

test('experience and availability are said as the fields have them', () => {
  expect(explain({}, { experience: null }).against).toContain('Hasn’t said how much experience');
  expect(explain({}, { experience: 'senior' }).against).toContain('More experience than the Entry Level you asked for');
  expect(explain({ jobType: 'Full-time' }, { availability: 'weekends' }).against).toContain(
    'Available on weekends. The work is full-time',
  );
  expect(explain({}, { availability: 'flexible' }, 'rep').good).toContain('You’re available at flexible times');
});

test('a rep’s record is said as it is', () => {
  const behaviour = { completed: 4, noShows: 1, lateCancellations: 0, hiredAgain: 0, answerHours: 3 };
  expect(explain({}, { behaviour })).toMatchObject({
    good: expect.arrayContaining(['Completed 4 gigs', 'Usually answers within 3 hours']),
    against: expect.arrayContaining(['Did not come to, or cancelled late, 1 gig']),
  });
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
