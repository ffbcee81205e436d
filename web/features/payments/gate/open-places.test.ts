import { expect, test } from 'vitest';
import { editJobAddress, newJobAddress, ownJobAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { isOpenPlace } from './open-places.ts';

const open = (side: 'rep' | 'business', address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return isOpenPlace(side, pathname, search);
};

test('what is one’s own stays open, however it is shown', () => {
  expect(open('rep', repTabAddress('my-applications', { show: 'pending' }))).toBe(true);
  expect(open('rep', repTabAddress('browse-jobs', { view: 'saved' }))).toBe(true);
  expect(open('business', ownJobAddress('one'))).toBe(true);
});

test('what begins something new does not', () => {
  for (const address of [
    '/rep-portal',
    repTabAddress('dashboard'),
    repTabAddress('browse-jobs'),
    repTabAddress('browse-jobs', { view: 'categories' }),
    '/rep-portal/jobs/one',
  ])
    expect(open('rep', address)).toBe(false);
  for (const address of ['/dashboard', newJobAddress(), newJobAddress('one'), editJobAddress('one')])
    expect(open('business', address)).toBe(false);
});
