import { expect, test } from 'vitest';
import { durationOf } from './job-duration.ts';

const hours = { from: '09:00', to: '17:00', breakMinutes: 0 };
const days = (...dates: string[]) => ({ schedule: { kind: 'days' as const, dates, ...hours }, startDate: null });
const weekly = (weeks: number, startDate: string | null) => ({
  schedule: { kind: 'weekly' as const, weekdays: ['Sat' as const], weeks, ...hours },
  startDate,
});

test.each([
  [days('2026-12-05'), '1 week'],
  [days('2026-12-05', '2026-12-06'), '1 week'],
  [days('2026-12-05', '2026-12-12'), '1 month'],
  [days('2026-12-01', '2027-02-28'), '3 months'],
  [days('2026-12-01', '2027-12-01'), 'ongoing'],
  [weekly(4, '2026-12-05'), '1 month'],
  [weekly(26, '2026-12-05'), '6 months'],
  [weekly(4, null), null],
  [days(), null],
  [{ schedule: null, startDate: '2026-12-05' }, null],
])('%j takes %s', (job, expected) => expect(durationOf(job)).toBe(expected));
