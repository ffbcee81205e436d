import { expect, test } from 'vitest';
import { refuseChangedTerms, refuseNeeds, refuseTerms } from './job-terms.ts';

const today = '2026-11-21';
const terms = { hourlyRateCents: 3_023, startDate: null, closesOn: '2026-12-21', positions: 2 };

test('lawful terms are posted', () => {
  expect(refuseTerms(terms, today)).toBeNull();
  expect(refuseTerms({ ...terms, hourlyRateCents: null }, today)).toBeNull();
});

test.each([
  ['hourlyRateCents', 'job.below_minimum_wage', { hourlyRateCents: 3_022 }],
  ['closesOn', 'job.closing_day_invalid', { closesOn: '2026-11-20' }],
  ['closesOn', 'job.closing_day_invalid', { closesOn: '2027-02-20' }],
] as const)('%s: %s', (field, code, change) => {
  const refused = { ...terms, ...change };
  expect(refuseTerms(refused, today)).toMatchObject({ field, code });
  expect(refuseChangedTerms(refused, 0, today)).toMatchObject({ field, code });
  expect(refuseNeeds('reopen', { terms: refused, accepted: 0, today })).toMatchObject({ field, code });
  // The other actions need nothing of it.
  expect(refuseNeeds('close', { terms: refused, accepted: 9, today })).toBeNull();
});

test('an edit keeps a position for everybody who was accepted', () => {
  expect(refuseChangedTerms(terms, 2, today)).toBeNull();
  expect(refuseChangedTerms(terms, 3, today)).toMatchObject({ code: 'job.too_few_positions', field: 'positions' });
});

test('reopening needs a position that is free', () => {
  expect(refuseNeeds('reopen', { terms, accepted: 1, today })).toBeNull();
  const refusal = refuseNeeds('reopen', { terms, accepted: 2, today });
  expect(refusal).toMatchObject({ code: 'job.no_room', field: 'positions' });
  expect(refusal?.message).toContain('2 reps');
});
