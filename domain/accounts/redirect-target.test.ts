import { expect, test } from 'vitest';
import { destinationOf, ownPage, redirectTarget } from './redirect-target.ts';

const settings = {
  siteUrl: 'https://thengisa.co.za',
  allowedRedirects: ['thengisa://signed-in', 'https://staging.thengisa.co.za/auth'],
};

test.each([
  'https://thengisa.co.za/auth',
  'https://thengisa.co.za/auth?portal=rep&register=true',
  'thengisa://signed-in',
  'thengisa://signed-in?x=1',
  'https://staging.thengisa.co.za/auth',
])('%s is where it leads', (asked) => {
  expect(redirectTarget(settings, asked).href).toBe(asked);
});

test.each([
  undefined,
  '',
  '/auth',
  '//evil.example/auth',
  'https://evil.example/auth',
  'https://thengisa.co.za.evil.example/auth',
  'https://thengisa.co.za@evil.example/auth',
  'https://user@thengisa.co.za/auth',
  'http://thengisa.co.za/auth',
  'https://thengisa.co.za:444/auth',
  'https://thengisa.co.za/other',
  'https://thengisa.co.za/auth/../other',
  'javascript:alert(1)',
  'thengisa://signed-in/further',
  'data:text/html,x',
])('%j leads to the sign-in page', (asked) => {
  expect(redirectTarget(settings, asked).href).toBe('https://thengisa.co.za/auth');
});

test('the fragment after # is dropped as ours', () => {
  expect(redirectTarget(settings, 'https://thengisa.co.za/auth#access_token=x').href).toBe(
    'https://thengisa.co.za/auth',
  );
});

const origin = 'https://thengisa.co.za';

test.each([
  '/',
  '/settings?tab=devices',
  '/rep-portal?tab=my-applications&show=interview',
  '/dashboard/jobs/0199?applicant=1',
  '/admin?tab=vetting&case=1',
  '/search?q=%2F%2Fevil.example',
])('%s is a page of our own, written as a path or in full', (page) => {
  expect(ownPage(origin, page)).toBe(page);
  expect(ownPage(origin, `${origin}${page}#part`)).toBe(page);
  expect(destinationOf(origin, new URLSearchParams({ next: page }))).toBe(page);
});

test.each([
  null,
  '',
  'settings',
  '//evil.example',
  '//evil.example/rep-portal',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/rep-portal/..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https://evil.example/rep-portal',
  'https://thengisa.co.za.evil.example/rep-portal',
  'https://thengisa.co.za@evil.example/rep-portal',
  'https://user@thengisa.co.za/rep-portal',
  'https://thengisa.co.za//evil.example',
  'http://thengisa.co.za/rep-portal',
  'https://thengisa.co.za:444/rep-portal',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'thengisa://signed-in',
  `/${'x'.repeat(1000)}`,
])('%j is none of ours', (asked) => {
  expect(ownPage(origin, asked)).toBeNull();
  expect(destinationOf(origin, new URLSearchParams(asked === null ? {} : { next: asked }))).toBeNull();
});

test('a double-encoded path stays a path of ours', () => {
  expect(ownPage(origin, '/%2F%2Fevil.example')).toBe('/%2F%2Fevil.example');
  expect(ownPage(origin, '/%5Cevil.example')).toBe('/%5Cevil.example');
});

test.each([
  '/auth',
  '/auth?next=%2Fauth',
  '/auth/new-password',
  '/auth/v1/verify?token=x',
  '/admin/login',
  '/x/../auth',
])('a sign-in page is no destination: %s', (door) => {
  expect(destinationOf(origin, new URLSearchParams({ next: door }))).toBeNull();
});
