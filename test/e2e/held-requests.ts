import type { Page } from '@playwright/test';

/** No such request gets through before what this resolves with is called. */
export async function holdRequests(page: Page, urls: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(urls, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The code of the pages does not come before what this resolves with is called. */
export const holdCode = (page: Page) => holdRequests(page, '**/assets/*.js');
