import { expect, test } from 'vitest';
import { base32, matchTotp, totpCode, totpStep, totpUri } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

// RFC 6238, appendix B, cut to six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %i s is %s', (seconds, code) => {
  expect(totpCode(secret, totpStep(new Date(seconds * 1000)))).toBe(code);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('RFC 4648: %j is %j', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test('a code counts for its step and one on either side, unless that step is spent', () => {
  const now = new Date(1_700_000_000_000);
  const step = totpStep(now);
  for (const ahead of [-1, 0, 1]) expect(matchTotp(secret, totpCode(secret, step + ahead), now, 0)).toBe(step + ahead);
  for (const ahead of [-2, 2]) expect(matchTotp(secret, totpCode(secret, step + ahead), now, 0)).toBeNull();
  expect(matchTotp(secret, totpCode(secret, step), now, step)).toBeNull();
  expect(matchTotp(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1);
  for (const odd of ['', '1', '1234567', '１２３４５６']) expect(matchTotp(secret, odd, now, 0)).toBeNull();
});

test('names with signs that mean something in an address stay names', () => {
  const uri = new URL(totpUri({ issuer: 'A & B: C+D', account: 'x+y@example.co.za', secret }));
  expect(decodeURIComponent(uri.pathname)).toContain('A & B: C+D:x+y@example.co.za');
  expect(uri.searchParams.get('issuer')).toBe('A & B: C+D');
  expect(uri.href).not.toContain('A+');
});
