import type { Page } from '@playwright/test';

/** Blocks such requests until the returned function is called. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Blocks the pages' code until the returned function is called. */
export const holdCode = (page: Page) => holdRequests(page, '**/assets/*.js');
