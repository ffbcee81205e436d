import { expect, test } from 'vitest';
import { safetyHint } from './safety-hints.ts';

test.each([
  ['My account is 62 0012 3456 7 at FNB', 'bank_account'],
  ['Capitec 1234567890, please', 'bank_account'],
  ['I can pay you cash, it is easier', 'paid_elsewhere'],
  ['Let us do this off the app', 'paid_elsewhere'],
  ['We rather pay directly, without fees', 'paid_elsewhere'],
  ['Call me: 082 123 4567', 'phone_number'],
  ['+27 82 123 4567', 'phone_number'],
  ['+27 (0)82 123-4567', 'phone_number'],
  ['(082) 123.4567', 'phone_number'],
  ['WhatsApp me: https://wa.me/27821234567', 'phone_number'],
] as const)('%s', (content, hint) => {
  expect(safetyHint(content, true)).toBe(hint);
});

test.each([
  'Please come to the entrance at 09:00 on 2026-12-05',
  'The store is at 120 Long Street, 8001 Cape Town',
  'You will be paid after the second day',
  'Bring the cash box from the counter',
  'Order 600123 has 24 boxes',
  'From 27 11 2026 to 28-12-2026, 09:00 to 17:00',
])('no hint: %s', (content) => {
  expect(safetyHint(content, true)).toBeNull();
});

test('a phone number gets a hint only in the first message', () => {
  expect(safetyHint('082 123 4567', false)).toBeNull();
  expect(safetyHint('Account 6200123456', false)).toBe('bank_account');
});
