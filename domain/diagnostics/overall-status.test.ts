import { expect, test } from 'vitest';
import { type CheckStatus, checkStatuses, overallStatus } from './overall-status.ts';

test('the whole is testing while any item is, else fails if any did, else warns if any does, else passes', () => {
  const worst: readonly CheckStatus[] = ['testing', 'fail', 'warning', 'pass'];
  for (const one of checkStatuses)
    for (const other of checkStatuses)
      for (const third of checkStatuses) {
        const expected = worst.find((status) => [one, other, third].includes(status));
        expect(overallStatus([one, other, third]), `${one} ${other} ${third}`).toBe(expected);
      }
  expect(overallStatus([])).toBe('pass');
});
