import { expect, test } from 'vitest';
import { type BrowserFacts, isRenewed, isWorthAsking, pushStatus } from './push-status.ts';

const browser: BrowserFacts = { hasPush: true, isApplePhone: false, isInstalled: false, permission: 'default' };
const iPhone: BrowserFacts = { ...browser, hasPush: false, isApplePhone: true };
const granted: BrowserFacts = { ...browser, permission: 'granted' };
const none = { isKept: false, isWanted: false };

test.each([
  ['a browser that never asked', browser, none, 'off'],
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
])('%s', (_where, facts, kept, status) => {
  expect(pushStatus(facts, kept)).toBe(status);
});

const kept = { keptFor: 'this one', sessionId: 'this one', isKept: true, isSubscribed: true, isFull: false };
const gone = { ...kept, isKept: false };

test.each([
  ['where it stands', kept, true],
  ['not stored yet, or signed out here', { ...gone, keptFor: null }, true],
  ['whose browser has ended it', { ...gone, isSubscribed: false }, true],
  ['that made room for another', { ...gone, isFull: true }, true],
  ['that was turned off from another device', gone, false],
  ['whose session was ended from there', { ...gone, keptFor: 'another', isSubscribed: false }, false],
])('a device %s is renewed when the app is opened', (_which, status, renewed) => {
  expect(isRenewed(status)).toBe(renewed);
});

const day = 86_400_000;
const never = { offeredAt: null, declinedAt: null };

test('the offer goes only to users who can turn notifications on', () => {
  for (const status of ['off', 'lost', 'install'] as const) expect(isWorthAsking(status, never, 0)).toBe(true);
  for (const status of ['on', 'denied', 'unsupported'] as const) {
    expect(isWorthAsking(status, never, 0)).toBe(false);
  }
});

test('the offer comes back a week after it was shown, and a month after it was declined', () => {
  const shown = { ...never, offeredAt: 0 };
  expect(isWorthAsking('off', shown, 7 * day)).toBe(false);
  expect(isWorthAsking('off', shown, 7 * day + 1)).toBe(true);
  expect(isWorthAsking('off', { offeredAt: 0, declinedAt: 0 }, 29 * day)).toBe(false);
  expect(isWorthAsking('off', { offeredAt: 0, declinedAt: 0 }, 31 * day)).toBe(true);
});
