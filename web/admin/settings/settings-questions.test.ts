import { expect, test } from 'vitest';
import type { Settings } from '#contract/operators/settings.ts';
import { usualSettings } from '#test/support/operator-settings.ts';
import { moneyProposal, questionsOf } from './settings-questions.ts';

const titles = (after: Partial<Settings>, from: Partial<Settings> = {}) =>
  questionsOf({ ...usualSettings, ...from }, { ...usualSettings, ...after }).map(({ title }) => title);

test('each change that affects many users asks for confirmation, and no other does', () => {
  expect(titles({})).toEqual([]);
  expect(titles({ repsPayNothing: true })).toEqual(['Charge reps nothing?']);
  expect(titles({ repsPayNothing: true, gigsPaidHere: true })).toEqual([
    'Charge reps nothing?',
    'Take payments for gigs?',
  ]);
  expect(titles({}, { repsPayNothing: true, gigsPaidHere: true })).toEqual([
    'Charge reps again?',
    'Stop taking payments for gigs?',
  ]);
  expect(titles({ reviewMatches: false })).toEqual(['Suggest reps without a review?']);
  expect(titles({}, { reviewMatches: false })).toEqual([]);
});

test('each money setting is proposed, with its old value and effective date', () => {
  expect(moneyProposal(usualSettings, { ...usualSettings, feeBasisPoints: 1_500, repTrialDays: 30 })).toBe(
    'A second admin must approve this. Nothing will change until then. Platform fee: 10 % → 15 %. Applies to new agreements. Existing agreements keep their fee. ' +
      'Rep trial: 15 days → 30 days. Applies to new accounts. Our pages and new agreements show it immediately.',
  );
  const changed: Partial<Settings>[] = [
    { vatNumber: '4123456789' },
    { feeBearer: 'business' },
    { cardFeeBearer: 'business' },
    { cardFeeBasisPoints: 1 },
    { cardFeeFlatCents: 1 },
    { minimumPayoutCents: 200 },
    { businessTrialDays: 1 },
  ];
  for (const one of changed) expect(moneyProposal(usualSettings, { ...usualSettings, ...one })).not.toBeNull();
  expect(moneyProposal(usualSettings, { ...usualSettings, gigsPaidHere: true, repsPayNothing: true })).not.toBeNull();
  expect(moneyProposal(usualSettings, { ...usualSettings, auditDays: 800 })).toBeNull();
});

test("shorter retention deletes, and asks for confirmation; longer doesn't", () => {
  expect(titles({ auditDays: 800 })).toEqual([]);
  expect(titles({ auditDays: 800 }, { auditDays: 900 })).toEqual(['Keep records for less time?']);
  expect(titles({ impressionDays: 30, notificationDays: 60 })).toEqual(['Keep records for less time?']);
});

test("turning a feature off asks for confirmation; turning it on doesn't", () => {
  expect(titles({ giftsOn: false, attachmentsOn: false })).toEqual(['Turn off these features?']);
  expect(titles({}, { giftsOn: false })).toEqual([]);
});
