import { globSync } from 'node:fs';

/** Where distributions install the library. */
const places = ['/usr/lib/*/faketime', '/usr/lib*/faketime', '/usr/local/lib/faketime'];

/** Variables to add to the environment, or the reason it can't be done. */
export type FakeTime = { readonly env: Readonly<Record<string, string>> } | { readonly refusal: string };

/**
 * Returns the environment in which programs read a shifted clock, which runs on from there: Node and PostgreSQL through libfaketime. Browsers hang
 * with that, and shift `Date` in their pages instead (`test/support/page-clock.ts`).
 * @param at `2028-02-29T10:00`, in South Africa unless it names another offset
 */
export function fakeTime(at: string, now: Date, library = findLibrary()): FakeTime {
  const moment = Date.parse(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(at) ? `${at}+02:00` : at);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(at) || Number.isNaN(moment))
    return { refusal: `--at is "${at}"; expected a moment in South Africa such as 2028-02-29T10:00.` };
  if (library === null)
    return { refusal: 'npm test -- --at needs libfaketime. Install it first (Debian: apt-get install faketime).' };
  const seconds = Math.round((moment - now.getTime()) / 1000);
  return {
    env: {
      FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
      // Timers and timeouts use the monotonic clock.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      LD_PRELOAD: library,
    },
  };
}

const findLibrary = (): string | null => places.flatMap((place) => globSync(`${place}/libfaketimeMT.so.1`))[0] ?? null;
