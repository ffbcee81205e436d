import { expect, test } from 'vitest';
import { vettingStatuses } from '#contract/vetting/legal.ts';
import { type ReviewAction, refuseReview, reviewActions } from './vetting-review.ts';

const actions = Object.keys(reviewActions) as ReviewAction[];
const claimed = { claimed: true, own: false };

test('each step is possible from its statuses only', () => {
  const refused = actions.map((action) => [
    action,
    ...vettingStatuses.map((status) => refuseReview(action, { ...claimed, status })),
  ]);
  expect(refused).toEqual([
    ['approve', null, 'vetting.already_decided', 'vetting.already_decided'],
    ['reject', null, 'vetting.already_decided', 'vetting.already_decided'],
    ['askAgain', null, 'vetting.already_decided', 'vetting.already_decided'],
    ['reopen', 'vetting.not_decided', null, null],
  ]);
});

test.each(actions)('no reviewer may %s without claiming the case, nor their own', (action) => {
  for (const status of vettingStatuses) {
    expect(refuseReview(action, { status, claimed: false, own: false })).not.toBeNull();
    expect(refuseReview(action, { status, claimed: true, own: true })).toBe('vetting.own_case');
  }
});

test('no reviewer decides about unseen documents', () => {
  expect(refuseReview('approve', { ...claimed, status: 'pending', changed: true })).toBe('vetting.changed');
});
