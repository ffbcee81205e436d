import { expect, test } from 'vitest';
import { drawCurves } from './draw-curves.ts';
import type { Step } from './judge-step.ts';
import type { DayResult } from './result.ts';
import { kneeOf } from './result.ts';

const step = (offered: number, p99Ms: number): Step => ({
  offered,
  answered: offered,
  requests: 100,
  failed: 0,
  p50Ms: 10,
  p99Ms,
  passed: p99Ms <= 250,
  generator: { lateP99Ms: 1, cpuShare: 0.1, isLimit: false },
  cpu: { 'web 1': 0.5, postgres: 0.25 },
  loopDelayP99Ms: { 'web 1': 12 },
  byRequest: {},
  failures: {},
  streams: { opened: 0, broken: 0, events: 0 },
});
const kept = { acknowledged: 0, lost: 0, doubled: 0 };
const result: DayResult = {
  at: '2026-12-01T06:00:00.000Z',
  machine: '2 × <machine>',
  loadAverageBefore: 3.2,
  market: { jobs: 10_000, reps: 2_000, businesses: 200, applications: 30_000 },
  mix: {} as DayResult['mix'],
  curves: [
    { processes: 1, steps: [step(10, 40), step(20, 300)] },
    { processes: 2, steps: [step(10, 30), step(20, 90)] },
  ],
  kept: { application: kept, message: kept, 'check-in': kept, payment: kept },
};

test('draw-curves: each curve has a line and a point for each step, and the limit is drawn', () => {
  const svg = drawCurves(result);
  // p99 of two curves, and for each two lines of CPU.
  expect(svg.match(/<polyline/g)).toHaveLength(6);
  expect(svg.match(/<circle/g)).toHaveLength(12);
  expect(svg.match(/class="limit"/g)).toHaveLength(1);
  expect(svg).not.toContain('NaN');
});

test('draw-curves: the title says how busy the machine was, and is escaped', () => {
  expect(drawCurves(result)).toContain('2 × &lt;machine>, other work at a load of 3.2 before the start');
  expect(drawCurves({ ...result, loadAverageBefore: 0.1 })).not.toContain('other work');
});

test('draw-curves: the knee is the highest rate that passed', () => {
  expect(result.curves.map((curve) => kneeOf(curve)?.offered)).toEqual([10, 20]);
  expect(kneeOf({ steps: [step(10, 300)] })).toBeUndefined();
});
