import { expect, test } from 'vitest';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { explain } from '#test/support/explain-pair.ts';
import type { Audience } from './explain-match.ts';

test('asking above the pay is said to both, however little', () => {
  const paid = { hourlyRateCents: 8_900 };
  const asks = { hourlyRateCents: 9_000 };
  expect(explain(paid, asks).against).toContain('Asks R90 an hour. You pay R89');
  expect(explain(paid, asks, 'rep').against).toContain('Pays R89 an hour. You ask R90 an hour');
  expect(explain({ hourlyRateCents: 9_000 }, asks).good).toContain('Asks R90 an hour, within your R90');
});

test('pay for unknown hours is not compared with a rate', () => {
  const whole = { compensationCents: 190_000 };
  const { good, against } = explain(whole, { hourlyRateCents: 7_600 });
  expect([...good, ...against].join()).not.toMatch(/R1,900|R76|pay/);
  expect(explain(whole, { hourlyRateCents: 19_000 }).against).toContain('Ask whether the pay suits them');
});

test('times are a reason only where the job’s fields prove them', () => {
  const hours = (ofJob: Partial<JobToMatch>, availability: string, audience?: Audience) => {
    const { good, against } = explain(ofJob, { availability }, audience);
    const isHours = (words: string) => /vailable|hours suit|-time/.test(words);
    return { good: good.filter(isHours), against: against.filter(isHours) };
  };
  const check = { good: [], against: ['Ask whether the hours suit them'] };
  const weekend = { description: 'Weekends, Saturdays and Sundays.' };
  const days = { workingDays: ['2026-12-05', '2026-12-06'] };
  expect(hours(weekend, 'weekends')).toEqual(check);
  expect(hours(weekend, 'part-time')).toEqual(check);
  expect(hours({ description: 'Twenty hours a week.' }, 'part-time')).toEqual(check);
  expect(hours(days, 'weekends')).toEqual({ good: ['Available on weekends'], against: [] });
  expect(hours({ workingDays: ['2026-12-04', '2026-12-05'] }, 'weekends')).toEqual(check);
  const part = { jobType: 'Part-time' };
  expect(hours(part, 'part-time')).toEqual({ good: ['Available part-time'], against: [] });
  expect(hours(part, 'weekends')).toEqual(check);
  expect(hours(part, 'full-time').against).toEqual(['Wants full-time work. This is part-time']);
  expect(hours({ jobType: 'Full-time' }, 'part-time', 'rep').against).toEqual([
    'You want part-time work. This is full-time',
  ]);
});

test('two steps of experience above what is asked count against, whatever is asked', () => {
  const level = (experience: RepToMatch['experience'], experienceRequired: string) => {
    const { good, against } = explain({ experienceRequired }, { experience }, 'rep');
    const ofLevel = (words: string[]) => words.filter((one) => one.startsWith('You have more experience'));
    return { good: ofLevel(good).length, against: ofLevel(against).length };
  };
  expect(level('junior', 'Entry Level')).toEqual({ good: 1, against: 0 });
  expect(level('mid', '1-2 years')).toEqual({ good: 1, against: 0 });
  expect(level('mid', 'Entry Level')).toEqual({ good: 0, against: 1 });
  expect(level('senior', '1-2 years')).toEqual({ good: 0, against: 1 });
  expect(explain({}, { experience: 'junior' }, 'rep').good).toContain(
    'You have more experience than it asks for: Entry Level',
  );
});

test('experience and availability are said as the fields have them', () => {
  expect(explain({}, { experience: null }).against).toContain('Hasn’t said how much experience they have');
  expect(explain({}, { experience: 'senior' }).against).toContain('More experience than the Entry Level you asked for');
  expect(explain({ jobType: 'Full-time' }, { availability: 'weekends' }).against).toContain(
    'Available on weekends. The work is full-time',
  );
  expect(explain({}, { availability: 'flexible' }, 'rep').good).toContain('You’re available at flexible times');
});
