import { AuthRetryableFetchError } from '@supabase/auth-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#test/support/fake-storage.ts';

/** As the sign-in client: after a failed refresh it answers with that failure for a minute. */
const fake = vi.hoisted(() => ({ away: true }));

vi.mock('@supabase/auth-js', async (original) => ({
  ...(await original<typeof import('@supabase/auth-js')>()),
  AuthClient: class {
    failedUntil = 0;
    onAuthStateChange() {}
    async dispose() {}
    async getSession() {
      if (fake.away) this.failedUntil = Date.now() + 60_000;
      const failed = Date.now() < this.failedUntil;
      return failed
        ? { data: { session: null }, error: new AuthRetryableFetchError('Failed to fetch', 0) }
        : { data: { session: { access_token: 'new' } }, error: null };
    }
  },
}));

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-01T08:00:00Z') });
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('window', { location: { origin: 'https://thengisa.example' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('calls in quick succession get a token within seconds of the end of an outage', async () => {
  const { validToken } = await import('./auth-client.ts');
  const isRefused = () =>
    validToken().then(
      (token) => token !== 'new',
      () => true,
    );
  expect(await isRefused()).toBe(true);
  fake.away = false;
  // As queries on one screen do.
  const refused: boolean[] = [];
  for (let second = 1; second <= 7; second++) {
    vi.advanceTimersByTime(1000);
    refused.push(await isRefused());
  }
  expect(refused).toEqual([true, true, true, true, true, false, false]);
});
