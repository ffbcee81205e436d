import type { CallInput } from '#contract/endpoint.ts';
import type { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { unsubscribeBrowser } from '#web/lib/end-push.ts';
import type { BrowserFacts } from './push-status.ts';

export function browserFacts(): BrowserFacts {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    // An iPad reports itself as a Mac, which has no touch screen.
    isApplePhone: /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    isInstalled:
      matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true,
    permission: 'Notification' in window ? Notification.permission : 'denied',
  };
}

/** Asks for permission, with the browser's own prompt. Call only from a click. */
export const askPermission = (): Promise<NotificationPermission> => Notification.requestPermission();

/** Subscribes this browser with that key; a subscription with another key ends. */
export async function subscribeBrowser(serverKey: string): Promise<CallInput<typeof pushDevicesApi.keep>['body']> {
  const { pushManager } = await activeWorker();
  if (!(await isSubscribed(serverKey))) await unsubscribeBrowser();
  const { endpoint, keys = {} } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
  ).toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys.p256dh ?? '', auth: keys.auth ?? '', serverKey };
}

/** Whether this browser is subscribed with that key. */
export async function isSubscribed(serverKey: string): Promise<boolean> {
  const subscription = await (await activeWorker()).pushManager.getSubscription();
  return subscription !== null && keyOf(subscription) === serverKey;
}

/** If there is none yet, for instance because the page has just been opened for the first time. */
async function activeWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js');
  return navigator.serviceWorker.ready;
}

function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
