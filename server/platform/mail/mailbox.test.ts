import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  'info@münchen-werbung.de',
  'a@пример.рф',
  'a@例え.jp',
  'a@faß.de',
  'a@bücher.xn--zckzah.example',
  'a@ليهمابتكلموشعربي.example',
  'a@他们为什么不说中文.example',
  'a@3年b組金八先生.example',
  'a@ひとつ屋根の下2.example',
])('%s is one mailbox with the form that browsers send', (address) => {
  const readable = mailboxOf(address);
  const [name, domain = ''] = readable.split('@');
  expect(mailboxOf(`${name}@${domainToASCII(domain)}`)).toBe(readable);
});

test.each(['a@xn--.de', 'a@xn--a.xn--99999999999.de', 'a@xn--abc-.de', 'axn--b@example.com'])(
  '%s has no other form, and stays',
  (address) => {
    expect(mailboxOf(address)).toBe(address);
  },
);
