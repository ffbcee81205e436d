import { afterEach, expect, test, vi } from 'vitest';
import {
  declinedAt,
  keptFor,
  offeredAt,
  rememberEnded,
  rememberNotNow,
  rememberOffered,
  rememberWanted,
  wantsPush,
  wasEnded,
} from './push-wish.ts';

afterEach(() => vi.unstubAllGlobals());

const status = () => ({ wanted: wantsPush('a'), ended: wasEnded('a'), keptFor: keptFor('a') });

test("the user's choice for this device is stored, with the session for which it is on", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(status()).toEqual({ wanted: false, ended: false, keptFor: null });
  rememberWanted('a');
  expect(status()).toEqual({ wanted: true, ended: false, keptFor: null });
  rememberWanted('a', 'a-session');
  expect(status()).toEqual({ wanted: true, ended: false, keptFor: 'a-session' });
  rememberEnded('a');
  expect(status()).toEqual({ wanted: true, ended: true, keptFor: null });
  expect(declinedAt('a')).toBeNull();
  rememberNotNow('a');
  expect(status()).toEqual({ wanted: false, ended: false, keptFor: null });
  expect(declinedAt('a')).toBeGreaterThan(0);
  expect(offeredAt('a')).toBeNull();
  rememberOffered('a');
  expect(offeredAt('a')).toBeGreaterThan(0);
});
