import { expect, test } from 'vitest';
import { applyByText } from './apply-by.ts';

test('counts the days to the last day to apply', () => {
  expect(applyByText('2026-03-13', '2026-03-01')).toBe('12 days left to apply');
  expect(applyByText('2026-03-02', '2026-03-01')).toBe('1 day left to apply');
  expect(applyByText('2026-03-01', '2026-03-01')).toBe('Today is the last day to apply');
  expect(applyByText('2026-02-28', '2026-03-01')).toBe('No longer takes applications');
});
