import { describe, expect, it } from 'vitest';
import { optionalSecureAddress, optionalWebAddress } from './web-address.ts';

const website = optionalWebAddress('Website');

describe('a web address', () => {
  it.each([
    ['www.example.co.za', 'https://www.example.co.za'],
    ['Example.CO.ZA/', 'https://example.co.za'],
    ['http://example.co.za', 'http://example.co.za'],
    ['HTTPS://Example.com/About us'.replace(' ', '%20'), 'https://example.com/About%20us'],
    ['example.com:8080/shop?q=1#top', 'https://example.com:8080/shop?q=1#top'],
    ['https://münchen.example', 'https://xn--mnchen-3ya.example'],
    ['  example.com  ', 'https://example.com'],
  ])('%s becomes %s', (typed, stored) => {
    expect(website.parse(typed)).toBe(stored);
    expect(website.parse(stored)).toBe(stored);
  });

  it.each(['', '  ', null, undefined])('%j is no web address', (typed) => {
    expect(website.parse(typed)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    'ftp://example.com',
    'mailto:nomsa@example.com',
    'file:///etc/passwd',
    'https://user:secret@example.com',
    'bank.example@evil.example',
    'localhost',
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]/',
    'http://2130706433',
    'our shop',
    'https://',
    '.com',
    'example.',
    'Some text',
    `https://example.com/${'x'.repeat(200)}`,
  ])('%s is refused', (typed) => {
    expect(website.safeParse(typed).success).toBe(false);
  });
});

describe('a secure web address', () => {
  const video = optionalSecureAddress('Video URL');

  it.each([
    ['youtu.be/abc123', 'https://youtu.be/abc123'],
    ['HTTPS://YouTu.be/abc123', 'https://youtu.be/abc123'],
    [`https://files.example/${'x'.repeat(900)}`, `https://files.example/${'x'.repeat(900)}`],
    ['', null],
    [null, null],
  ])('%s becomes %s', (typed, stored) => {
    expect(video.parse(typed)).toBe(stored);
  });

  it.each([
    'http://youtu.be/abc123',
    'javascript:alert(1)',
    'https://user@youtu.be/abc123',
    'https://192.168.0.1/video.mp4',
    `https://example.com/${'x'.repeat(1000)}`,
  ])('%s is refused', (typed) => {
    expect(video.safeParse(typed).success).toBe(false);
  });
});
