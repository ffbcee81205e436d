import { expect, test } from 'vitest';
import { contactInput } from '#contract/contact/contact.ts';
import { emailAddress } from './email-check.ts';

const addresses = [
  'thandi@example.co.za',
  ' thandi@example.co.za ',
  "o'neil+gigs@shop.example.africa",
  '',
  '   ',
  'thandi',
  'thandi@example',
  'thandi@@example.co.za',
  'thandi @example.co.za',
  '.thandi@example.co.za',
  'thandi..m@example.co.za',
  'thandi@example.co.za\u200B',
  'thandi@m\u00FCnchen-werbung.de',
  'thandi@mu\u0308nchen-werbung.de',
  'th\u00E4ndi@example.co.za',
  'thandi@example.co.za, other@example.co.za',
  'thandi@example.co.za\r\nBcc: all@example.co.za',
];

test.each(addresses)('the form and the server agree about the address %j', (email) => {
  const answer = contactInput.safeParse({ name: 'Thandi', email, subject: 'Hello', message: 'Hello there' });
  expect(emailAddress(email)).toBe(answer.success ? null : answer.error.issues[0]?.message);
});
