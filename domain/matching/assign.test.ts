import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignProposals } from './assign.ts';
import { type AssignmentRules, assignmentRules, type JobWithPlaces, type RepWithCapacity } from './capacity.ts';

const job = (
  id: string,
  scores: Readonly<Record<string, number>>,
  more: Partial<JobWithPlaces> = {},
): JobWithPlaces => ({
  id,
  places: 1,
  days: ['2026-12-05'],
  applicants: 0,
  existing: [],
  candidates: Object.entries(scores).map(([repId, score]) => ({ repId, score })),
  ...more,
});
const rep = (id: string, more: Partial<RepWithCapacity> = {}): RepWithCapacity => ({
  id,
  newcomer: false,
  existing: [],
  ...more,
});
const one: AssignmentRules = { ...assignmentRules, perDay: 1 };

function assign(jobs: readonly JobWithPlaces[], reps: readonly RepWithCapacity[], rules = assignmentRules) {
  const found = assignProposals(jobs, reps, rules);
  return Object.fromEntries([...found].map(([id, proposed]) => [id, proposed.map(({ repId }) => repId)]));
}

test('the best overall, not the best for the first: a job with an alternative gives way', () => {
  const jobs = [job('a', { thandi: 0.9, pieter: 0.8 }), job('b', { thandi: 0.85, pieter: 0.1 })];
  expect(assign(jobs, [rep('thandi'), rep('pieter')], one)).toEqual({ a: ['pieter'], b: ['thandi'] });
});

test('no rep is proposed for more than a few jobs of one day, existing proposals count, and other days are separate', () => {
  const jobs = ['a', 'b', 'c', 'd'].map((id) => job(id, { thandi: 0.9 }));
  const later = job('later', { thandi: 0.1 }, { days: ['2026-12-06', '2026-12-07'] });
  const proposed = assign([...jobs, later], [rep('thandi', { existing: [['2026-12-05']] })]);
  expect(proposed).toMatchObject({ later: ['thandi'] });
  expect(Object.values(proposed).flat()).toHaveLength(3);
});

test('a job with few applicants has priority over one with many that fits as well', () => {
  const jobs = [job('busy', { thandi: 0.8 }, { applicants: 9 }), job('quiet', { thandi: 0.75 })];
  expect(assign(jobs, [rep('thandi')], one)).toEqual({ quiet: ['thandi'], busy: [] });
});

test('newcomers get their places, but never the only one; without newcomers others get them', () => {
  const others = ['u', 'v', 'w', 'x', 'y'];
  const scores = { ...Object.fromEntries(others.map((id) => [id, 0.9])), new: 0.2 };
  const reps = [...others.map((id) => rep(id)), rep('new', { newcomer: true })];
  expect(assign([job('a', scores, { places: 4 })], reps).a).toContain('new');
  expect(assign([job('a', scores, { places: 1 })], reps).a).not.toContain('new');
  expect(assign([job('a', scores, { places: 4 })], reps.slice(0, 5)).a).toHaveLength(4);
  const withNewcomer = job('a', scores, { places: 4, existing: ['older'] });
  expect(assign([withNewcomer], [...reps, rep('older', { newcomer: true })]).a).toEqual(['u', 'v', 'w']);
});

test('a rep without proposals has priority over one with two who fits a little better', () => {
  const jobs = [job('a', { thandi: 0.9, neo: 0.85 }), job('b', { thandi: 0.9 }, { days: ['2026-12-06'] })];
  expect(assign(jobs, [rep('thandi'), rep('neo')])).toEqual({ a: ['neo'], b: ['thandi'] });
  const far = [job('a', { thandi: 0.9, neo: 0.3 }), job('b', { thandi: 0.9 }, { days: ['2026-12-06'] })];
  expect(assign(far, [rep('thandi'), rep('neo')])).toMatchObject({ a: ['thandi'] });
});

