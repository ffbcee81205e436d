import { expect, test } from 'vitest';
import { checkoutTargets } from './checkout-targets.ts';

test('a form may go where PayFast is, and where PayFast leads on to', () => {
  expect(checkoutTargets({ url: 'https://www.payfast.co.za' })).toEqual([
    'https://www.payfast.co.za',
    'https://*.payfast.co.za',
    'https://*.payfast.io',
  ]);
});

test.each(['http://127.0.0.1:3000', 'https://evil-payfast.co.za'])('%s leads nowhere else', (url) => {
  expect(checkoutTargets({ url })).toEqual([url]);
});
