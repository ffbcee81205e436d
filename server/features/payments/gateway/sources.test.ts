import { expect, test } from 'vitest';
import { isFromProvider } from './sources.ts';

const settings = { sources: ['197.97.145.144/28', '41.74.179.192/27', '144.126.193.139', '2001:db8::/32'] };

test.each([
  '197.97.145.144',
  '197.97.145.159',
  '::ffff:197.97.145.150',
  '::ffff:c561:9196',
  '41.74.179.223',
  '144.126.193.139',
  '2001:db8::1',
])('%s may notify', (address) => {
  expect(isFromProvider(settings, address)).toBe(true);
});

test.each([
  '197.97.145.143',
  '197.97.145.160',
  '41.74.179.224',
  '144.126.193.138',
  '127.0.0.1',
  '::1',
  '2001:db9::1',
  '',
  'www.payfast.co.za',
  '197.97.145.150, 10.0.0.1',
])('%s may not', (address) => {
  expect(isFromProvider(settings, address)).toBe(false);
});
