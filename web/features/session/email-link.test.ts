import { describe, expect, test } from 'vitest';
import { emailLinkOf, linkTrouble, withoutLink } from './email-link.ts';

const read = (address: string) => {
  const { searchParams, hash } = new URL(address, 'https://thengisa.example');
  return emailLinkOf(searchParams, hash);
};

describe('the URL from an email', () => {
  test.each(['signup', 'email', 'magiclink', 'invite', 'recovery', 'email_change'])('holds a token: %s', (type) => {
    expect(read(`/auth?token_hash=abc&type=${type}`)).toEqual({ kind: 'token', type, tokenHash: 'abc' });
  });

  test.each([
    '/auth',
    '/auth?portal=rep&tab=signup',
    '/auth?token_hash=abc',
    '/auth?token_hash=abc&type=admin',
    '/auth#top',
  ])('holds nothing: %s', (address) => {
    expect(read(address)).toBeNull();
  });

  test.each(['#', '?'])('shows an error after %s', (sign) => {
    const link = read(`/auth${sign}error=access_denied&error_code=otp_expired&error_description=Too+late`);
    expect(link).toEqual({ kind: 'error', code: 'otp_expired', message: 'Too late' });
  });

  test('contains a session, for clients that redeem by GET', () => {
    expect(read('/auth#access_token=a&refresh_token=r&token_type=bearer&type=recovery')).toEqual({
      kind: 'session',
      type: 'recovery',
      accessToken: 'a',
      refreshToken: 'r',
    });
  });

  test('says what happened when it is half done', () => {
    expect(read('/auth#message=Now+the+other+mailbox')).toEqual({ kind: 'message', message: 'Now the other mailbox' });
  });

  test("is cleared of the link's parameters only", () => {
    const search = new URLSearchParams('portal=rep&token_hash=abc&type=signup&redirect_to=https://a.example/');
    expect(withoutLink(search).toString()).toBe('portal=rep');
  });
});

test('known errors have our own texts', () => {
  expect(linkTrouble('otp_expired', 'whatever the address says')).toContain('24 hours');
  expect(linkTrouble('something_else', 'Words')).toBe('Words');
  expect(linkTrouble(undefined, '')).toBe('We couldn’t use this link.');
});
