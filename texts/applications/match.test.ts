import { expect, test } from 'vitest';
import { openCalendar } from '#domain/profiles/work-calendar.ts';
import { weekend } from '#test/support/sample-job.ts';
import { type Applicant, matchApplication, type Offer } from './match.ts';

const durban = { name: 'Durban', province: 'KwaZulu-Natal' };
const ballito = { name: 'Ballito', province: 'KwaZulu-Natal' };
const capeTown = { name: 'Cape Town', province: 'Western Cape' };

const job: Offer = {
  location: durban,
  hourlyRateCents: 7_500,
  experienceRequired: '1-2 years',
  requiredSkills: 'Cold calling, isiZulu; own car\nsmartphone',
  schedule: null,
  startDate: null,
};
const silent: Applicant = {
  home: null,
  preferred: null,
  experience: null,
  hourlyRateCents: null,
  skills: [],
  calendar: openCalendar,
  accepted: [],
};

const hints = (rep: Partial<Applicant>, changes: Partial<Offer> = {}) =>
  matchApplication({ ...silent, ...rep }, { ...job, ...changes }, '2026-11-25').map(
    ({ fits, words }) => `${fits ? '+' : '-'} ${words}`,
  );

test('a rep who leaves a field empty is not judged by it', () => {
  expect(hints({})).toEqual([]);
});

test.each([
  [{ home: durban }, '+ Lives in Durban'],
  [{ home: capeTown, preferred: durban }, '+ Wants to work in Durban'],
  [{ home: ballito }, '+ Lives in Ballito, the same province'],
  [{ home: capeTown }, '- Lives in Cape Town, Western Cape'],
] as const)('place: %j', (rep, hint) => {
  expect(hints(rep)).toEqual([hint]);
});

test('a town of the same name in another province is another town', () => {
  expect(hints({ home: { name: 'Durban', province: 'Limpopo' } })).toEqual(['- Lives in Durban, Limpopo']);
});

test('anywhere is near for everyone', () => {
  const anywhere = { location: { name: 'Remote', province: 'National' } };
  expect(hints({ home: capeTown }, anywhere)).toEqual(['+ The job can be done anywhere']);
});

test.each([
  ['entry', '- Entry level, but you asked for 1-2 years'],
  ['junior', '+ Junior (1-2 years), as you asked for'],
  ['senior', '+ Senior (5+ years), more than you asked for'],
] as const)('experience: %s', (experience, hint) => {
  expect(hints({ experience })).toEqual([hint]);
});

test('the rate is compared when both name one', () => {
  expect(hints({ hourlyRateCents: 7_500 })).toEqual(['+ Asks for R75 an hour, within your R75']);
  expect(hints({ hourlyRateCents: 7_550 })).toEqual(['- Asks for R75.50 an hour, but you pay R75']);
  expect(hints({ hourlyRateCents: 7_550 }, { hourlyRateCents: null })).toEqual([]);
});

test('skills are named as the business wrote them', () => {
  expect(hints({ skills: ['Cold Calling'] })).toEqual(['+ Lists Cold calling']);
  expect(hints({ skills: ['ISIZULU', 'cold calling'] })).toEqual(['+ Lists Cold calling and isiZulu']);
  expect(hints({ skills: ['isizulu', 'cold calling', 'car', 'smartphone'] })).toEqual([
    '+ Lists Cold calling, isiZulu and 2 more',
  ]);
  expect(hints({ skills: ['Baking', '!!'] })).toEqual(['- Lists none of the skills you asked for']);
  expect(hints({ skills: ['Baking'] }, { requiredSkills: null })).toEqual([]);
});

test('days are compared with the calendar and with other work', () => {
  const scheduled = { schedule: weekend };
  const weekends = { ...openCalendar, weekdays: ['Sat' as const, 'Sun' as const] };
  const other = { schedule: { ...weekend, dates: ['2026-11-28'] }, startDate: null };
  const offOnSunday = { ...weekends, daysOff: ['2026-11-29'] };
  expect(hints({}, scheduled)).toEqual([]);
  expect(hints({ calendar: weekends }, scheduled)).toEqual(['+ Can work on all days']);
  expect(hints({ accepted: [other] }, scheduled)).toEqual(['- Has other work on Sat 28 Nov']);
  expect(hints({ calendar: offOnSunday, accepted: [other] }, scheduled)).toEqual([
    '- Has other work on Sat 28 Nov',
    '- Can’t work on Sun 29 Nov',
  ]);
  const later = { ...other, schedule: { ...other.schedule, from: '17:00', to: '20:00' } };
  expect(hints({ accepted: [later] }, scheduled)).toEqual([
    '- Has other work within 60 minutes of this gig on Sat 28 Nov',
  ]);
  expect(hints({ calendar: { ...weekends, daysOff: ['2026-11-28', '2026-11-29'] }, accepted: [other] })).toEqual([]);
});