test('a rep who is proposed already takes a place and is not proposed again', () => {
  const jobs = [job('a', { thandi: 0.9, neo: 0.8, pieter: 0.7 }, { places: 2, existing: ['thandi'] })];
  expect(assign(jobs, [rep('thandi'), rep('neo'), rep('pieter')])).toEqual({ a: ['neo'] });
});

/** The bid for both days blocks the one for Sunday, and then loses to the one for Saturday. */
const [weekend, saturday] = [
  job('a', { thandi: 0.5 }, { days: ['sat', 'sun'] }),
  job('c', { thandi: 0.9 }, { days: ['sat'] }),
];

test('a day that became free again goes to a job that had done without', () => {
  const sunday = job('b', { thandi: 0.1 }, { days: ['sun'] });
  expect(assign([weekend, sunday, saturday], [rep('thandi')], one)).toEqual({ a: [], b: ['thandi'], c: ['thandi'] });
});

test('and to a newcomer, though all places are taken by others', () => {
  const scores = { u: 0.9, v: 0.9, w: 0.9, x: 0.8, thandi: 0.1 };
  const sunday = job('b', scores, { days: ['sun'], places: 4 });
  const reps = [rep('thandi', { newcomer: true }), ...['u', 'v', 'w', 'x'].map((id) => rep(id))];
  expect(assign([weekend, sunday, saturday], reps, one).b).toEqual(['u', 'v', 'w', 'thandi']);
});

test('a newcomer keeps their place from a rep without proposals', () => {
  const reps = [rep('new', { newcomer: true }), ...['u', 'v', 'w', 'neo'].map((id) => rep(id))];
  const jobs = [
    job('a', { u: 0.9, v: 0.9, w: 0.9, new: 0.5, neo: 0.45 }, { places: 4 }),
    job('b', { new: 0.9 }, { days: ['2026-12-06'] }),
  ];
  expect(assign(jobs, reps).a).toEqual(['u', 'v', 'w', 'new']);
});

const repIds = ['r0', 'r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'];
const dayNames = ['fri', 'sat', 'sun'];
const markets = fc.record({
  rules: fc.integer({ min: 1, max: 3 }).map((perDay): AssignmentRules => ({ ...assignmentRules, perDay })),
  jobs: fc
    .array(
      fc.record({
        places: fc.integer({ min: 1, max: 4 }),
        days: fc.subarray(dayNames),
        applicants: fc.nat(5),
        scores: fc.dictionary(
          fc.constantFrom(...repIds),
          fc.integer({ min: 1, max: 20 }).map((n) => n / 20),
        ),
      }),
      { maxLength: 7 },
    )
    .map((jobs) => jobs.map(({ scores, ...more }, at) => job(`j${at}`, scores, more))),
  reps: fc
    .array(fc.record({ newcomer: fc.boolean(), existing: fc.array(fc.subarray(dayNames), { maxLength: 2 }) }), {
      minLength: repIds.length,
      maxLength: repIds.length,
    })
    .map((reps) => reps.map((more, at) => rep(`r${at}`, more))),
});

const bucket = (days: readonly string[]) => (days.length > 0 ? days : ['undated']);

/** By rep and day: existing proposals, and new ones. */
function loadOf({ id, existing }: RepWithCapacity, jobs: readonly JobWithPlaces[], proposed: Record<string, string[]>) {
  const days = [...existing, ...jobs.filter((one) => proposed[one.id]?.includes(id)).map((one) => one.days)].flatMap(
    bucket,
  );
  return (day: string) => days.filter((one) => one === day).length;
}

