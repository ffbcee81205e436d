import { expect, test } from 'vitest';
import { assumedRest, recoverMissedDay } from './missed-days.ts';
import { assumed, fillSaturday, ways } from './saturdays.ts';

const mean = (way: (typeof ways)[number], given = assumed) =>
  Array.from({ length: 300 }, (_, seed) => fillSaturday(way, seed + 1, given)).reduce((sum, one) => sum + one, 0) / 300;

test('nine of ten places are filled without replacements, more by hand, and most with standby', () => {
  const shares = ways.map((way) => mean(way));
  expect(shares[0]).toBeGreaterThan(0.87);
  expect(shares[0]).toBeLessThan(0.93);
  expect(shares[1]).toBeGreaterThan((shares[0] ?? 1) + 0.01);
  for (const share of shares.slice(2)) expect(share).toBeGreaterThan((shares[1] ?? 1) + 0.005);
});

test('with everyone on standby and no one saying yes, offers fill nothing', () => {
  expect(mean('automatic', { ...assumed, standsBy: 1, saysYes: [0, 0] })).toBe(mean('no one'));
});

test('the same Saturday ends the same', () => {
  expect(fillSaturday('automatic', 7)).toBe(fillSaturday('automatic', 7));
});

test('of days whose rep didn’t come, some get a rep for the rest, and none without reps on standby for it', () => {
  const shares = (given = assumedRest) => Array.from({ length: 300 }, (_, seed) => recoverMissedDay(seed + 1, given));
  expect(shares().filter((share) => share > 0).length).toBeGreaterThan(15);
  expect(Math.max(...shares())).toBeLessThan(0.9);
  expect(Math.max(...shares({ ...assumedRest, standsForRest: 0 }))).toBe(0);
});
