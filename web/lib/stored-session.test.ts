import { describe, expect, test } from 'vitest';
import { hasRunOut, isLocalAdmin, lastingSession, localAdminEmail, parseStoredUser } from './stored-session.ts';

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const kept = (user: object, claims: object = { aal: 'aal1' }) =>
  JSON.stringify({ access_token: token(claims), user: { email: 'thabo@example.co.za', ...user } });

describe('a stored session names its user', () => {
  test('a rep, and a business', () => {
    expect(parseStoredUser(kept({}))).toEqual({ email: 'thabo@example.co.za', userType: null });
    for (const userType of ['sales_rep', 'business'])
      expect(parseStoredUser(kept({ user_metadata: { user_type: userType } }))).toMatchObject({ userType });
    expect(parseStoredUser(kept({ user_metadata: { user_type: 'admin' } }))).toMatchObject({ userType: null });
  });

  test('signed out before the second factor', () => {
    const factors = [{ status: 'verified' }];
    expect(parseStoredUser(kept({ factors }))).toBeNull();
    expect(parseStoredUser(kept({ factors }, { aal: 'aal2', name: 'Zoë ÿ?>' }))).not.toBeNull();
    expect(parseStoredUser(kept({ factors: [{ status: 'unverified' }] }))).not.toBeNull();
  });

  test.each([
    null,
    '',
    'no JSON',
    '[]',
    '5',
    '{}',
    '{"access_token":1,"user":{"email":"a"}}',
    '{"access_token":"a.b.c"}',
  ])('signed out, in %j', (text) => {
    expect(parseStoredUser(text)).toBeNull();
  });
});

test('a stored session expires by its own time', () => {
  const now = new Date('2026-03-03T12:00:00Z');
  const seconds = now.getTime() / 1000;
  expect(hasRunOut(JSON.stringify({ expires_at: seconds - 1 }), now)).toBe(true);
  expect(hasRunOut(JSON.stringify({ expires_at: seconds + 1 }), now)).toBe(false);
  for (const text of [null, '{}', '{"expires_at":"1"}', 'no JSON']) expect(hasRunOut(text, now)).toBe(false);
});

test('a stored session lasts when it is whole and needs no refresh for a while', () => {
  const now = new Date('2026-03-03T12:00:00Z');
  const whole = { access_token: 'a.b.c', refresh_token: 'd', user: { id: 'one' } };
  const until = (seconds: number) => ({ ...whole, expires_at: now.getTime() / 1000 + seconds });
  const lasts = (session: unknown) => lastingSession(JSON.stringify(session), now) !== null;
  expect(lasts(until(101))).toBe(true);
  for (const session of [
    until(100),
    until(-1),
    whole,
    { ...whole, expires_at: '9e9' },
    { expires_at: 9e9 },
    null,
    [],
    5,
  ])
    expect(lasts(session)).toBe(false);
  for (const part of ['access_token', 'refresh_token', 'user']) expect(lasts({ ...until(900), [part]: 1 })).toBe(false);
  expect(lastingSession('no JSON', now)).toBeNull();
});

describe("the admin's hint", () => {
  const now = new Date('2026-03-03T12:00:00Z');
  const hint = (loginTime: unknown, isAdmin: unknown = true) => JSON.stringify({ email: 'a@b.c', isAdmin, loginTime });

  test.each([
    [hint('2026-03-03T11:00:00Z'), true],
    [hint('2026-03-02T12:00:01Z'), true],
    [hint(now.getTime() - 1000), true],
    [hint('2026-03-02T12:00:00Z'), false],
    [hint('2026-03-04T12:00:00Z'), false],
    [hint('yesterday'), false],
    [hint('2026-03-03T11:00:00Z', 'true'), false],
    [hint('2026-03-03T11:00:00Z', false), false],
    ['true', false],
    [null, false],
  ])('%s: %s', (text, expected) => {
    expect(isLocalAdmin(text, now)).toBe(expected);
    expect(localAdminEmail(text, now)).toBe(expected ? 'a@b.c' : null);
  });
});
