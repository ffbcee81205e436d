import { expect, test } from 'vitest';
import { settledBefore, settlesOn } from './settlement-day.ts';

test.each([
  ['a Monday', '2026-11-02T08:00:00Z', '2026-11-06'],
  ['a Friday, over the weekend', '2026-11-06T08:00:00Z', '2026-11-10'],
  ['a Wednesday, over the weekend', '2026-11-04T08:00:00Z', '2026-11-10'],
  ['two days before the Day of Reconciliation', '2026-12-14T08:00:00Z', '2026-12-18'],
  ['before Christmas, over the holidays', '2026-12-22T08:00:00Z', '2026-12-29'],
  ['an evening that is another day in South Africa', '2026-11-02T22:30:00Z', '2026-11-09'],
])('a payment on %s', (_, paidAt, day) => {
  expect(settlesOn(new Date(paidAt))).toBe(day);
});

test('receipts before a moment should have been paid out by a day', () => {
  for (const day of ['2026-11-06', '2026-11-08', '2026-12-16', '2026-12-29', '2027-01-01'])
    for (let hour = 0; hour < 24 * 14; hour += 1) {
      const paidAt = new Date(Date.parse(`${day}T12:00:00Z`) - hour * 3_600_000);
      expect(paidAt < settledBefore(day), `${paidAt.toISOString()} by ${day}`).toBe(settlesOn(paidAt) <= day);
    }
});
