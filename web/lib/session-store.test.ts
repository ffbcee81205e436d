import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('who signs out is told nothing more on this device, whatever the server says', async () => {
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
