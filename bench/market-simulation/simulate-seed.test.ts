import { expect, test } from 'vitest';
import { reportSimulation } from './report-simulation.ts';
import { simulateSeed } from './simulate-seed.ts';

const toy = { days: 20, reps: 60, jobs: 50 };

test('all policies have a market, the same again, and their table says something', () => {
  const [one, other] = [1, 2].map((seed) => simulateSeed(seed, toy));
  expect(simulateSeed(1, toy)).toEqual(one);
  expect(other).not.toEqual(one);
  for (const measured of Object.values(one ?? {})) {
    expect(measured.hires).toBeGreaterThan(0);
    expect(measured.ndcg).toBeGreaterThan(0);
  }
  const { tables } = reportSimulation([one ?? {}, other ?? {}]);
  expect(JSON.stringify(tables)).not.toContain('NaN');
});
