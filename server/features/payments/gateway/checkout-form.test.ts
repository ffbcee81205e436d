import { expect, test } from 'vitest';
import { type CheckoutOrder, checkoutForm } from './checkout-form.ts';
import { signForm } from './signatures.ts';

const settings = {
  merchantId: '10000100',
  merchantKey: '46f0cd694581a',
  passphrase: 'jt7NOE43FZPn',
  url: 'https://sandbox.payfast.co.za',
  apiUrl: 'https://api.payfast.co.za',
  sources: [],
};

const order: CheckoutOrder = {
  siteUrl: 'https://thengisa.test',
  merchantPaymentId: '01930000-0000-7000-8000-000000000001',
  payer: {
    userId: '01930000-0000-7000-8000-000000000002',
    email: 'thandi@example.co.za',
    firstName: 'Thandi',
    lastName: 'Nkosi',
  },
  itemName: 'Thengisa for sales reps',
  itemDescription: 'One month, renewed each month',
  amountCents: 19_900n,
  bought: 'rep',
  monthly: { from: '2026-11-22', amountCents: 19_900n },
};

test('a subscription has every field, in the order in which PayFast signs them', () => {
  const { action, fields } = checkoutForm(settings, order);
  expect(action).toBe('https://sandbox.payfast.co.za/eng/process');
  const { signature, ...signed } = fields;
  expect(Object.entries(signed)).toEqual([
    ['merchant_id', '10000100'],
    ['merchant_key', '46f0cd694581a'],
    ['return_url', 'https://thengisa.test/payment-success?payment_id=01930000-0000-7000-8000-000000000001'],
    ['cancel_url', 'https://thengisa.test/payment-cancelled'],
    ['notify_url', 'https://thengisa.test/api/payfast-webhook'],
    ['name_first', 'Thandi'],
    ['name_last', 'Nkosi'],
    ['email_address', 'thandi@example.co.za'],
    ['m_payment_id', '01930000-0000-7000-8000-000000000001'],
    ['amount', '199.00'],
    ['item_name', 'Thengisa for sales reps'],
    ['item_description', 'One month, renewed each month'],
    ['custom_str1', '01930000-0000-7000-8000-000000000002'],
    ['custom_str2', 'rep'],
    ['subscription_type', '1'],
    ['billing_date', '2026-11-22'],
    ['recurring_amount', '199.00'],
    ['frequency', '3'],
    ['cycles', '0'],
  ]);
  expect(signature).toBe(signForm(signed, settings.passphrase));
});

test('a one-time payment has no monthly fields', () => {
  const { fields } = checkoutForm(settings, { ...order, amountCents: 12_505n, monthly: null });
  expect(fields.amount).toBe('125.05');
  expect(Object.keys(fields).at(-2)).toBe('custom_str2');
});

test('texts fit, on one line, and are posted as they were signed', () => {
  const { fields } = checkoutForm(settings, {
    ...order,
    payer: { ...order.payer, firstName: ' Thandi\r\n Zulu ', lastName: null },
    itemName: '😀'.repeat(120),
    itemDescription: `${'x'.repeat(254)} y`,
  });
  expect(fields.name_first).toBe('Thandi Zulu');
  expect(fields).not.toHaveProperty('name_last');
  expect([...(fields.item_name ?? '')]).toHaveLength(100);
  expect(fields.item_description).toBe('x'.repeat(254));
});

test('an email address too long for PayFast is left out rather than cut', () => {
  const email = `${'x'.repeat(60)}@${'y'.repeat(60)}.co.za`;
  expect(checkoutForm(settings, { ...order, payer: { ...order.payer, email } }).fields).not.toHaveProperty(
    'email_address',
  );
});

test('an order of many courses has as many whole ids as fit', () => {
  const id = order.merchantPaymentId;
  const bought = (count: number) => Array.from({ length: count }, () => id).join(' ');
  expect(checkoutForm(settings, { ...order, bought: bought(6) }).fields.custom_str2).toBe(bought(6));
  expect(checkoutForm(settings, { ...order, bought: bought(24) }).fields.custom_str2).toBe(bought(6));
});

test('a negative amount is a bug of ours', () => {
  expect(() => checkoutForm(settings, { ...order, amountCents: -1n })).toThrow(RangeError);
});
