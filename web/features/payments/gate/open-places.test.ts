import { expect, test } from 'vitest';
import {
  editJobAddress,
  newJobAddress,
  ownJobAddress,
  repTabAddress,
  trainingAddress,
} from '#contract/site/portal-addresses.ts';
import { isOpenPlace, openPlaces } from './open-places.ts';

const open = (side: 'rep' | 'business', address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return isOpenPlace(side, pathname, search);
};

test('what is one’s own stays open, however it is shown', () => {
  expect(open('rep', repTabAddress('my-applications', { show: 'pending' }))).toBe(true);
  expect(open('rep', repTabAddress('browse-jobs', { view: 'saved' }))).toBe(true);
  expect(open('rep', trainingAddress({ level: 'Beginner' }))).toBe(true);
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

test('training for gigs leads to the videos of businesses, and the courses have a way of their own', () => {
  const ways = new Map(openPlaces.rep.map(({ label, to }) => [label, to]));
  expect(ways.get('Train for gigs that you got')).toBe(trainingAddress({ show: 'videos' }));
  expect(ways.get('Go on with your courses')).toBe(trainingAddress());
});
