import { expect, test } from 'vitest';
import { type BrowserFacts, isWorthAsking, pushStanding } from './push-standing.ts';

const browser: BrowserFacts = { hasPush: true, isApplePhone: false, isInstalled: false, permission: 'default' };
const iPhone: BrowserFacts = { ...browser, hasPush: false, isApplePhone: true };
const granted: BrowserFacts = { ...browser, permission: 'granted' };
const none = { isKept: false, isWanted: false };

test.each([
  ['a browser that nobody was asked in', browser, none, 'off'],
  ['one without push', { ...browser, hasPush: false }, none, 'unsupported'],
  ['an iPhone in Safari', iPhone, none, 'install'],
  ['the same from its home screen', { ...browser, isApplePhone: true, isInstalled: true }, none, 'off'],
  ['an old iPhone from its home screen', { ...iPhone, isInstalled: true }, none, 'unsupported'],
  [
    'where the person said no',
    { ...browser, permission: 'denied' as const },
    { isKept: true, isWanted: true },
    'denied',
  ],
  ['where it is on', granted, { isKept: true, isWanted: true }, 'on'],
  ['allowed, and never turned on', granted, none, 'off'],
  ['where the server has lost it', granted, { isKept: false, isWanted: true }, 'lost'],
  ['where the browser asks anew', browser, { isKept: true, isWanted: true }, 'lost'],
])('%s', (_where, facts, kept, standing) => {
  expect(pushStanding(facts, kept)).toBe(standing);
});

const day = 86_400_000;

test('nobody is asked who cannot, who did it, or who said "not now" lately', () => {
  expect(isWorthAsking('off', null, 0)).toBe(true);
  expect(isWorthAsking('install', null, 0)).toBe(true);
  for (const standing of ['on', 'denied', 'unsupported', 'lost'] as const)
    expect(isWorthAsking(standing, null, 0)).toBe(false);
  expect(isWorthAsking('off', 0, 29 * day)).toBe(false);
  expect(isWorthAsking('off', 0, 31 * day)).toBe(true);
});
