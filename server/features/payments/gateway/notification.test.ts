import { expect, test } from 'vitest';
import { isSigned, parametersOf, readNotification } from './notification.ts';
import { phpUrlDecode } from './php-url-encode.ts';
import { joinFields, signNotification } from './signatures.ts';

const settings = { merchantId: '', merchantKey: '', passphrase: 'jt7NOE43FZPn', url: '', apiUrl: '', sources: [] };

const fields: [string, string][] = [
  ['m_payment_id', '01930000-0000-7000-8000-000000000001'],
  ['pf_payment_id', '558900'],
  ['payment_status', 'COMPLETE'],
  ['item_name', 'Thengisa for sales reps'],
  ['item_description', ''],
  ['amount_gross', '199.00'],
  ['amount_fee', '-6.58'],
  ['amount_net', '192.42'],
  ['custom_str1', 'user'],
  ['custom_str2', 'rep'],
  ['name_first', ' Zoë '],
  ['merchant_id', '10000100'],
  ['token', 'dc0521d3-55fe-269b-fa00-b647310d760f'],
  ['billing_date', '2026-11-22'],
];

const signed = (given: [string, string][]) =>
  `${joinFields(given)}&signature=${signNotification(given, settings.passphrase)}`;

test('its fields are read', () => {
  const body = signed(fields);
  expect(readNotification(body)).toEqual({
    fields: Object.fromEntries(fields),
    signature: body.slice(-32),
    merchantId: '10000100',
    merchantPaymentId: '01930000-0000-7000-8000-000000000001',
    pfPaymentId: '558900',
    paymentStatus: 'COMPLETE',
    amountGrossCents: 19_900n,
    feeCents: 658n,
    token: 'dc0521d3-55fe-269b-fa00-b647310d760f',
    billingDate: '2026-11-22',
    itemName: 'Thengisa for sales reps',
    customStr1: 'user',
    customStr2: 'rep',
  });
  expect(isSigned(settings, body)).toBe(true);
});

test('a cancellation without amounts is read too', () => {
  const body = signed([
    ['m_payment_id', ''],
    ['pf_payment_id', ''],
    ['payment_status', 'CANCELLED'],
    ['amount_gross', ''],
    ['merchant_id', '10000100'],
    ['token', 'abc'],
    ['billing_date', 'soon'],
  ]);
  expect(readNotification(body)).toMatchObject({
    merchantPaymentId: null,
    pfPaymentId: null,
    amountGrossCents: null,
    feeCents: 0n,
    token: 'abc',
    billingDate: null,
  });
  expect(isSigned(settings, body)).toBe(true);
});

test('white space around values is signed, and not trimmed', () => {
  const body = signed(fields);
  expect(isSigned(settings, body)).toBe(true);
  expect(isSigned(settings, body.replace('+Zo%C3%AB+', 'Zo%C3%AB'))).toBe(false);
});

test('it may be escaped differently from PHP, and need not be UTF-8', () => {
  const latin: [string, Uint8Array][] = [['name_first', Uint8Array.of(0x5a, 0x6f, 0xeb, 0x2a)]];
  const signature = signNotification(latin, settings.passphrase);
  expect(isSigned(settings, `name_first=Zo%eb*&signature=${signature}`)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['something else', '{"payment_status":"COMPLETE"}'],
  ['no signature', joinFields(fields)],
  ['a field after the signature', `${signed(fields)}&payment_status=COMPLETE`],
  ['a field twice', signed([...fields, ['amount_gross', '1.00']])],
  ['two signatures', `${signed(fields)}&signature=abc`],
  ['a signature alone', 'signature=abc'],
])('%s isn’t a notification', (_, body) => {
  expect(readNotification(body)).toBeNull();
  expect(isSigned(settings, body)).toBe(false);
  expect(parametersOf(body)).toBeNull();
});

test('a signature of another length, or in upper case, is wrong', () => {
  const body = signed(fields);
  expect(isSigned(settings, body.slice(0, -1))).toBe(false);
  expect(isSigned(settings, body.slice(0, -32) + body.slice(-32).toUpperCase())).toBe(false);
});

test('a value that no database stores counts as missing', () => {
  const body = signed([
    ['pf_payment_id', '1\0'],
    ['m_payment_id', 'x'.repeat(256)],
    ['payment_status', 'COMPLETE'],
  ]);
  expect(readNotification(body)).toMatchObject({ pfPaymentId: null, merchantPaymentId: null });
});

test.each(['', 'abc', '1,50', '1.505', '1e3', '9'.repeat(13)])('an amount of "%s" is invalid', (amount) => {
  expect(readNotification(signed([['amount_gross', amount]]))?.amountGrossCents).toBeNull();
});

test('PayFast is asked about all that was signed', () => {
  const parameters = parametersOf(signed(fields));
  expect(parameters).toBe(joinFields(fields));
  expect(phpUrlDecode(parameters ?? '').toString()).not.toContain('signature');
});
