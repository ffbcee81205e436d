import { describe, expect, test } from 'vitest';
import { applicationStatuses } from '#contract/applications/options.ts';
import {
  actionsFor,
  canApply,
  hasRoom,
  isDecided,
  refuseAction,
  refuseReapplication,
  trackerStatuses,
} from './application-lifecycle.ts';

describe('the life of an application', () => {
  test('a business moves a pending application to interview, accepted or rejected', () => {
    expect(actionsFor('business', 'pending')).toEqual(['interview', 'accept', 'reject']);
  });

  test('after the interview only the decision is left', () => {
    expect(actionsFor('business', 'interview')).toEqual(['accept', 'reject']);
    expect(refuseAction('interview', 'interview')).toBe('application.already_interviewing');
  });

  test.each(['accepted', 'rejected', 'withdrawn', 'ended'] as const)(
    'neither side has any action left at %s',
    (status) => {
      expect(isDecided(status)).toBe(true);
      expect(actionsFor('business', status)).toEqual([]);
      expect(actionsFor('rep', status)).toEqual([]);
      expect(refuseAction('accept', status)).toBe('application.already_decided');
    },
  );

  test('a rep may only withdraw, and only while it is open', () => {
    expect(actionsFor('rep', 'pending')).toEqual(['withdraw']);
    expect(actionsFor('rep', 'interview')).toEqual(['withdraw']);
    expect(canApply('withdraw', 'accepted')).toBe(false);
  });

  test.each([
    ['withdrawn', null, null],
    ['withdrawn', '2026-12-01', null],
    ['withdrawn', '2026-12-02', 'application.sent_again_today'],
    ['pending', null, 'application.already_applied'],
    ['interview', null, 'application.already_applied'],
    ['rejected', null, 'application.already_applied'],
    ['accepted', null, 'application.already_applied'],
    ['ended', null, 'application.already_applied'],
  ] as const)('%s, sent again on %s: %s', (status, sentAgainOn, refusal) => {
    expect(refuseReapplication({ status, sentAgainOn }, '2026-12-02')).toBe(refusal);
  });

  test('the tracker shows every status under All, and each decision of a business, with its outcome, under Completed', () => {
    expect([...trackerStatuses.all].sort()).toEqual([...applicationStatuses].sort());
    expect(trackerStatuses.completed).toEqual(['accepted', 'rejected', 'ended']);
  });
});

test('accepting stops at the number of reps that the job asks for', () => {
  expect([2, 3, 4].map((accepted) => hasRoom({ positions: 3, accepted }))).toEqual([true, false, false]);
});
