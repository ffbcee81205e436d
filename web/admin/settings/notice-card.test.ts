import { expect, test } from 'vitest';
import { fromLocal, toLocal } from './notice-card.tsx';

test("a moment is shown and typed in South African time, whatever the administrator's time zone", () => {
  expect(toLocal('2026-11-23T22:30:00.000Z')).toBe('2026-11-24T00:30');
  expect(fromLocal('2026-11-24T00:30')).toBe('2026-11-23T22:30:00.000Z');
  expect([toLocal(null), fromLocal('')]).toEqual(['', null]);
});
