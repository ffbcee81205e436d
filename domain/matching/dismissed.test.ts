import { expect, test } from 'vitest';
import { type Alike, leftByDismissals } from './dismissed.ts';

const job: Alike = {
  businessId: 'business',
  industry: 'Retail',
  jobType: 'Contract',
  hourlyCents: 7_500,
  km: 21,
  workingDays: [],
};

const leftAt = (km: number | null, ...tooFar: (number | null)[]) =>
  leftByDismissals(
    { ...job, km },
    tooFar.map((far) => ({ ...job, businessId: 'another', km: far, reason: 'too_far' as const })),
  );

test('"too far" lowers jobs by distance, steeply beyond it', () => {
  expect(leftAt(2, 21)).toBeGreaterThan(0.95);
  expect(leftAt(21, 21)).toBeCloseTo(0.6);
  expect(leftAt(21, 89)).toBeGreaterThan(0.95);
  expect(leftAt(89, 21)).toBeLessThan(0.05);
  const away = [0, 5, 10, 20, 30, 40, 60, 89, 200].map((km) => leftAt(km, 21));
  expect(away.toSorted((one, other) => other - one)).toEqual(away);
  expect(new Set(away).size).toBe(away.length);
});

test('the nearest "too far" counts, repeated ones more', () => {
  expect(leftAt(50, 100, 40)).toBeLessThan(leftAt(50, 40));
  expect(leftAt(10, 0)).toBeLessThan(leftAt(3, 0));
});

test('a job at an unknown distance is not lowered', () => {
  expect(leftAt(null, 21)).toBe(1);
  expect(leftAt(300, null)).toBe(1);
});

test('other reasons lower similar jobs', () => {
  const gone = (reason: 'company' | 'pay', changes: Partial<Alike>) => [{ ...job, ...changes, reason }];
  expect(leftByDismissals(job, gone('company', {}))).toBe(0.3);
  expect(leftByDismissals(job, gone('company', { businessId: 'another' }))).toBe(1);
  expect(leftByDismissals(job, gone('pay', { hourlyCents: 8_000 }))).toBe(0.8);
});

test('jobs with days still to be agreed are similar to none', () => {
  const [saturday, monday] = [['2026-12-05'], ['2026-12-07']];
  const leftOf = (workingDays: readonly string[], gone: readonly string[]) =>
    leftByDismissals({ ...job, workingDays }, [{ ...job, workingDays: gone, reason: 'days' }]);
  expect(leftOf(saturday, saturday)).toBe(0.8);
  expect(leftOf(monday, saturday)).toBe(1);
  expect(leftOf(monday, [])).toBe(1);
  expect(leftOf([], monday)).toBe(1);
});
