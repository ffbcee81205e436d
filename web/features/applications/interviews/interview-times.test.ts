import { describe, expect, test } from 'vitest';
import { formatInterviewTime, hasPassed, momentOf } from './interview-times.ts';

describe('a day and a time of day', () => {
  test('are parsed as South African time', () => {
    expect(momentOf('2026-03-03', '14:05')).toBe('2026-03-03T12:05:00.000Z');
    expect(momentOf('2026-03-03', '00:30')).toBe('2026-03-02T22:30:00.000Z');
    expect(momentOf('2026-12-31', '23:59')).toBe('2026-12-31T21:59:00.000Z');
  });

  test.each(['America/New_York', 'Asia/Tokyo', 'Africa/Johannesburg'])('also on a device in %s', (zone) => {
    const before = process.env.TZ;
    process.env.TZ = zone;
    try {
      expect(momentOf('2026-07-01', '09:00')).toBe('2026-07-01T07:00:00.000Z');
      expect(formatInterviewTime('2026-07-01T07:00:00.000Z', 45)).toBe('Wed 1 July 2026, 09:00–\u206009:45 SAST');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
  });

  test.each([
    [null, '10:00'],
    ['2026-03-03', ''],
    ['2026-02-30', '10:00'],
    ['2026-13-01', '10:00'],
    ['2026-03-03', '25:00'],
    ['03/03/2026', '10:00'],
  ])('%s %s name no moment', (day, time) => {
    expect(momentOf(day, time)).toBeNull();
  });
});

test('an interview past midnight says the day on which it ends', () => {
  expect(formatInterviewTime('2026-03-03T21:30:00.000Z', 60)).toBe(
    'Tue 3 March 2026, 23:30–\u2060Wed 4 March 2026, 00:30 SAST',
  );
});

test('a moment counts as past once it is reached', () => {
  const now = new Date('2026-03-03T12:00:00.000Z');
  expect(hasPassed('2026-03-03T12:00:00.000Z', now)).toBe(true);
  expect(hasPassed('2026-03-03T12:00:01.000Z', now)).toBe(false);
});
