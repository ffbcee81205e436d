import { expect, test } from 'vitest';
import { arrivalChoices, mayArriveAt } from './arrival.ts';
import { isDropOut } from './drop-out.ts';
import { planOffers } from './offer-plan.ts';

const at = (text: string) => new Date(`${text}:00+02:00`);
const start = at('2026-12-12T08:00');

test.each([
  ['three days before: one, for half a day', '2026-12-09T07:00', 1, '2026-12-09T19:00'],
  ['a day before that: one, and no answer is due at night', '2026-12-08T12:00', 1, '2026-12-09T09:00'],
  ['a day before: two, for four hours', '2026-12-11T08:00', 2, '2026-12-11T12:00'],
  ['the evening before: three, for an hour', '2026-12-11T19:00', 3, '2026-12-11T20:00'],
  ['four hours before: five, for twenty minutes', '2026-12-12T04:00', 5, '2026-12-12T04:20'],
  ['at 07:50: ten, until the start', '2026-12-12T07:50', 10, '2026-12-12T08:00'],
])('%s', (_title, now, atOnce, answerBy) => {
  expect(planOffers(start, at(now))).toEqual({ atOnce, answerBy: at(answerBy) });
});

test('once the shift has begun, its place isn’t offered', () => {
  expect(planOffers(start, start)).toBeNull();
});

test('no offer outlasts the start, and every one leaves some time', () => {
  for (let minutes = 1; minutes < 10 * 24 * 60; minutes += 7) {
    const now = new Date(start.getTime() - minutes * 60_000);
    const plan = planOffers(start, now);
    expect(plan && plan.answerBy > now && plan.answerBy <= start).toBe(true);
  }
});

test('a rep dropped out who withdrew, didn’t confirm or didn’t come, but not one whose business cancelled or didn’t pay', () => {
  const by = 'rep';
  expect(isDropOut({ move: 'withdraw', by, from: 'confirmed' })).toBe(true);
  expect(isDropOut({ move: 'report_no_show', by: 'business', from: 'confirmed' })).toBe(true);
  expect(isDropOut({ move: 'lapse', by: 'clock', from: 'funded' })).toBe(true);
  expect(isDropOut({ move: 'lapse', by: 'clock', from: 'agreed' })).toBe(false);
  expect(isDropOut({ move: 'cancel', by: 'business', from: 'funded' })).toBe(false);
  expect(isDropOut({ move: 'call_off', by: 'administrator', from: 'funded' })).toBe(true);
  expect(isDropOut({ move: 'call_off', by: 'provider', from: 'funded' })).toBe(false);
});

test('a rep can arrive from the start until the business could report a no-show', () => {
  const choices = arrivalChoices(start);
  expect([choices[0], choices.at(-1)]).toEqual([start, at('2026-12-12T08:50')]);
  expect(choices.every((choice) => mayArriveAt(choice, start))).toBe(true);
  expect([at('2026-12-12T07:59'), at('2026-12-12T09:00')].map((one) => mayArriveAt(one, start))).toEqual([
    false,
    false,
  ]);
});
