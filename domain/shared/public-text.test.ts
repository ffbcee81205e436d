import { expect, test } from 'vitest';
import { holdsContacts, withoutContacts } from './public-text.ts';

const instead = '(shown to reps who sign in)';

test.each([
  ['Call Thandi on 082 555 1234.', `Call Thandi on ${instead}.`],
  ['Call 0825551234 or +27 (82) 555-1234!', `Call ${instead} or ${instead}!`],
  [
    'Call 082 - 555 - 1234, 082/555/1234, 082‑555‑1234 or 082_555_1234',
    `Call ${Array(3).fill(instead).join(', ')} or ${instead}`,
  ],
  ['+27 (0)82 555 1234', `+27 (${instead}`],
  ['Mail thandi.m+jobs@shop.co.za today', `Mail ${instead} today`],
  ['Send a text: https://wa.me/27825551234?text=hi', `Send a text: ${instead}`],
])('%s', (text, shown) => expect(withoutContacts(text, instead)).toBe(shown));

test.each([
  'R1,900 for 2 days',
  'From 09:00 to 17:00 on 2026-11-28',
  'Starts 05.12.2026 08:00, or 05/12/2026 at 8',
  'Over 100,000,000 tins sold since 0800',
  '15 000 000 000 points',
])('%s is unchanged', (text) => expect(withoutContacts(text, instead)).toBe(text));

test('a long word without an end is scanned once, and not again from each of its letters', () => {
  const long = 'a.'.repeat(300_000);
  expect(withoutContacts(long, instead)).toBe(long);
});

test.each([
  'Food sampling, see @thabo_sells',
  'Food sampling @ thabo',
  'Food sampling: instagram.com/thabo',
  'Food sampling on linktr.ee',
  'Food sampling at http://thabo',
  'Food sampling, 555 1234',
  'Food sampling, 5-5-5-1-2-3-4',
  'Food sampling, 5551234',
  'thandi@example.com',
])('%s tells how to find its writer', (text) => expect(holdsContacts(text)).toBe(true));

test.each([
  'I did food sampling, 2019 – 2023, for R1 900 a week.',
  'Sold 250 units a month, e.g. shoes.',
  'Code 8, 10',
])('%s does not', (text) => expect(holdsContacts(text)).toBe(false));

test('looking for contacts takes no longer for a long word', () => {
  expect(holdsContacts('1 '.repeat(3) + 'a. '.repeat(300_000))).toBe(false);
});
