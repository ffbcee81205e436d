import { expect, test } from 'vitest';
import { arrivalDay } from './arrival.ts';

const asked = (sast: string) => arrivalDay(new Date(`${sast}+02:00`));

test('a payout takes three business days', () => {
  expect(asked('2026-11-23T09:00')).toBe('2026-11-26');
  expect(asked('2026-11-26T23:59')).toBe('2026-12-01');
  // Saturday counts as the end of the week.
  expect(asked('2026-11-28T09:00')).toBe('2026-12-02');
});

test("public holidays don't count", () => {
  // 16 December is a Wednesday; 25 and 26 December are a Friday and a Saturday.
  expect(asked('2026-12-15T09:00')).toBe('2026-12-21');
  expect(asked('2026-12-23T09:00')).toBe('2026-12-29');
});
