import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assignRep, type JobToJoin, type Proposed } from './assign-rep.ts';
import { assignmentRules } from './capacity.ts';

const proposed = (repId: string, score: number, more: Partial<Proposed> = {}): Proposed => ({
  repId,
  score,
  newcomer: false,
  proposals: 1,
  mayLeave: true,
  ...more,
});
const job = (id: string, score: number, more: Partial<JobToJoin> = {}): JobToJoin => ({
  id,
  score,
  places: 1,
  days: ['2026-12-05'],
  applicants: 0,
  proposed: [],
  ...more,
});
const neo = { id: 'neo', newcomer: false, existing: [] };

test('a new rep takes free places, the best first, for a few jobs of one day', () => {
  const jobs = [job('d', 0.2), job('a', 0.5), job('b', 0.9), job('c', 0.7)];
  expect(assignRep(neo, jobs).map(({ jobId }) => jobId)).toEqual(['b', 'c', 'a']);
  expect(assignRep({ ...neo, existing: [['2026-12-05'], ['2026-12-05'], ['2026-12-05']] }, jobs)).toEqual([]);
});

test('and the place of a worse match, unless a person approved it', () => {
  const weak = proposed('weak', 0.3);
  expect(assignRep(neo, [job('a', 0.8, { proposed: [weak] })])).toEqual([{ jobId: 'a', insteadOf: 'weak' }]);
  expect(assignRep(neo, [job('a', 0.8, { proposed: [{ ...weak, mayLeave: false }] })])).toEqual([]);
  expect(assignRep(neo, [job('a', 0.8, { proposed: [proposed('strong', 0.9)] })])).toEqual([]);
});

test('a newcomer gets the places reserved for newcomers, and keeps them', () => {
  const four = ['u', 'v', 'w', 'x'].map((id, at) => proposed(id, 0.9 + at / 100));
  const full = job('a', 0.4, { places: 4, proposed: four });
  expect(assignRep({ ...neo, newcomer: true }, [full])).toEqual([{ jobId: 'a', insteadOf: 'u' }]);
  expect(assignRep(neo, [full])).toEqual([]);
  const [first, ...others] = four;
  const kept = { ...full, score: 0.95, proposed: [{ ...(first ?? proposed('u', 0.9)), newcomer: true }, ...others] };
  expect(assignRep(neo, [{ ...kept, score: 1 }])).toEqual([{ jobId: 'a', insteadOf: 'v' }]);
});

test('a rep without proposals has priority over one with several', () => {
  const several = proposed('several', 0.85, { proposals: 3 });
  expect(assignRep(neo, [job('a', 0.8, { proposed: [several] })])).toEqual([{ jobId: 'a', insteadOf: 'several' }]);
  const settled = { ...neo, existing: [['2026-12-24'], ['2026-12-25'], ['2026-12-26']] };
  expect(assignRep(settled, [job('a', 0.8, { proposed: [several] })])).toEqual([]);
});

test('never more than a few jobs of one day, independent of the order of the jobs', () => {
  const days = ['fri', 'sat', 'sun'];
  const jobs = fc
    .array(fc.record({ score: fc.integer({ min: 1, max: 9 }).map((n) => n / 10), days: fc.subarray(days) }))
    .map((all) => all.map(({ score, days }, at) => job(`j${at}`, score, { days })));
  fc.assert(
    fc.property(jobs, (given) => {
      const found = assignRep(neo, given);
      expect(assignRep(neo, given.toReversed())).toEqual(found);
      const taken = found.flatMap(({ jobId }) => given.find(({ id }) => id === jobId)?.days ?? []);
      for (const day of days)
        expect(taken.filter((one) => one === day).length).toBeLessThanOrEqual(assignmentRules.perDay);
    }),
  );
});
