import { describe, expect, test } from 'vitest';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpRep } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';

const app = await openTestApp({ work: false });
const rep = await signUpRep(app);

const send = (method: string, path: string, body: unknown) =>
  fetch(`${app.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${rep.accessToken}` },
    body: JSON.stringify(body),
  });
/** Characters that contacts, chats, PDFs and spreadsheets add around and inside a number or an address. */
const wraps: readonly ((text: string) => string)[] = [
  (text) => `\u202A${text}\u202C`,
  (text) => `\u200F${text}\uFEFF`,
  (text) => `\u00A0${text}\t`,
  (text) => `“${text}”,`,
  (text) => `(${text}).`,
  (text) => `${text.slice(0, 4)}\u00AD\u200B${text.slice(4)}`,
  (text) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (text) => text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
];

describe('a pasted phone number', () => {
  test.each(wraps.map((wrap) => wrap('082 123 4567')))('%j is stored as E.164', async (phone) => {
    const { version } = await rep.call(repProfilesApi.show, {});
    expect((await saveRep(rep, { phone, version })).phone).toBe('+27821234567');
  });
});

describe('a pasted email address', () => {
  test.each([...wraps.map((wrap) => wrap(rep.email)), `mailto:${rep.email}`, `Thabo <${rep.email}>`])(
    '%j signs in',
    async (email) => {
      const response = await send('POST', '/auth/v1/token?grant_type=password', { email, password: rep.password });
      expect(response.status, await response.text()).toBe(200);
    },
  );
});

describe('an invalid number', () => {
  test.each([
    '',
    ' ',
    '.',
    '0'.repeat(100_000),
    '\uD800',
    '\u0000',
    '+'.repeat(5000),
    '<'.repeat(50_000),
    'a@'.repeat(50_000),
  ])('of %j is refused or left empty, and never a failure', async (text) => {
    const answers = await Promise.all([
      send('PATCH', '/api/rep/profile', { phone: text }),
      send('POST', '/api/rep/bank-account', {
        ...{ bank: 'capitec', holder: 'T', accountNumber: text, password: rep.password },
      }),
      send('POST', '/auth/v1/token?grant_type=password', { email: text, password: 'x' }),
      send('POST', '/auth/v1/signup', { email: text, password: 'a long new password' }),
      send('POST', '/auth/v1/recover', { email: text }),
    ]);
    for (const { status, url } of answers) expect(status, url).toBeLessThan(500);
  });
});
