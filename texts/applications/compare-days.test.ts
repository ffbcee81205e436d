import { expect, test } from 'vitest';
import { openCalendar } from '#domain/profiles/work-calendar.ts';
import { weekend } from '#test/support/sample-job.ts';
import { compareDays } from './compare-days.ts';

type Args = Parameters<typeof compareDays>;

const hints = (rep: Partial<Args[0]>, job: Partial<Args[1]> = {}) =>
  compareDays(
    { calendar: openCalendar, accepted: [], ...rep },
    { schedule: null, startDate: null, ...job },
    '2026-11-25',
  ).map(({ fits, words }) => `${fits ? '+' : '-'} ${words}`);

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
