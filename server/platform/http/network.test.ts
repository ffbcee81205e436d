import { expect, test } from 'vitest';
import { neighbourhoodOf, subscriberOf } from './network.ts';

test.each([
  ['196.25.1.9', '196.25.1.9', '196.25'],
  ['::ffff:196.25.1.9', '196.25.1.9', '196.25'],
  ['2001:db8:7:1:aaaa:bbbb:cccc:dddd', '2001:db8:7:1', '2001:db8'],
  ['2001:DB8:0007:0001::5', '2001:db8:7:1', '2001:db8'],
  ['2001:db8::5', '2001:db8:0:0', '2001:db8'],
  ['::1', '0:0:0:0', '0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0'],
])('%s belongs to %s in %s', (address, subscriber, neighbourhood) => {
  expect(subscriberOf(address)).toBe(subscriber);
  expect(neighbourhoodOf(address)).toBe(neighbourhood);
});
