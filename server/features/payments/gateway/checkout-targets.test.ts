import { expect, test } from 'vitest';
import { checkoutTargets } from './checkout-targets.ts';

test('a form may go to PayFast’s own hosts, and where PayFast redirects', () => {
  expect(checkoutTargets({ url: 'https://www.payfast.co.za' })).toEqual([
    'https://www.payfast.co.za',
    'https://*.payfast.co.za',
    'https://*.payfast.io',
  ]);
});

test.each(['http://127.0.0.1:3000', 'https://evil-payfast.co.za'])('%s allows no other host', (url) => {
  expect(checkoutTargets({ url })).toEqual([url]);
});
