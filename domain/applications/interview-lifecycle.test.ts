import { describe, expect, test } from 'vitest';
import { interviewStatuses } from '#contract/applications/interview.ts';
import {
  faultOfTimes,
  interviewActionsFor,
  refuseChange,
  refuseChoice,
  refuseInterviewAction,
} from './interview-lifecycle.ts';

const now = new Date('2026-12-01T08:00:00Z');
const at = (text: string) => new Date(text);

describe('what each side may do', () => {
  test.each([
    ['proposed', ['accept', 'decline'], ['cancel', 'replace']],
    ['accepted', ['accept', 'decline'], ['cancel', 'replace']],
    ['declined', [], ['replace']],
    ['cancelled', [], ['replace']],
    ['replaced', [], []],
  ] as const)('%s', (status, rep, business) => {
    expect(interviewActionsFor('rep', status)).toEqual(rep);
    expect(interviewActionsFor('business', status)).toEqual(business);
  });

  test('names the refusal', () => {
    const why = (action: 'accept' | 'cancel') =>
      interviewStatuses.map((status) => refuseInterviewAction(action, status));
    expect(why('accept')).toEqual([
      null,
      null,
      'interview.already_answered',
      'interview.already_ended',
      'interview.replaced',
    ]);
    expect(why('cancel')).toEqual([
      null,
      null,
      'interview.already_ended',
      'interview.already_ended',
      'interview.replaced',
    ]);
  });
});

describe('times', () => {
  test('are in the future, and within 90 days', () => {
    expect(faultOfTimes([at('2026-12-01T08:00:01Z'), at('2027-03-01T08:00:00Z')], now)).toBeNull();
    expect(faultOfTimes([at('2026-12-02T08:00:00Z'), now], now)).toBe('past');
    expect(faultOfTimes([at('2027-03-01T08:00:01Z')], now)).toBe('too_far');
  });

  test('are chosen from those offered, before they pass', () => {
    const offered = [at('2026-12-01T07:00:00Z'), at('2026-12-02T07:00:00Z')];
    expect(refuseChoice(at('2026-12-02T07:00:00Z'), offered, now)).toBeNull();
    expect(refuseChoice(at('2026-12-01T07:00:00Z'), offered, now)).toBe('interview.time_passed');
    expect(refuseChoice(at('2026-12-03T07:00:00Z'), offered, now)).toBe('interview.time_not_offered');
    const agreed = at('2026-12-02T07:00:00Z');
    expect(refuseChoice(agreed, offered, now, agreed)).toBe('interview.already_answered');
  });

  test('of an agreed interview are fixed once it has begun', () => {
    expect(refuseChange({ status: 'accepted', acceptedTime: at('2026-12-01T09:00:00Z') }, now)).toBeNull();
    expect(refuseChange({ status: 'accepted', acceptedTime: now }, now)).toBe('interview.time_passed');
    expect(refuseChange({ status: 'proposed', acceptedTime: null }, now)).toBeNull();
  });
});
