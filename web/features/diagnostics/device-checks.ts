import { type Check, failedWith, passed, warned } from './check.ts';

const group = 'This device';
/** Written to see whether it can be, and taken away at once. */
const probe = 'thengisa-diagnostics';
const MB = 1024 * 1024;
const littleMb = 50;

async function openDatabase(): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(probe, 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  indexedDB.deleteDatabase(probe);
}

const shortVersion = (cache: string | undefined) => cache?.replace('site-', '').slice(0, 10);

export const deviceChecks: readonly Check[] = [
  {
    title: 'Local storage',
    group,
    async run() {
      localStorage.setItem(probe, 'kept');
      const kept = localStorage.getItem(probe);
      localStorage.removeItem(probe);
      return kept === 'kept'
        ? passed('This browser keeps what the site saves.')
        : failedWith('What was saved is gone.');
    },
  },
  {
    title: 'IndexedDB',
    group,
    async run() {
      await openDatabase();
      return passed('Messages and courses can be kept for when there is no network.');
    },
  },
  {
    title: 'Room in this browser',
    group,
    async run() {
      if (!navigator.storage?.estimate) return warned('This browser does not tell how much room it gives the site.');
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      const [usedMb, freeMb] = [Math.ceil(usage / MB), Math.floor((quota - usage) / MB)];
      const words = `${usedMb} MB used, ${freeMb} MB free.`;
      return freeMb < littleMb ? warned(`${words} That is little: free some space on this device.`) : passed(words);
    },
  },
  {
    title: 'Service worker',
    group,
    async run() {
      if (!('serviceWorker' in navigator)) return warned('This browser opens nothing without a network.');
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active) return warned('Not there yet. It comes a moment after the first visit.');
      const version = shortVersion((await caches.keys()).find((name) => name.startsWith('site-'))) ?? 'unknown';
      return registration.waiting
        ? warned(`Version ${version}. A newer one waits until every tab of this site is closed.`)
        : passed(`Version ${version}.`);
    },
  },
  {
    title: 'Push notifications',
    group,
    async run() {
      const { browserFacts } = await import('#web/features/notifications/push/browser-push.ts');
      const { hasPush, isApplePhone, isInstalled, permission } = browserFacts();
      if (isApplePhone && !isInstalled) return warned('Not supported here until the site is on the home screen.');
      if (!hasPush) return warned('Not supported by this browser.');
      const supported = `Supported; permission: ${permission === 'default' ? 'not asked' : permission}`;
      if (permission === 'denied')
        return warned(`${supported}. Allow notifications of this site in the browser to get any.`);
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      return passed(`${supported}; ${subscription ? 'subscribed' : 'not subscribed'}.`);
    },
  },
];
