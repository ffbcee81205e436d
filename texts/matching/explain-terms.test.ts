import { expect, test } from 'vitest';
import type { JobToMatch, RepToMatch } from '#domain/matching/described.ts';
import { explain } from '#test/support/explain-pair.ts';
import { goodRecord, poorRecord } from '#test/support/pair-to-match.ts';
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

const hours = (ofJob: Partial<JobToMatch>, availability: string, audience?: Audience) => {
  const { good, against } = explain(ofJob, { availability }, audience);
  const isHours = (words: string) => /vailable|hours suit|-time/.test(words);
  return { good: good.filter(isHours), against: against.filter(isHours) };
};

test('times are a reason only where the job’s fields prove them', () => {
  const check = { good: [], against: ['Ask whether the hours suit them'] };
  const days = { workingDays: ['2026-12-05', '2026-12-06'] };
  expect(hours(days, 'weekends')).toEqual({ good: ['Available on weekends'], against: [] });
  const onFriday = { title: 'Promoter', workingDays: ['2026-12-04', '2026-12-05'] };
  expect(hours(onFriday, 'weekends')).toEqual(check);
  const part = { title: 'Promoter', jobType: 'Part-time' };
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

test('hours that only a text names are quoted, as a reason if it has weekends and no other days', () => {
  const described = (description: string) => ({ title: 'Promoter', description });
  const check = (description: string) => ({
    good: [],
    against: [`Ask whether the hours suit them. Your job says: “${description}”`],
  });
  const weekends = 'Four Saturdays and Sundays, 8:00 to 14:00.';
  expect(hours(described(weekends), 'weekends')).toEqual({
    good: [`Available on weekends. Your job says: “${weekends}”`],
    against: [],
  });
  expect(hours(described(weekends), 'part-time', 'rep').against).toEqual([
    `Check that the hours suit you. The job says: “${weekends}”`,
  ]);
  for (const others of [
    'Wednesday to Sunday, seven hours a day.',
    'Two weekends in a row, Friday afternoon to Sunday.',
    'Late afternoons and Saturdays, 24 hours a week.',
    'Five hours a day, four days a week.',
  ])
    expect(hours(described(others), 'weekends')).toEqual(check(others));
  expect(hours(described('Twenty hours a week.'), 'part-time')).toEqual(check('Twenty hours a week.'));
});

test('a few hours in a month are not full-time', () => {
  const job = { title: 'Promoter', hourlyRateCents: 9_000, duration: '1 month' };
  expect(hours({ ...job, compensationCents: 162_000 }, 'full-time')).toEqual({
    good: [],
    against: ['Ask whether the hours suit them'],
  });
  expect(hours({ ...job, compensationCents: 900_000 }, 'full-time').good).toEqual(['Available full-time']);
});

test('years in other work are not the experience that a business asks for', () => {
  const welder = { skills: ['Welding'], description: 'I weld.', tags: [], experience: 'junior' } as const;
  const asked = { title: 'Crew', description: 'We need you.', tags: ['exhibition', 'alarms'] };
  const good = (experienceRequired: string, own: Partial<RepToMatch> = {}) =>
    explain({ ...asked, experienceRequired }, { ...welder, ...own }).good.join();
  expect(good('1-2 years')).not.toMatch(/experience/);
  expect(good('1-2 years', { experience: 'mid' })).not.toMatch(/experience/);
  expect(good('1-2 years', { tags: asked.tags })).toContain('The experience you asked for');
  expect(good('Entry Level', { experience: 'entry' })).toContain('The experience you asked for');
});

const recordIn = (...given: Parameters<typeof explain>) => {
  const { good, against } = explain(...given);
  const isRecord = (words: string) => /gig|answer/i.test(words);
  return { good: good.filter(isRecord), against: against.filter(isRecord) };
};

test('reliability is said in the words that others read, for a rep who is as reliable as everyone starts', () => {
  expect(recordIn({}, { record: goodRecord })).toEqual({
    good: ['Came to 9 of 10 gigs, 8 on time', 'Usually answers within 3 hours'],
    against: [],
  });
  expect(recordIn({}, { record: goodRecord }, 'rep').good).toContain('You came to 9 of 10 gigs, 8 on time');
});

test('reliability speaks against a rep only with what it names', () => {
  expect(recordIn({}, { record: poorRecord })).toEqual({
    good: [],
    against: [
      'Came to 2 of 5 gigs, on time. Cancelled 1 gig with less than a day’s notice',
      'Usually answers within 4 days',
    ],
  });
  expect(recordIn({}, { record: poorRecord }, 'rep').against).toContain('You usually answer within 4 days');
  const lost = { ...poorRecord, missed: 0, cancelledLate: 0, answerMinutes: null };
  expect(recordIn({}, { record: lost })).toEqual({ good: [], against: [] });
});

test('reliability says nothing for or against a newcomer', () => {
  const record = { share: 0.9, isNew: true, came: 0, onTime: 0, missed: 0, cancelledLate: 0, answerMinutes: null };
  expect(recordIn({}, { record })).toEqual({ good: [], against: [] });
});
