/**
 * An offline page, a cache of used assets, and push. Pages always come from the server, so that no visitor is stuck on
 * an old version of the site; offline, course pages open from here for a user who has begun one on this device.
 * Responses of the API and the sign-in are never cached.
 */

import { courseAddress } from '#contract/site/portal-addresses.ts';
import { repPath } from '#contract/site/sign-in-addresses.ts';
import { openFromPush, type Pages, shownPush } from './lib/push-message.ts';
import { renewOfflinePage } from './lib/renew-offline-page.ts';

interface LifecycleEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends LifecycleEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface PushEvent extends LifecycleEvent {
  readonly data: { text(): string } | null;
}

interface MessageEventLike extends LifecycleEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface ClickEvent extends LifecycleEvent {
  readonly notification: { readonly data: { readonly url: string } | null; close(): void };
}

interface WorkerScope {
  readonly location: Location;
  readonly clients: Pages & { claim(): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: object): Promise<void>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEventLike) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

/** Injected at build: the offline page and its assets, the assets of course pages, and a hash of the whole site. */
declare const builtPrecache: readonly string[];
declare const builtCourseFiles: readonly string[];
declare const builtVersion: string;

const worker = self as unknown as WorkerScope;
const prefix = 'site-';
const cacheName = prefix + builtVersion;
const precached: readonly string[] = builtPrecache;
const [offlinePage = ''] = precached;
const courses = courseAddress('');

worker.addEventListener('install', (event) => {
  event.waitUntil(fillCache());
});

// No skipWaiting: an open page of the previous version may still need its own cached assets.
worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldCaches(), worker.registration.navigationPreload?.enable()]));
  event.waitUntil(worker.clients.claim());
});

// A course was begun on this device.
worker.addEventListener('message', (event) => {
  const reply = (isKept: boolean) => () => event.ports[0]?.postMessage(isKept);
  if (event.data === 'keep-courses') event.waitUntil(keepCoursePages().then(reply(true), reply(false)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (isAsset(request)) event.respondWith(openAsset(event));
});

// Always, also while the app is open: a push that shows nothing may be the last one.
worker.addEventListener('push', (event) => {
  const { title, options } = shownPush(event.data?.text(), worker.location.origin);
  event.waitUntil(worker.registration.showNotification(title, options));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openFromPush(worker.clients, event.notification.data?.url ?? worker.location.origin));
});

async function fillCache() {
  const cache = await caches.open(cacheName);
  await cache.addAll(precached.map((path) => new Request(path, { cache: isHashed(path) ? 'default' : 'reload' })));
  // Learners continue with this version, also offline. A file that fails to load is no reason to stay with the previous
  // version: it is fetched when a course is opened next.
  if (await caches.match(repPath, { ignoreVary: true })) await keepCoursePages().catch(() => {});
}

async function keepCoursePages() {
  const cache = await caches.open(cacheName);
  // The shell served for any page request; the same at every URL of the portal, which it reads itself.
  const page = new Request(repPath, { headers: { accept: 'text/html' } });
  const wanted = [page, ...builtCourseFiles];
  const kept = await Promise.all(wanted.map((one) => cache.match(one)));
  await cache.addAll(wanted.filter((_, at) => !kept[at]));
}

async function dropOldCaches() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)),
  );
}

async function openPage(event: RequestEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  try {
    // Requested while this worker was still starting, so not requested again.
    const page = (await preloadResponse) ?? (await fetch(request));
    event.waitUntil(renewKept().catch(() => {}));
    return page;
  } catch (error) {
    const cache = await caches.open(cacheName);
    const { pathname } = new URL(request.url);
    const offline =
      (pathname.startsWith(courses) && (await cache.match(repPath, { ignoreVary: true }))) ||
      (await cache.match(offlinePage));
    if (offline) return offline;
    throw error;
  }
}

const renewKept = async () =>
  renewOfflinePage({ cache: await caches.open(cacheName), page: offlinePage, kept: precached, ask: fetch });

/** Names below /assets/ change with the content, so a copy is never stale: what the page has fetched is not fetched again. */
const isHashed = (path: string) => path.startsWith('/assets/');

function isAsset({ url, method, headers }: Request): boolean {
  const { origin, pathname } = new URL(url);
  return (
    method === 'GET' &&
    origin === worker.location.origin &&
    (isHashed(pathname) || precached.includes(pathname)) &&
    !headers.has('range')
  );
}

async function openAsset(event: RequestEvent): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  // A full disk must not block the asset.
  if (response.status === 200) event.waitUntil(cache.put(event.request, response.clone()).catch(() => {}));
  return response;
}
