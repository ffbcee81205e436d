import { type Check, failedWith, passed, warned } from './check.ts';

const group = 'This device';
/** Written to test storage, then deleted. */
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
        ? passed('This browser stores the site’s data.')
        : failedWith('This browser didn’t keep the stored data.');
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
    title: 'Browser storage space',
    group,
    async run() {
      if (!navigator.storage?.estimate) return warned('This browser doesn’t report its storage space.');
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
      if (!('serviceWorker' in navigator)) return warned('This browser doesn’t support offline pages.');
      const registration = await navigator.serviceWorker.getRegistration();
      if (!registration?.active) return warned('Not active yet. Offline pages start shortly after the first visit.');
      const version = shortVersion((await caches.keys()).find((name) => name.startsWith('site-'))) ?? 'unknown';
      return registration.waiting
        ? warned(`Version ${version}. Close all tabs of this site to start a newer version.`)
        : passed(`Version ${version}.`);
    },
  },
  {
    title: 'Push notifications',
    group,
    async run() {
      const { browserFacts } = await import('#web/features/notifications/push/browser-push.ts');
      const { hasPush, isApplePhone, isInstalled, permission } = browserFacts();
      if (isApplePhone && !isInstalled) return warned('Add the site to the home screen to use push notifications.');
      if (!hasPush) return warned('Not supported by this browser.');
      const supported = `Supported, permission ${permission === 'default' ? 'not requested' : permission}`;
      if (permission === 'denied')
        return warned(`${supported}. Allow this site’s notifications in the browser settings.`);
      const registration = await navigator.serviceWorker.getRegistration();
      const subscription = await registration?.pushManager.getSubscription();
      return passed(`${supported}, ${subscription ? 'subscribed' : 'not subscribed'}.`);
    },
  },
];
