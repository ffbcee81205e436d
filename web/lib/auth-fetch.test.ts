import { afterEach, expect, test, vi } from 'vitest';
import { authFetch } from './auth-fetch.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each(['2026-12-01T08:00:00Z', '2027-12-01T08:00:00Z'])(
  'a session expires by the device’s clock, also when it shows %s',
  async (deviceTime) => {
    vi.useFakeTimers({ now: new Date(deviceTime) });
    const session = { access_token: 'a', expires_in: 900, expires_at: 1_700_000_000 };
    vi.stubGlobal('fetch', async () => Response.json(session, { headers: { 'x-request-id': 'one' } }));
    const response = await authFetch('http://localhost/auth/v1/token');
    expect(await response.json()).toEqual({ ...session, expires_at: Date.parse(deviceTime) / 1000 + 900 });
    expect(response.headers.get('x-request-id')).toBe('one');
  },
);

test('answers without a session are passed through', async () => {
  const answers = [
    Response.json({ id: 'one' }),
    new Response(null, { status: 204 }),
    new Response('Busy', { status: 503 }),
  ];
  for (const answer of answers) {
    vi.stubGlobal('fetch', async () => answer);
    expect(await authFetch('http://localhost/auth/v1/user')).toBe(answer);
  }
});
