import { afterEach, expect, test, vi } from 'vitest';
import {
  keptFor,
  offeredAt,
  rememberEnded,
  rememberNotNow,
  rememberOffered,
  rememberWanted,
  saidNotNowAt,
  wantsPush,
  wasEnded,
} from './push-wish.ts';

afterEach(() => vi.unstubAllGlobals());

const standing = () => ({ wanted: wantsPush('a'), ended: wasEnded('a'), keptFor: keptFor('a') });

test("the user's choice for this device is stored, with the session for which it is on", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect(standing()).toEqual({ wanted: false, ended: false, keptFor: null });
  rememberWanted('a');
  expect(standing()).toEqual({ wanted: true, ended: false, keptFor: null });
  rememberWanted('a', 'a-session');
  expect(standing()).toEqual({ wanted: true, ended: false, keptFor: 'a-session' });
  rememberEnded('a');
  expect(standing()).toEqual({ wanted: true, ended: true, keptFor: null });
  expect(saidNotNowAt('a')).toBeNull();
  rememberNotNow('a');
  expect(standing()).toEqual({ wanted: false, ended: false, keptFor: null });
  expect(saidNotNowAt('a')).toBeGreaterThan(0);
  expect(offeredAt('a')).toBeNull();
  rememberOffered('a');
  expect(offeredAt('a')).toBeGreaterThan(0);
});
