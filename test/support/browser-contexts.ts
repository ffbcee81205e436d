import type { Browser, BrowserContext, Page } from '@playwright/test';
import { recordToasts } from './browser-toasts.ts';

/** Browsers of people, as far as a site can tell, that outlive their tests. */
export type SharedContexts = {
  /** With one page, open on the site, and nothing that anybody left there; of a phone, which it is for good, or not. */
  take(isMobile: boolean): Promise<BrowserContext>;
  giveBack(context: BrowserContext): Promise<void>;
};

/** As the project wants it. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext();
  await recordToasts(context);
  return context;
}

/** What a test listens to on its pages. */
const heard = ['console', 'dialog', 'download', 'request', 'requestfailed', 'requestfinished', 'response'] as const;

/**
 * The site is fetched and compiled once for each of them, not once for each test, which is most of what opening its first
 * page costs. A worker that saw a test fail ends with all of its contexts.
 */
export function shareContexts(browser: Browser): SharedContexts {
  const idle = { phone: [] as BrowserContext[], desk: [] as BrowserContext[] };
  const homes = new Map<BrowserContext, BrowserContext[]>();
  return {
    async take(isMobile) {
      const home = idle[isMobile ? 'phone' : 'desk'];
      const kept = home.pop();
      if (kept) return kept;
      const context = await openContext(browser);
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
  // After the page that might still have been answered is gone.
  await context.clearCookies();
}

/** On the smallest page of the site: where a session can be put into its storage, in the process that knows its code. */
async function settle(page: Page): Promise<void> {
  await page.goto('/favicon.svg');
}
