import { expect, test } from 'vitest';
import type { JobStatus } from '#contract/jobs/options.ts';
import { applyByBrief, applyByText } from './apply-by.ts';

const until = (closesOn: string, status: JobStatus = 'active') => ({ status, closesOn });

test('counts the days to the closing day', () => {
  expect(applyByText(until('2026-03-13'), '2026-03-01')).toBe('12 days left to apply');
  expect(applyByText(until('2026-03-02'), '2026-03-01')).toBe('1 day left to apply');
  expect(applyByText(until('2026-03-01'), '2026-03-01')).toBe('Today is the last day to apply');
  expect(applyByText(until('2026-02-28'), '2026-03-01')).toBe('No longer taking applications');
});

test('uses a shorter text where there is little room', () => {
  expect(applyByBrief(until('2026-03-02'), '2026-03-01')).toBe('1 day left');
  expect(applyByBrief(until('2026-03-01'), '2026-03-01')).toBe('Last day today');
  expect(applyByBrief(until('2026-03-13', 'paused'), '2026-03-01')).toBe('Closed');
});

test('a job that is closed, filled or paused has no days left, whatever its closing day', () => {
  const texts = (['closed', 'filled', 'paused'] as const).map((status) =>
    applyByText(until('2026-03-13', status), '2026-03-01'),
  );
  expect(texts).toEqual([
    'No longer taking applications',
    'No longer taking applications',
    'Not taking applications at the moment',
  ]);
});
