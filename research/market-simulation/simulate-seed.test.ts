import { expect, test } from 'vitest';
import { makeMarket } from './market.ts';
import { policies } from './policies.ts';
import { openRankingPolicy } from './ranking-policy.ts';
import { reportSimulation } from './report-simulation.ts';
import { simulateSeed } from './simulate-seed.ts';
import { openState } from './state.ts';

const toy = { days: 20, reps: 60, jobs: 50 };

test('every policy gets the same market, runs are repeatable, and their tables have content', () => {
  const [one, other] = [1, 2].map((seed) => simulateSeed(seed, toy));
  expect(Object.keys(one ?? {})).toEqual(Object.keys(policies));
  expect(simulateSeed(1, toy)).toEqual(one);
  expect(other).not.toEqual(one);
  for (const measured of Object.values(one ?? {})) {
    expect(measured.hires).toBeGreaterThan(0);
    expect(measured.ndcg).toBeGreaterThan(0);
  }
  expect(one?.['who knows all']?.ndcg).toBeGreaterThan(0.9);
  const { tables } = reportSimulation([one ?? {}, other ?? {}]);
  expect(tables.map(({ rows }) => rows.length)).toEqual([14, 6, 6, 5]);
  expect(JSON.stringify(tables)).not.toContain('NaN');
});

test('the ranking does not see hidden attributes', () => {
  const market = makeMarket(1, toy);
  const others = {
    ...market,
    reps: market.reps.map((rep) => ({ ...rep, gifts: [], likings: [], known: new Map(), reliable: 1, charm: 0 })),
    jobs: market.jobs.map((job) => ({ ...job, wants: [], wantsYears: 9, language: null })),
  };
  const [told, untold] = [market, others].map((one) => {
    const state = { ...openState(one, () => []), now: 10 };
    const [job] = state.jobs;
    return (
      job &&
      openRankingPolicy(one)
        .applicantsOf(state, job, state.reps)
        .map(({ rep }) => rep.number)
    );
  });
  expect(told).toHaveLength(toy.reps);
  expect(untold).toEqual(told);
});
