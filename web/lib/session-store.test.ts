import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('after signing out this device gets no more notifications, whatever the server answers', async () => {
  const unsubscribe = vi.fn(async () => true);
  const pushManager = { getSubscription: async () => ({ unsubscribe }) };
  vi.stubGlobal('navigator', { onLine: false, serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  vi.stubGlobal('window', { location: { origin: 'http://localhost' } });
  // Its state is that of a tab.
  vi.resetModules();
  const { authClient, signOut } = await import('./session-store.ts');
  await signOut();
  await vi.waitFor(() => expect(unsubscribe).toHaveBeenCalledOnce(), { timeout: 20_000 });
  await authClient().dispose();
});
