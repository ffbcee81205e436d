import { expect, test } from 'vitest';
import type { DeadlineKind } from '#contract/engagements/options.ts';
import { deadlineOf } from './deadlines.ts';

// A Saturday, 09:00 to 17:00 in South Africa.
const saturday = {
  number: 1,
  start: new Date('2026-12-05T09:00:00+02:00'),
  end: new Date('2026-12-05T17:00:00+02:00'),
};
const due = (kind: DeadlineKind, since: string, milestone: Parameters<typeof deadlineOf>[2] = saturday) =>
  deadlineOf(kind, new Date(since), milestone).toISOString();
const at = (text: string) => new Date(text).toISOString();

test('with weeks to go, the usual hours apply', () => {
  expect(due('agree', '2026-11-10T10:00:00+02:00')).toBe(at('2026-11-13T10:00:00+02:00'));
  expect(due('fund', '2026-11-11T10:00:00+02:00')).toBe(at('2026-11-12T10:00:00+02:00'));
  expect(due('confirm', '2026-11-12T10:00:00+02:00')).toBe(at('2026-12-04T17:00:00+02:00'));
});

test('agreed on Friday evening for Saturday, each side has a share of the time left', () => {
  expect(due('agree', '2026-12-04T18:00:00+02:00')).toBe(at('2026-12-04T23:00:00+02:00'));
  expect(due('fund', '2026-12-04T18:00:00+02:00')).toBe(at('2026-12-04T23:00:00+02:00'));
  expect(due('confirm', '2026-12-04T18:00:00+02:00')).toBe(at('2026-12-05T02:20:00+02:00'));
});

test('no deadline before the start is after it, or before it begins to run', () => {
  for (let minutes = 1; minutes < 60 * 24 * 40; minutes += 977) {
    const since = new Date(saturday.start.getTime() - minutes * 60_000);
    for (const kind of ['agree', 'fund', 'confirm'] as const) {
      const moment = deadlineOf(kind, since, saturday);
      expect(moment >= since && moment <= saturday.start, `${kind} ${minutes} min before`).toBe(true);
    }
  }
});

test('a later week is due two days before it begins, however early it was agreed', () => {
  const later = { ...saturday, number: 2 };
  expect(due('fund', '2026-11-10T10:00:00+02:00', later)).toBe(at('2026-12-03T09:00:00+02:00'));
  expect(due('fund', '2026-12-04T18:00:00+02:00', later)).toBe(at('2026-12-04T23:00:00+02:00'));
});

test('begun work leaves no time, and unnamed days shorten no deadline', () => {
  expect(due('agree', '2026-12-05T12:00:00+02:00')).toBe(at('2026-12-05T12:00:00+02:00'));
  expect(due('agree', '2026-12-05T12:00:00+02:00', { number: 1, start: null, end: null })).toBe(
    at('2026-12-08T12:00:00+02:00'),
  );
});

test('after the work, automatic approval counts from its end or from the last submission', () => {
  expect(due('attend', '2026-12-01T12:00:00+02:00')).toBe(at('2026-12-08T17:00:00+02:00'));
  expect(due('hand_in', '2026-12-07T12:00:00+02:00')).toBe(at('2026-12-10T12:00:00+02:00'));
  expect(due('accept', '2026-12-05T17:30:00+02:00')).toBe(at('2026-12-08T17:30:00+02:00'));
});

test('a dispute counts business days, to the end of the last one', () => {
  // 16 December is the Day of Reconciliation.
  expect(due('state', '2026-12-14T12:00:00+02:00')).toBe(at('2026-12-23T00:00:00+02:00'));
  expect(due('decide', '2026-12-14T12:00:00+02:00')).toBe(at('2027-01-13T12:00:00+02:00'));
});

test('the time to appeal a decision, and to decide the appeal, ends to the minute', () => {
  expect(due('appeal_decision', '2026-12-14T12:00:00+02:00')).toBe(at('2026-12-17T12:00:00+02:00'));
  expect(due('decide_appeal', '2026-12-14T12:00:00+02:00')).toBe(at('2026-12-28T12:00:00+02:00'));
});
