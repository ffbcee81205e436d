import { expect, test } from 'vitest';
import { contactInput } from '#contract/contact/contact.ts';
import { atMost, emailAddress, required, requiredText } from './form-checks.ts';

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
  'thandi@example.co.za, other@example.co.za',
  'thandi@example.co.za\r\nBcc: all@example.co.za',
];

test.each(addresses)('the form and the server agree about the address %j', (email) => {
  const answer = contactInput.safeParse({ name: 'Thandi', email, subject: 'Hello', message: 'Hello there' });
  expect(emailAddress(email)).toBe(answer.success ? null : answer.error.issues[0]?.message);
});

test('blank text is no answer', () => {
  expect(required('Choose an industry.')('')).toBe('Choose an industry.');
  expect(required('Choose an industry.')('retail')).toBeNull();
  expect(requiredText('Name', 120)(' \n')).toBe('Name is required.');
});

test('text is measured as it is kept, without the space around it', () => {
  expect(atMost('Message', 5)(' 12345 ')).toBeNull();
  expect(requiredText('Message', 5)('123456')).toBe('Message can be at most 5 characters long.');
});
