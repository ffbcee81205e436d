import { expect, test } from 'vitest';
import { hostCookie } from './host-cookie.ts';
import { isOwnOrigin } from './own-origin.ts';

test('behind TLS a cookie is for this very host alone', () => {
  const cookie = hostCookie('badge', 'https://thengisa.example');
  expect(cookie.store('abc', 60.9)).toBe('__Host-badge=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Strict; Secure');
  expect(cookie.remove()).toBe('__Host-badge=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict; Secure');
  expect(cookie.read('badge=planted; __Host-badge=abc')).toBe('abc');
  expect(cookie.read('badge=planted')).toBeNull();
});

test.each([
  [undefined, null],
  ['', null],
  ['other=1', null],
  ['badge=', null],
  ['badge=a b', null],
  ['notbadge=abc', null],
  ['other=badge=abc', null],
  ['badge=abc', 'abc'],
  ['other=1; badge=a-_9; more=2', 'a-_9'],
])('of the header %s the value is %s', (header, value) => {
  expect(hostCookie('badge', 'http://localhost:3000').read(header)).toBe(value);
});

test.each([
  ['https://thengisa.example', 'anything', true],
  ['http://127.0.0.1:4000', '127.0.0.1:4000', true],
  ['https://thengisa.example.evil.example', 'thengisa.example', false],
  ['https://evil.example', 'thengisa.example', false],
  ['http://127.0.0.1:4001', '127.0.0.1:4000', false],
  ['null', 'null', false],
  ['', '', false],
  [undefined, 'thengisa.example', false],
])('a page of %s that calls %s is our own: %s', (origin, host, own) => {
  expect(isOwnOrigin({ origin, host }, 'https://thengisa.example')).toBe(own);
});
