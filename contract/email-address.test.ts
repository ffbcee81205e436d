import { expect, test } from 'vitest';
import { growthOf, linear } from '#test/support/growth.ts';
import { asciiEmail, cleanEmail, isEmailAddress, whyNoEmail } from './email-address.ts';
import { emailAddress } from './fields.ts';

test.each([
  ['rep@demo.example\u200B', 'rep@demo.example'],
  ['\u202Arep@demo.example\u202C', 'rep@demo.example'],
  ['\uFEFF rep\u00AD@demo.example\u00A0', 'rep@demo.example'],
  ['rep\u00A0@demo\u2060.example', 'rep@demo.example'],
  ['van\u2011wyk@demo.example', 'van-wyk@demo.example'],
  ['van\u2013wyk@demo.example', 'van-wyk@demo.example'],
  ['mailto:rep@demo.example', 'rep@demo.example'],
  ['MailTo:rep@demo.example?subject=Hi', 'rep@demo.example'],
  ['"Mokoena, Thabo" <rep@demo.example>,', 'rep@demo.example'],
  ['<mailto:rep@demo.example>', 'rep@demo.example'],
  ['Email: rep@demo.example', 'rep@demo.example'],
  ['(rep@demo.example).', 'rep@demo.example'],
  ["'rep@demo.example'", 'rep@demo.example'],
  ["'rep@demo.example", "'rep@demo.example"],
  ['rep @ demo. example', 'rep@demo.example'],
  ['o’neil@demo.example', "o'neil@demo.example"],
  ['ｒｅｐ＠demo。example', 'rep@demo.example'],
  ['info@münchen-werbung.de', 'info@münchen-werbung.de'],
  ['info@mu\u0308nchen-werbung.de', 'info@münchen-werbung.de'],
])('%j is read as %j', (typed, read) => {
  expect(emailAddress('Enter an email address.').parse(typed)).toBe(read);
});

test.each([
  ['info@münchen-werbung.de', 'info@xn--mnchen-werbung-gsb.de'],
  ['info@xn--mnchen-werbung-gsb.de', 'info@xn--mnchen-werbung-gsb.de'],
  ['Info@Example.co.za', 'Info@example.co.za'],
  ['a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai'],
  ['a@例え.jp', 'a@xn--r8jz45g.jp'],
])('%s goes to %s', (email, ascii) => {
  expect(isEmailAddress(email)).toBe(true);
  expect(asciiEmail(email)).toBe(ascii);
});

test.each([
  ...['', '@', 'a@', '@b.de', 'a b@c.de', 'a@b', 'a..b@c.de', '.a@c.de', 'a.@c.de', 'a@b c.de', 'a@-b.de', 'a@b.de/'],
  ...['a@b@c.de', 'ä@b.de', 'a@b/c.de', 'a@ü/b.de', 'a@ü:80.de', 'a@ü#.de', 'a@ü?b.de', 'a@[1.2.3.4]', 'a@1.2.3.4'],
  ...[
    'a@☃.net',
    `a@${'ü'.repeat(63)}.de`,
    `a@${'b'.repeat(250)}.de`,
    'a@ü_b.de',

    'a@\u0301.de',
    'a@a\u2024b.de',
  ],
])('%j is no address', (typed) => expect(isEmailAddress(cleanEmail(typed))).toBe(false));

test.each([
  ['müller@firma.de', /before the @/],
  ['用户@例え.jp', /before the @/],
  ['info@💩.la', /emoji/],
  ['info@i❤.ws', /emoji/],
  ['a@b', null],
  ['a@b.de', null],
  ['', null],
])('%s has a reason why it is none', (typed, why) => {
  const said = whyNoEmail(cleanEmail(typed));
  if (why === null) return expect(said).toBeNull();
  expect(said).toMatch(why);
  expect(
    emailAddress('Enter an email address.')
      .safeParse(typed)
      .error?.issues.map(({ message }) => message),
  ).toEqual([said]);
});

test.each(['<', ' ', ' .', '@ ', "'", 'e-mail: ', '\u00A0'])('the time for %j grows with its number', async (part) => {
  expect(await growthOf((size) => cleanEmail(`${part.repeat(size)}x`), 5000)).toBeLessThan(linear);
});
