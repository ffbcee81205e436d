import { expect, test } from 'vitest';
import { mayStandByUntil, standbyChoices } from './standby.ts';

const job = {
  schedule: {
    kind: 'days' as const,
    dates: ['2026-12-12', '2026-12-13'],
    from: '08:00',
    to: '17:00',
    breakMinutes: 60,
  },
  startDate: null,
};
const at = (text: string) => new Date(`${text}:00+02:00`);
const words = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

test('a rep chooses the evening before, two hours before, the start of the next or the last day, or while enough of it is left', () => {
  expect(words(standbyChoices(job, at('2026-12-01T09:00')))).toEqual(
    words([
      ...[at('2026-12-11T18:00'), at('2026-12-12T06:00'), at('2026-12-12T08:00'), at('2026-12-13T08:00')],
      at('2026-12-13T12:00'),
    ]),
  );
});

test('past moments aren’t offered, and none once too little of the last day is left or while the days are open', () => {
  expect(words(standbyChoices(job, at('2026-12-12T07:50')))).toEqual(
    words([at('2026-12-12T08:00'), at('2026-12-13T08:00'), at('2026-12-13T12:00')]),
  );
  expect(words(standbyChoices(job, at('2026-12-13T08:00')))).toEqual(words([at('2026-12-13T12:00')]));
  expect(standbyChoices(job, at('2026-12-13T12:00'))).toEqual([]);
  expect(standbyChoices({ schedule: null, startDate: null }, at('2026-12-01T09:00'))).toEqual([]);
});

test('standing by ends when too little of the last day is left, and not before it starts', () => {
  const now = at('2026-12-12T07:50');
  expect(mayStandByUntil(at('2026-12-13T08:00'), job, now)).toBe(true);
  expect(mayStandByUntil(at('2026-12-13T12:00'), job, now)).toBe(true);
  expect(mayStandByUntil(at('2026-12-13T12:01'), job, now)).toBe(false);
  const short = { ...job, schedule: { ...job.schedule, to: '08:30', breakMinutes: 0 } };
  expect(mayStandByUntil(at('2026-12-13T08:00'), short, now)).toBe(true);
  expect(mayStandByUntil(at('2026-12-13T08:01'), short, now)).toBe(false);
  expect(mayStandByUntil(now, job, now)).toBe(false);
  expect(mayStandByUntil(at('2026-12-12T08:00'), { schedule: null, startDate: null }, now)).toBe(false);
});
