import { expect, test } from 'vitest';
import { endOfNight } from './quiet-night.ts';

test.each([
  ['2026-11-23T19:59:59+02:00', null],
  ['2026-11-23T20:00:00+02:00', '2026-11-24T05:00:00.000Z'],
  // Another day by universal time.
  ['2026-11-24T01:30:00+02:00', '2026-11-24T05:00:00.000Z'],
  ['2026-11-24T06:59:59+02:00', '2026-11-24T05:00:00.000Z'],
  ['2026-11-24T07:00:00+02:00', null],
  ['2026-12-31T23:00:00+02:00', '2027-01-01T05:00:00.000Z'],
])('at %s the night ends at %s', (at, end) => {
  expect(endOfNight(new Date(at))?.toISOString() ?? null).toBe(end);
});
