import type { PushPayload } from '#contract/notifications/push-payload.ts';

/** The service worker's push handling, without the service worker. */
interface Shown {
  readonly title: string;
  readonly options: NotificationOptions & { readonly renotify: boolean; readonly data: { readonly url: string } };
}

const icon = '/icons/icon-192.png';

/** A push that shows nothing costs the permission: after three silent ones an iPhone revokes it. */
const unread: PushPayload['notification'] = {
  title: 'You have a new notification',
  body: 'Open Thengisa to see it.',
  navigate: '/',
  tag: 'news',
  lang: 'en-ZA',
};

/** The notification for a push, for any payload: browsers with declarative messages show the same by themselves. */
export function shownPush(text: string | undefined, origin: string): Shown {
  const { title, body, navigate, tag, lang } = { ...unread, ...read(text) };
  const url = ownAddress(navigate, origin);
  // A later message of the same conversation alerts again, replacing the previous one.
  return { title, options: { body, tag, lang, icon, renotify: true, data: { url } } };
}

function read(text = ''): Partial<PushPayload['notification']> {
  try {
    const { notification } = JSON.parse(text) as PushPayload;
    return Object.fromEntries(Object.entries(notification).filter(([, value]) => typeof value === 'string' && value));
  } catch {
    return {};
  }
}

/** A click never leads to another site. */
function ownAddress(address: string, origin: string): string {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : new URL(origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

export interface Pages {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

/** Shows a URL in an existing tab, or else in a new one. */
export async function openFromPush(pages: Pages, url: string): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((page) => page.url === url);
  const page = there ?? open[0];
  if (!page) return void (await pages.openWindow(url));
  await page.focus();
  if (there) return;
  try {
    await page.navigate(url);
  } catch {
    // A page controlled by an older worker, or by none, can't be navigated.
    await pages.openWindow(url);
  }
}
