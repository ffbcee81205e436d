import type { BrowserContext, Page } from '@playwright/test';

/** Its title, and its description if any. */
type Toast = readonly string[];

declare global {
  interface Window {
    /** Toasts not yet asserted, oldest first. */
    shownToasts?: Toast[];
  }
}

/** A toast is shown for five seconds, which a busy machine may miss: every page records what it showed. */
export async function recordToasts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const shown: Toast[] = [];
    window.shownToasts = shown;
    const record = (node: Node) => {
      if (!(node instanceof Element)) return;
      const toasts = [...node.querySelectorAll('[data-sonner-toast]')];
      if (node.matches('[data-sonner-toast]')) toasts.push(node);
      for (const toast of toasts) shown.push([...toast.querySelectorAll('p')].map((line) => line.textContent));
    };
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(record);
    }).observe(document, { childList: true, subtree: true });
  });
}

/** Expects a toast with this title and this description since the last one that the test asserted. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const take = ([title, description]: readonly [string, string]) => {
    const shown = window.shownToasts ?? [];
    const found = shown.findIndex(([first = '', second = '']) => first.includes(title) && second.includes(description));
    if (found >= 0) shown.splice(0, found + 1);
    return found >= 0;
  };
  await page
    .waitForFunction(take, [title, description] as const, { polling: 50, timeout: 20_000 })
    .catch(async (cause) => {
      throw new Error(`No toast “${title}” “${description}”. There were: ${JSON.stringify(await shownToasts(page))}`, {
        cause,
      });
    });
}

/** Toasts of the open page not yet asserted. */
export const shownToasts = (page: Page): Promise<Toast[]> => page.evaluate(() => window.shownToasts ?? []);
