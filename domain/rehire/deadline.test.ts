import { expect, test } from 'vitest';
import { mayAnswerBy, nextSaturday, usualDeadline } from './deadline.ts';

const at = (text: string) => new Date(`${text}:00+02:00`);

test.each([
  ['2026-11-30', '2026-12-05'],
  ['2026-12-04', '2026-12-05'],
  ['2026-12-05', '2026-12-12'],
  ['2026-12-06', '2026-12-12'],
])('on %s the next Saturday is %s', (today, saturday) => {
  expect(nextSaturday(today)).toBe(saturday);
});

test.each([
  ['half an hour ahead', '2026-12-01T10:30', true],
  ['a minute less', '2026-12-01T10:29', false],
  ['at the start', '2026-12-05T09:00', true],
  ['after the start', '2026-12-05T09:01', false],
])('a deadline %s', (_title, answerBy, may) => {
  const bounds = { now: at('2026-12-01T10:00'), start: at('2026-12-05T09:00'), closesOn: '2026-12-05' };
  expect(mayAnswerBy(at(answerBy), bounds)).toBe(may);
});

test('no deadline is after the last day to apply', () => {
  const bounds = { now: at('2026-12-01T10:00'), start: at('2026-12-05T09:00'), closesOn: '2026-12-03' };
  expect(mayAnswerBy(at('2026-12-04T00:00'), bounds)).toBe(true);
  expect(mayAnswerBy(at('2026-12-04T00:01'), bounds)).toBe(false);
});

test.each([
  ['2026-12-10T09:00', '2026-12-03T10:00'],
  ['2026-12-03T12:00', '2026-12-02T12:00'],
  ['2026-12-02T10:00', '2026-12-01T22:00'],
])('for a start at %s, the usual deadline is %s', (start, deadline) => {
  expect(usualDeadline({ now: at('2026-12-01T10:00'), start: at(start) })).toEqual(at(deadline));
});
