import { expect, test } from 'vitest';
import { failureMessage } from './failure-message.ts';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  [new Error('no route to host'), 'no route to host'],
  [new Error('fetch failed', { cause: Object.assign(new Error(''), { code: 'ECONNREFUSED' }) }), 'ECONNREFUSED'],
  [new Error('Failed query: select 1', { cause: new Error('statement timeout') }), 'statement timeout'],
  [new Error(''), 'Unknown error'],
  ['a text', 'Unknown error'],
  [undefined, 'Unknown error'],
  [{ message: 'not an error' }, 'Unknown error'],
])('what %o failed with', (failure, message) => {
  expect(failureMessage(failure)).toBe(message);
});

test.each([
  ['postgres://thengisa:hunter2@db.example:5432/x', 'postgres://db.example:5432/x'],
  ['550 <thandi.m@example.co.za> unknown', '550 <(address)> unknown'],
  ['Bearer abc.def sent', 'Bearer (token) sent'],
  ['token eyJhbGciOi.eyJzdWIi.c2ln expired', 'token (token) expired'],
  ['session 0199f3a1-7c11-7abc-8def-0123456789ab ended', 'session (id) ended'],
  ['id 9001015009087, phone 082 123 4567 or +27821234567', 'id (number), phone (number) or (number)'],
  ['key sk_live_51H8xYzAbCdEf0123456789', 'key (removed)'],
  ['https://thengisa.test/auth?code=123#access', 'https://thengisa.test/auth'],
])('%s is sent as %s', (text, sent) => {
  expect(withoutSecrets(text)).toBe(sent);
});

test('known secrets are hidden anywhere, and plain words stay', () => {
  expect(withoutSecrets('535 user letmein is wrong', ['letmein'])).toBe('535 user … is wrong');
  const plain = 'PostgreSQL 18.1, Node v24.4.0, 2026-11-23T16:00:00.000Z: 12 of 1,000 in 35 ms at /rep-portal';
  expect(withoutSecrets(plain)).toBe(plain);
});
