import { expect, test } from 'vitest';
import { isSigned } from './notification.ts';
import { signCall, signForm, signNotification } from './signatures.ts';

const merchant = { merchant_id: '10000100', merchant_key: '46f0cd694581a' };

test('the form of the published example without a passphrase', () => {
  const fields = {
    ...merchant,
    notify_url: 'http://127.0.0.1:8000/payfast/notify/',
    name_first: 'Вася',
    name_last: 'Пупников',
    m_payment_id: '23',
    amount: '234',
    item_name: 'Payment (Планета суши). ID:272-15',
  };
  expect(signForm(fields, '')).toBe('481366608545707be67c6514386b3fb1');
});

test('the form of the published example with a passphrase', () => {
  const fields = {
    ...merchant,
    return_url: 'http://www.yourdomain.co.za/return.php',
    cancel_url: 'http://www.yourdomain.co.za/cancel.php',
    notify_url: 'http://www.yourdomain.co.za/notify.php',
    name_first: 'First Name',
    name_last: 'Last Name',
    email_address: 'test@test.com',
    m_payment_id: '1234',
    amount: '10.00',
    item_name: 'Order#123',
  };
  const signature = '8317e2bbd1ae2a6f4f36837e83be4ca9';
  expect(signForm(fields, 'jt7NOE43FZPn')).toBe(signature);
  expect(signForm(fields, ' jt7NOE43FZPn ')).toBe(signature);
  expect(signForm({ ...fields, name_first: ' First Name\n', email_confirmation: ' ' }, 'jt7NOE43FZPn')).toBe(signature);
  expect(signForm({ ...fields, cycles: '0' }, 'jt7NOE43FZPn')).not.toBe(signature);
});

const numbered = (name: string) => [1, 2, 3, 4, 5].map((n) => `${name}${n}`);

/** The published example of a notification: fields that it doesn't name are there, and empty. */
const notification: [string, string][] = [
  ['m_payment_id', ''],
  ['pf_payment_id', '558900'],
  ['payment_status', 'COMPLETE'],
  ['item_name', 'Flux capacitor'],
  ['item_description', ''],
  ['amount_gross', '123.00'],
  ['amount_fee', '-2.80'],
  ['amount_net', '120.20'],
  ...[...numbered('custom_str'), ...numbered('custom_int')].map((name): [string, string] => [name, '']),
  ['name_first', 'Test'],
  ['name_last', 'User 01'],
  ['email_address', 'sbtu01@payfast.co.za'],
  ['merchant_id', '10000100'],
];
const signature = '94b05677771813701468289ed3cabed1';

test('the published notification', () => {
  expect(signNotification(notification, '')).toBe(signature);
  expect(signNotification(notification.toReversed(), '')).not.toBe(signature);
  expect(
    signNotification(
      notification.filter(([, value]) => value !== ''),
      '',
    ),
  ).not.toBe(signature);
});

test('the published notification, as received', () => {
  const body = `${new URLSearchParams(notification)}&signature=${signature}`;
  const settings = { ...blank, passphrase: '' };
  expect(isSigned(settings, body)).toBe(true);
  expect(isSigned(settings, body.replace('123.00', '1.00'))).toBe(false);
  expect(isSigned({ ...blank, passphrase: 'another' }, body)).toBe(false);
});

const blank = { merchantId: '', merchantKey: '', url: '', apiUrl: '', sources: [] };

test('a call of the API is signed over everything, sorted', () => {
  const values = { version: 'v1', 'merchant-id': '10000100', timestamp: '2026-11-22T20:00:00+02:00', cycles: '1' };
  // md5 of cycles=1&merchant-id=10000100&passphrase=jt7NOE43FZPn&timestamp=2026-11-22T20%3A00%3A00%2B02%3A00&version=v1
  expect(signCall(values, 'jt7NOE43FZPn')).toBe('4d49d06409aca117f94d35bfcbf34c37');
});
