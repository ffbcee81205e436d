import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

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

test('what stands behind the # is ours', () => {
  expect(redirectTarget(settings, 'https://thengisa.co.za/auth#access_token=x').href).toBe(
    'https://thengisa.co.za/auth',
  );
});
