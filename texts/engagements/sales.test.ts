import { expect, test } from 'vitest';
import { hintText } from './sales.ts';

test('sales: a hint claims no more of a device than its network and its kind', () => {
  expect(hintText({ kind: 'own_device', count: 2 })).toContain('A phone like the rep’s, on the same network, scanned');
  expect(hintText({ kind: 'device_repeats', count: 6 })).toContain('The same kind of phone on one network scanned');
});
