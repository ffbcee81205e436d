import { expect, test } from 'vitest';
import { isPublicAddress, postOutside } from './post-outside.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fe80::1',
  'fd00::1',
  '2002:a00:1::',
  'nothing',
])('%s is none of the public Internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '196.25.1.1', '2606:4700::1111'])('%s is one of the public Internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that leads into a private network is not connected to', async () => {
  // Names below `.test` resolve to nothing, and an address is no name.
  for (const address of ['https://localhost/', 'https://127.0.0.1/', 'http://example.co.za/', 'https://nothing.test/'])
    await expect(postOutside({ address, headers: {}, body: '{}' })).rejects.toThrow();
});
