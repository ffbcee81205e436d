import { expect, test } from 'vitest';
import { isDisturbed, judgeStep } from './judge-step.ts';
import type { LoadResults } from './start-load.ts';

const times = (slow: number) => [...Array.from({ length: 98 }, () => 10), slow, slow];

function judged(milliseconds: readonly number[], failed = 0, given: Partial<LoadResults> = {}) {
  const failures: Record<string, number> = failed ? { 503: failed } : {};
  const browse = {
    asked: milliseconds.length + failed,
    failed,
    repeated: 0,
    failures,
    milliseconds,
  };
  const results: LoadResults = {
    seconds: 10,
    secondsToLast: 20,
    requests: { browse },
    failedFirst: [],
    writes: [],
    lateMs: [1],
    cpuShare: 0.2,
    streams: { opened: 0, broken: 0, events: 0 },
    taken: {},
    ...given,
  };
  return judgeStep(10, results, { cpu: null, loopDelayP99Ms: {} });
}

test('judge-step: a step passes up to a p99 of 250 ms', () => {
  expect(judged(times(250))).toMatchObject({ passed: true, p99Ms: 250, p50Ms: 10, answered: 5 });
  expect(judged(times(251))).toMatchObject({ passed: false });
});

test('judge-step: a step passes up to one failed request of a thousand', () => {
  const quick = Array.from({ length: 999 }, () => 10);
  expect(judged(quick, 1)).toMatchObject({ passed: true, requests: 1000, failed: 1, failures: { 'browse: 503': 1 } });
  expect(judged(quick, 2)).toMatchObject({ passed: false });
  expect(judged([], 5)).toMatchObject({ passed: false, p99Ms: null });
});

test('judge-step: a generator that is late or busy is named as the limit', () => {
  expect(judged(times(10)).generator.isLimit).toBe(false);
  expect(judged(times(10), 0, { lateMs: [51] }).generator.isLimit).toBe(true);
  expect(judged(times(10), 0, { cpuShare: 0.81 }).generator.isLimit).toBe(true);
});

test('judge-step: other work above 0.3 of a core disturbs a step', () => {
  expect(isDisturbed({ cpu: { 'web 1': 0.9, other: 0.3 } })).toBe(false);
  expect(isDisturbed({ cpu: { 'web 1': 0.9, other: 0.31 } })).toBe(true);
  expect(isDisturbed({ cpu: null })).toBe(false);
});