test('in any market: capacity, places, newcomers, no rep left out, no place left empty', () => {
  fc.assert(
    fc.property(markets, ({ jobs, reps, rules }) => {
      const { perDay, newcomerShare, tolerance } = rules;
      const proposed = assign(jobs, reps, rules);
      const isNew = (id: string) => reps.find((one) => one.id === id)?.newcomer ?? false;
      const isFree = (id: string, { days }: JobWithPlaces) => {
        const load = loadOf(reps.find((one) => one.id === id) ?? rep(id), jobs, proposed);
        return bucket(days).every((day) => load(day) < perDay);
      };
      const exposure = (id: string) =>
        (reps.find((one) => one.id === id)?.existing.length ?? 0) +
        Object.values(proposed).filter((ids) => ids.includes(id)).length;
      for (const one of reps) {
        const [before, after] = [loadOf(one, [], {}), loadOf(one, jobs, proposed)];
        for (const day of [...dayNames, 'undated'])
          expect(after(day)).toBeLessThanOrEqual(Math.max(perDay, before(day)));
      }
      for (const one of jobs) {
        const ids = proposed[one.id] ?? [];
        const quota = Math.min(Math.ceil(newcomerShare * one.places), one.places - 1);
        const left = one.candidates.filter(({ repId }) => !ids.includes(repId) && isFree(repId, one));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(one.places);
        if (ids.length < one.places) expect(left).toEqual([]);
        if (ids.filter(isNew).length < quota) expect(left.filter(({ repId }) => isNew(repId))).toEqual([]);
        for (const { repId, score } of left.filter(({ repId }) => exposure(repId) === 0)) {
          const isSafe = isNew(repId) || ids.filter(isNew).length > quota;
          const couldLeave = one.candidates.filter(
            (other) =>
              ids.includes(other.repId) &&
              exposure(other.repId) > 1 &&
              other.score <= score + tolerance &&
              (isSafe || !isNew(other.repId)),
          );
          expect(couldLeave).toEqual([]);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('independent of the order of the input', () => {
  const shuffled = markets.chain(({ jobs, reps, rules }) =>
    fc.record({
      given: fc.constant({ jobs, reps, rules }),
      jobs: fc.shuffledSubarray(
        jobs.map((one) => ({ ...one, candidates: one.candidates.toReversed(), days: one.days.toReversed() })),
        { minLength: jobs.length },
      ),
      reps: fc.shuffledSubarray(reps, { minLength: reps.length }),
    }),
  );
  fc.assert(
    fc.property(shuffled, ({ given, jobs, reps }) => {
      expect(assign(jobs, reps, given.rules)).toEqual(assign(given.jobs, given.reps, given.rules));
    }),
    { numRuns: 300 },
  );
});

test('one day, one place each: the total is optimal within one step a place', () => {
  const score = fc.integer({ min: 0, max: 20 }).map((n) => n / 20);
  const size = 5;
  const table = fc.array(fc.array(score, { minLength: size, maxLength: size }), { minLength: size, maxLength: size });
  const plain: AssignmentRules = { ...one, newcomerShare: 0, spread: 0, tolerance: -1, needWeight: 0 };
  const best = (scores: readonly (readonly number[])[], free: readonly number[]): number =>
    scores.length === 0
      ? 0
      : Math.max(
          ...free.map(
            (at) =>
              (scores[0]?.[at] ?? 0) +
              best(
                scores.slice(1),
                free.filter((one) => one !== at),
              ),
          ),
        );
  fc.assert(
    fc.property(table, (scores) => {
      const jobs = scores.map((row, at) =>
        job(`j${at}`, Object.fromEntries(row.map((score, rep) => [`r${rep}`, score]))),
      );
      const found = [
        ...assignProposals(
          jobs,
          scores.map((_, at) => rep(`r${at}`)),
          plain,
        ).values(),
      ].flat();
      const total = found.reduce((sum, { score }) => sum + score, 0);
      expect(found).toHaveLength(size);
      expect(total).toBeGreaterThanOrEqual(
        best(
          scores,
          scores.map((_, at) => at),
        ) -
          size * plain.step -
          1e-9,
      );
    }),
    { numRuns: 200 },
  );
});
