import { expect, test } from 'vitest';
import { weekend } from '#test/support/sample-job.ts';
import { endWords } from './schedule-end.ts';

const on = (dates: string[], from: string, to: string) => ({ ...weekend, dates, from, to });

test.each([
  [on(['2026-12-05'], '09:00', '17:30'), '8 hours 30 minutes'],
  [on(['2026-12-05'], '20:00', '02:00'), 'Ends on Sunday at 02:00, 6 hours'],
  [on(['2026-12-05'], '18:00', '00:00'), 'Ends at midnight, 6 hours'],
  [on(['2026-12-04', '2026-12-05'], '20:00', '02:00'), 'Ends at 02:00 the next day, 6 hours'],
  [on([], '20:00', '02:00'), 'Ends at 02:00 the next day, 6 hours'],
  [on(['2026-12-05'], '09:00', '09:00'), null],
  [on(['2026-12-05'], '09:00', ''), null],
])('%o', (schedule, words) => {
  expect(endWords(schedule)).toBe(words);
});
