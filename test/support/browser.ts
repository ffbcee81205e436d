import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import { openContext, type SharedContexts, shareContexts } from './browser-contexts.ts';
import { type Device, deviceOf } from './browser-devices.ts';

export { expect };

type Fixtures = {
  device: Device;
  /** Opens a browser for one more user. */
  openBrowser: () => Promise<Page>;
  /** A fresh context, not reused afterwards: for a test that leaves state that can't be cleaned up, such as a clock. */
  ownContext: boolean;
  /** `Notification.permission` in the browser of every user of the test: "denied" by default. */
  notifications: NotificationPermission;
  soundPages: undefined;
};

/** Playwright's test; also fails when a page throws or violates its own security policy. */
export const test = base.extend<Fixtures, { sharedContexts: SharedContexts }>({
  device: ({ browserName: _ }, use, info) => use(deviceOf(info.file)),
  viewport: ({ device }, use) => use(device.viewport),
  hasTouch: ({ device }, use) => use(device.hasTouch),
  isMobile: ({ device }, use) => use(device.isMobile),
  ownContext: [false, { option: true }],
  notifications: ['denied', { option: true }],
  sharedContexts: [({ browser }, use) => use(shareContexts(browser)), { scope: 'worker' }],
  context: async ({ browser, sharedContexts, ownContext, isMobile, notifications }, use, info) => {
    const context = ownContext
      ? await openContext(browser, notifications)
      : await sharedContexts.take({ isMobile, notifications });
    await use(context);
    const passed = info.status === info.expectedStatus;
    if (passed && !ownContext) return sharedContexts.giveBack(context);
    // Before closing a context, Playwright takes screenshots of its pages.
    if (passed) await Promise.all(context.pages().map((page) => page.close()));
    await context.close();
  },
  page: async ({ context, viewport }, use) => use(await firstPage(context, viewport)),
  openBrowser: async ({ sharedContexts, viewport, isMobile, notifications }, use, info) => {
    const lent: BrowserContext[] = [];
    await use(async () => {
      const context = await sharedContexts.take({ isMobile, notifications });
      lent.push(context);
      return firstPage(context, viewport);
    });
    if (info.status === info.expectedStatus) await Promise.all(lent.map(sharedContexts.giveBack));
  },
  soundPages: [
    // Named here, so that the other contexts are closed after the check.
    async ({ browser, context: _, openBrowser: __ }, use) => {
      const watched: (() => void)[] = [];
      const problems: string[] = [];
      const watch = (context: BrowserContext) => watched.push(listenForProblems(context, problems));
      browser.contexts().forEach(watch);
      // Those the test opens for more users.
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      for (const stop of watched) stop();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

async function firstPage(context: BrowserContext, viewport: ReturnType<Page['viewportSize']>): Promise<Page> {
  const [page = await context.newPage()] = context.pages();
  if (viewport) await page.setViewportSize(viewport);
  return page;
}

/** Returns a function that stops it. */
function listenForProblems(context: BrowserContext, problems: string[]): () => void {
  const onError = (webError: WebError) => problems.push(String(webError.error()));
  const onConsole = (message: ConsoleMessage) => {
    const isPolicy = message.text().includes('Content Security Policy');
    if (message.type() === 'error' && isPolicy) problems.push(message.text());
  };
  context.on('weberror', onError).on('console', onConsole);
  return () => context.off('weberror', onError).off('console', onConsole);
}
