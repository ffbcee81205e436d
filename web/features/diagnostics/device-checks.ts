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
        ? passed('This browser stores what the site saves.')
        : failedWith('This browser didn’t store a test value.');
    },
  },
  {
    title: 'IndexedDB',
    group,
    async run() {
      await openDatabase();
      return passed('Messages and courses can be stored for offline use.');
    },
  },
  {
    title: 'Storage space',
    group,
    async run() {
      if (!navigator.storage?.estimate) return warned('This browser doesn’t say how much space the site has.');
      const { usage = 0, quota = 0 } = await navigator.storage.estimate();
      const [usedMb, freeMb] = [Math.ceil(usage / MB), Math.floor((quota - usage) / MB)];
      const words = `${usedMb} MB used, ${freeMb} MB free.`;
      return freeMb < littleMb ? warned(`${words} Free up some space on this device.`) : passed(words);
    },
  },
  {
    title: 'Service worker',
    group,
    async run() {
      if (!('serviceWorker' in navigator)) return warned('This browser can’t open pages offline.');
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active) return warned('Not installed yet. It installs shortly after your first visit.');
      const version = shortVersion((await caches.keys()).find((name) => name.startsWith('site-'))) ?? 'unknown';
      return registration.waiting
        ? warned(`Version ${version}. Close all tabs of this site to get a newer one.`)
        : passed(`Version ${version}.`);
    },
  },
  {
    title: 'Push notifications',
    group,
    async run() {
      const { browserFacts } = await import('#web/features/notifications/push/browser-push.ts');
      const { hasPush, isApplePhone, isInstalled, permission } = browserFacts();
      if (isApplePhone && !isInstalled) return warned('Add this site to your home screen to use notifications.');
      if (!hasPush) return warned('Not supported by this browser.');
      const supported = `Supported, permission ${permission === 'default' ? 'not asked yet' : permission}`;
      if (permission === 'denied') return warned(`${supported}. Allow notifications for this site in your browser.`);
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      return passed(`${supported}, ${subscription ? 'subscribed' : 'not subscribed'}.`);
    },
  },
];
