import { expect, test } from 'vitest';
import { weekend } from '#test/support/sample-job.ts';
import { sortNextGigs } from './next-gigs.ts';

const decidedAt = new Date('2026-11-01T10:00:00Z');
const on = (name: string, dates: string[]) => ({
  name,
  decidedAt,
  startDate: dates[0] ?? null,
  schedule: { ...weekend, dates },
});
const open = (name: string, startDate: string | null) => ({ name, decidedAt, startDate, schedule: null });
const names = (gigs: Parameters<typeof sortNextGigs>[0], today: string) =>
  sortNextGigs(gigs as ReturnType<typeof on>[], today).map(({ name }) => name);

test('the first to begin comes first, begun gigs count from their next day, and past ones are dropped', () => {
  const gigs = [
    on('later', ['2026-12-05']),
    on('over', ['2026-11-18', '2026-11-20']),
    on('going on', ['2026-11-20', '2026-11-29']),
    on('today', ['2026-11-21']),
  ];
  expect(names(gigs, '2026-11-21')).toEqual(['today', 'going on', 'later']);
});

test('a gig past midnight is named until the day on which it ends is over', () => {
  const night = {
    ...on('night', ['2026-11-21']),
    schedule: { ...weekend, dates: ['2026-11-21'], from: '20:00', to: '02:00' },
  };
  const midnight = { ...night, name: 'midnight', schedule: { ...night.schedule, to: '00:00' } };
  expect(names([night, midnight], '2026-11-22')).toEqual(['night']);
  expect(names([night, midnight], '2026-11-23')).toEqual([]);
});

test('work without fixed days is named until a month after it begins', () => {
  const gigs = [open('from a day', '2026-11-25'), open('as agreed', null)];
  expect(names(gigs, '2026-11-21')).toEqual(['as agreed', 'from a day']);
  expect(names(gigs, '2026-12-02')).toEqual(['from a day']);
  expect(names(gigs, '2026-12-26')).toEqual([]);
});
