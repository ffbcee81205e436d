import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { recordToasts } from './browser-toasts.ts';
import { moveDates } from './page-clock.ts';

/** Options fixed for a context's lifetime. */
export interface ContextKind {
  readonly isMobile: boolean;
  /** The value of `Notification.permission`. */
  readonly notifications: NotificationPermission;
}

/** Browser contexts, indistinguishable from new ones to the site, that are reused across tests. */
export type SharedContexts = {
  /** With one page, open on the site, and no data of earlier tests. */
  take(kind: ContextKind): Promise<BrowserContext>;
  giveBack(context: BrowserContext): Promise<void>;
};

/** The project's default. */
export async function openContext(
  browser: Browser,
  notifications: NotificationPermission = 'denied',
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await moveDates(context);
  await recordToasts(context);
  await context.addInitScript(fixPermission, notifications);
  return context;
}

/**
 * Makes every browser report the same permission: a full one says "default", the headless shell "denied" even after a
 * grant. A request is always granted. Runs in the page.
 */
function fixPermission(start: NotificationPermission): void {
  if (!('Notification' in window)) return;
  let permission = start;
  Object.defineProperty(Notification, 'permission', { get: () => permission });
  Notification.requestPermission = async () => {
    if (permission === 'default') permission = 'granted';
    return permission;
  };
}

/** The listeners a test adds to its pages. */
const heard = ['console', 'dialog', 'download', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * The site is loaded and compiled once per context, not once per test, which is most of the cost of opening its first
 * page. After a failed test the worker ends with all of its contexts.
 */
export function shareContexts(browser: Browser): SharedContexts {
  const idle = new Map<string, BrowserContext[]>();
  const homes = new Map<BrowserContext, BrowserContext[]>();
  return {
    async take({ isMobile, notifications }) {
      const kind = `${isMobile} ${notifications}`;
      const home = idle.get(kind) ?? [];
      idle.set(kind, home);
      const kept = home.pop();
      if (kept) return kept;
      const context = await openContext(browser, notifications);
      homes.set(context, home);
      await settle(await context.newPage());
      return context;
    },
    async giveBack(context) {
      await empty(context);
      homes.get(context)?.push(context);
    },
  };
}

async function empty(context: BrowserContext): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages();
  await Promise.all(others.map((other) => other.close()));
  for (const event of heard) page.removeAllListeners(event);
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)]);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce' });
  await settle(page);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // After the page with pending responses is gone.
  await context.clearCookies();
}

/** On the smallest page of the site: where a session can be put into storage, in the process that has the code cached. */
async function settle(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
}
