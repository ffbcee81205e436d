import { expect, test } from 'vitest';
import { begunShift, mayStillArriveAt, restArrivals, restOfWork } from './rest-of-shift.ts';

const at = (text: string) => new Date(`${text}:00+02:00`);
const hours = { from: '08:00', to: '17:00', breakMinutes: 60 };
const job = (dates: string[], changes = {}) => ({
  schedule: { kind: 'days' as const, dates, ...hours, ...changes },
  startDate: null,
});
const oneDay = job(['2026-12-12']);
const shift = { day: '2026-12-12', start: at('2026-12-12T08:00'), end: at('2026-12-12T17:00') };

test('the last shift is offered from its start until a rep couldn’t come for half of it any more', () => {
  expect(begunShift(oneDay, at('2026-12-12T07:59'))).toBeNull();
  expect(begunShift(oneDay, at('2026-12-12T08:00'))).toEqual(shift);
  expect(begunShift(oneDay, at('2026-12-12T11:59'))).toEqual(shift);
  expect(begunShift(oneDay, at('2026-12-12T12:00'))).toBeNull();
  expect(begunShift(job(['2026-12-12', '2026-12-13']), at('2026-12-12T09:05'))).toBeNull();
  expect(begunShift({ schedule: null, startDate: null }, at('2026-12-12T09:05'))).toBeNull();
});

test('a rep arrives in half an hour or later, while half of the shift is left', () => {
  const arrivals = restArrivals(shift, at('2026-12-12T09:05'));
  expect([arrivals[0], arrivals[1], arrivals.at(-1)]).toEqual([
    at('2026-12-12T09:40'),
    at('2026-12-12T09:50'),
    at('2026-12-12T12:30'),
  ]);
  expect(restArrivals(shift, at('2026-12-12T12:01'))).toEqual([]);
});

test('an arrival that was chosen some minutes ago is possible until a quarter of an hour before it', () => {
  const may = (arrival: string, now: string) =>
    mayStillArriveAt(at(`2026-12-12T${arrival}`), shift, at(`2026-12-12T${now}`));
  expect([may('09:40', '09:25'), may('09:40', '09:26')]).toEqual([true, false]);
  expect([may('12:30', '09:00'), may('12:40', '09:00'), may('10:05', '09:00')]).toEqual([true, false, false]);
});

test.each([
  // Of eight paid hours, six hours and twenty minutes.
  ['09:40', hours, 75_209],
  ['10:00', hours, 71_250],
  // Three and a half hours are paid as four.
  ['12:30', hours, 47_500],
  // A whole day under four hours pays what is left of its own.
  ['09:30', { from: '08:00', to: '11:00', breakMinutes: 0 }, 95_000],
  ['10:00', { ...hours, travelMinutes: 60 }, Math.ceil((95_000 * 420) / 540)],
])('for a rep who arrives at %s the pay is in proportion: %j', (arrival, changes, payCents) => {
  expect(restOfWork(job(['2026-12-12'], changes), 95_000, at(`2026-12-12T${arrival}`))?.payCents).toBe(payCents);
});

test('the rest begins with the arrival, and of a night shift may be on the next day', () => {
  expect(restOfWork(oneDay, 95_000, at('2026-12-12T09:40'))?.schedule).toMatchObject({
    ...{ kind: 'days', dates: ['2026-12-12'], from: '09:40', to: '17:00', breakMinutes: 60 },
  });
  const night = job(['2026-12-11', '2026-12-12'], { from: '22:00', to: '06:00', breakMinutes: 0, transportHome: true });
  expect(restOfWork(night, 200_000, at('2026-12-13T00:30'))).toMatchObject({
    schedule: { dates: ['2026-12-13'], from: '00:30', to: '06:00', transportHome: true },
    payCents: Math.ceil((200_000 * 330) / 960),
  });
});

test('a break as long as the rest leaves nothing to work', () => {
  expect(
    restOfWork(job(['2026-12-12'], { from: '08:00', to: '10:00', breakMinutes: 60 }), 95_000, at('2026-12-12T09:00')),
  ).toBeNull();
});
