import { expect, test } from 'vitest';
import {
  editJobAddress,
  newJobAddress,
  ownJobAddress,
  receivedAddress,
  repTabAddress,
  teamAddress,
  teamCodesAddress,
  teamWorkAddress,
  termsAddress,
  trainingAddress,
  workAddress,
} from '#contract/site/portal-addresses.ts';
import { isOpenPlace, openPlaces } from './open-places.ts';

const open = (side: 'rep' | 'business', address: string) => {
  const { pathname, search } = new URL(address, 'http://site.test');
  return isOpenPlace(side, pathname, search);
};

test('own data, earned money and agreed gigs stay open, with any filter in the URL', () => {
  for (const address of [
    repTabAddress('my-applications', { show: 'pending' }),
    repTabAddress('browse-jobs', { view: 'saved' }),
    repTabAddress('wallet'),
    workAddress('one', 'ABCD'),
    termsAddress('rep', 'one'),
    trainingAddress({ level: 'Beginner' }),
  ])
    expect(open('rep', address)).toBe(true);
  for (const address of [
    ownJobAddress('one', { show: 'accepted' }),
    teamAddress({ show: 'hand-ins' }),
    teamWorkAddress('one'),
    teamCodesAddress,
    receivedAddress(),
  ])
    expect(open('business', address)).toBe(true);
});

test('pages that start something new are closed, as are unknown ones', () => {
  for (const address of [
    '/rep-portal',
    repTabAddress('dashboard'),
    repTabAddress('browse-jobs'),
    repTabAddress('browse-jobs', { view: 'categories' }),
    '/rep-portal/jobs/one',
    '/rep-portal/unknown',
  ])
    expect(open('rep', address)).toBe(false);
  for (const address of ['/dashboard', newJobAddress(), newJobAddress('one'), editJobAddress('one')])
    expect(open('business', address)).toBe(false);
});

test('the gate links to every open tab, the wallet and booked gigs among them', () => {
  const ways = new Map(openPlaces('rep').map(({ label, to }) => [label, to]));
  expect(ways.get('Train for your gigs')).toBe(trainingAddress({ show: 'videos' }));
  expect(ways.get('Continue your courses')).toBe(trainingAddress());
  expect(ways.get('See your wallet and request payouts')).toBe(repTabAddress('wallet'));
  expect(openPlaces('business')).toContainEqual({ to: teamAddress(), label: 'Manage the gigs you booked' });
});
