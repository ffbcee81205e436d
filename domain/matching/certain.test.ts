import { expect, test } from 'vitest';
import { type Audience, explainMatch } from '#texts/matching/explain-match.ts';
import { compare } from './compare.ts';
import { noCorpus } from './corpus.ts';
import type { JobToMatch, MatchPlace, RepToMatch } from './described.ts';
import { figureJob, figureRep } from './figures.ts';
import { prior } from './model.ts';

const soweto = { name: 'Soweto', province: 'Gauteng', point: { latitude: -26.2485, longitude: 27.854 } };

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

test("a job's subject is not guessed from clothing, nor from one sentence", () => {
  const usher = {
    title: 'Usher for a launch',
    description: 'Welcome guests at the door. Wear black trousers and closed black shoes. Clean shoes only.',
    requiredSkills: 'closed black shoes',
  };
  const shoes = { skills: ['Shoe sales', 'Sneakers'], description: 'I sold shoes.' };
  for (const audience of ['rep', 'business'] as const)
    for (const ofRep of [{}, shoes, { ...shoes, skills: [], description: 'Ushering. No shoes please.' }]) {
      const { good, against } = explain(usher, ofRep, audience);
      expect([...good, ...against].join('; ')).not.toMatch(/shoe/i);
    }
  const once = { title: 'Phone adviser', description: 'Explain phones. Tell the warranty story of our insurance.' };
  expect(explain(once, { skills: ['Insurance'] }).good.join('; ')).not.toContain('insurance');
  expect(explain({ title: 'Shoe shop assistant' }, shoes).good.join('; ')).toContain('shoes');
});

test('nothing that a rep has in a field is missing', () => {
  const lacks = (ofJob: Partial<JobToMatch>, ofRep: Partial<RepToMatch>) => explain(ofJob, ofRep).against.join('; ');
  const plain = { description: null, skills: ['Telesales'] };
  expect(lacks({ requiredSkills: 'Available on weekends' }, { ...plain, availability: 'weekends' })).not.toMatch(
    /for: Available/,
  );
  expect(lacks({ requiredSkills: 'Available on weekends' }, { ...plain, availability: 'full-time' })).toMatch(
    /weekends/,
  );
  expect(lacks({ requiredSkills: '3 years of retail' }, { ...plain, experience: 'senior' })).not.toContain('3 years');
  expect(lacks({ requiredSkills: 'Lives near Soweto' }, plain)).not.toContain('Soweto');
  expect(lacks({ requiredSkills: 'First aid' }, { ...plain, certificates: ['First aid at work'] })).not.toMatch(/aid/i);
  expect(lacks({ title: 'Insurance adviser', industry: 'Finance' }, { ...plain, industry: 'finance' })).not.toMatch(
    /another industry/,
  );
  expect(lacks({ title: 'Insurance adviser' }, { ...plain, preferredIndustry: 'Insurance' })).not.toMatch(/insurance/);
  const guard = { description: 'Security guard at a mall.', skills: ['Sales and promotions'] };
  expect(lacks({}, guard)).not.toContain('no sales work');
});

test('a gate that costs a tenth or more is no plus', () => {
  const durban = { name: 'Durban', province: 'KwaZulu-Natal', point: { latitude: -29.8587, longitude: 31.0218 } };
  const bay = { name: 'Richards Bay', province: 'KwaZulu-Natal', point: { latitude: -28.7807, longitude: 32.0383 } };
  const natal = { name: 'KwaZulu-Natal', province: 'KwaZulu-Natal', point: null };
  const from = (home: MatchPlace | null, preferred: MatchPlace | null) =>
    (['rep', 'business'] as const).map((audience) => explain({ place: bay }, { home, preferred }, audience));
  for (const { good, against } of from(durban, natal)) {
    expect(good.join('; ')).not.toMatch(/Natal|Durban/);
    expect(against.join('; ')).toMatch(/about 155 km/);
  }
  for (const { good, against } of from(natal, null))
    expect([...good, ...against].join('; ')).not.toMatch(/Natal|province/);
  const all = { title: 'Promoter', jobType: 'Part-time' };
  expect(explain(all, { availability: 'full-time' }).good.join('; ')).not.toContain('vailab');
  expect(explain(all, { availability: 'full-time' }).against).toContain(
    'Is available full-time, but the work is part-time',
  );
  expect(explain({}, { experience: 'senior' }).good.join('; ')).not.toContain('experience');
  expect(explain({}, { experience: 'junior' }).good.join('; ')).toContain('More experience');
});

test('a rep who keeps weekends free is not said to offer them', () => {
  const weekends = {
    title: 'Weekend promoter',
    requiredSkills: 'weekends',
    description: 'Saturdays and Sundays only.',
  };
  for (const availability of [null, 'flexible', 'weekends']) {
    const taken = { availability, skills: ['Promotions'], description: 'Weekends are taken up by the club.' };
    const { good } = explain(weekends, taken);
    expect(good.join('; ')).not.toMatch(availability === null ? /weekend/i : /vailab/);
  }
  expect(explain(weekends, { availability: 'weekends' }).good.join('; ')).toMatch(/vailab/);
});
