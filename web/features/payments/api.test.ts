import { expect, test, vi } from 'vitest';
import { billingQuery, trialQuery } from './api.ts';

const trial = {
  trial_expired: false,
  subscription_active: false,
  access_granted: true,
  days_remaining: 1,
  trial_end_date: '2026-11-30T10:00:00.000Z',
};

/** Milliseconds until the next refetch. */
function againIn(query: object, data: object): number | false {
  const { refetchInterval } = query as { refetchInterval: (query: object) => number | false };
  return refetchInterval({ state: { data } });
}

test('a page left open refetches when the trial ends by the clock', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T09:59:00.000Z') });
  expect(againIn(trialQuery('rep'), trial)).toBe(61_000);
  expect(againIn(billingQuery('rep'), { trial })).toBe(61_000);
  for (const over of [{ trial_expired: true }, { subscription_active: true }])
    expect(againIn(billingQuery('rep'), { trial: { ...trial, ...over } })).toBe(false);
  vi.useRealTimers();
});
