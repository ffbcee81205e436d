import { expect, test } from 'vitest';
import type { ApplicantSort } from '#contract/applications/board.ts';
import { compareRanks, experienceFrom, type Ordered, rankBy } from './applicant-order.ts';

const applicant = (id: string, changes: Partial<Ordered> = {}): Ordered => ({
  id,
  appliedAt: new Date('2026-03-01T10:00:00Z'),
  fit: null,
  hourlyRateCents: null,
  km: null,
  experience: null,
  ...changes,
});

const order = (sort: ApplicantSort, applicants: Ordered[]) =>
  applicants
    .map((one) => ({ rank: rankBy[sort](one), at: one.appliedAt, id: one.id }))
    .toSorted(compareRanks)
    .map(({ id }) => id);

test.each<[ApplicantSort, Partial<Ordered>[]]>([
  ['fit', [{ fit: 0.9 }, { fit: 0.5 }, { fit: 0 }, { fit: null }]],
  ['rate', [{ hourlyRateCents: 5000 }, { hourlyRateCents: 9000 }, { hourlyRateCents: null }]],
  ['distance', [{ km: 0 }, { km: 12.5 }, { km: 900 }, { km: null }]],
  ['experience', [{ experience: 'senior' }, { experience: 'junior' }, { experience: 'entry' }, { experience: null }]],
])('by %s the best come first, and missing values last', (sort, best) => {
  const applicants = best.map((changes, index) => applicant(String(index), changes));
  expect(order(sort, applicants.toReversed())).toEqual(applicants.map(({ id }) => id));
});

test('within a rank the newest comes first, and two of one moment always in the same order', () => {
  const later = new Date('2026-03-02T10:00:00Z');
  const applicants = [applicant('a'), applicant('c'), applicant('b', { appliedAt: later })];
  expect(order('newest', applicants)).toEqual(['b', 'c', 'a']);
  expect(order('rate', applicants.toReversed())).toEqual(['b', 'c', 'a']);
});

test('a minimum of experience', () => {
  expect(experienceFrom('mid')).toEqual(['mid', 'senior']);
  expect(experienceFrom('entry')).toHaveLength(4);
});
