import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('signing in again in the same page counts as the first time again', async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost' }, addEventListener() {} });
  // Its state is that of a tab.
  vi.resetModules();
  const { signOut } = await import('#web/lib/session-store.ts');
  const { authClient } = await import('#web/lib/auth-client.ts');
  const { isFirstInSession } = await import('./first-in-session.ts');
  expect(isFirstInSession('thandi')).toBe(true);
  expect(isFirstInSession('thandi')).toBe(false);
  await signOut();
  expect(isFirstInSession('thandi')).toBe(true);
  await authClient().dispose();
});
