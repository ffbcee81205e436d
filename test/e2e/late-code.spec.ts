import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';

/** Files of the open page's build are gone, as after a deploy. Returns a function that ends it. */
async function replaceBuild(page: Page, file: string) {
  const gone = [`**/assets/${file}-*.js`, '**/assets/manifest-*.js'];
  for (const urls of gone) await page.route(urls, (route) => route.fulfill({ status: 404 }));
  return async () => {
    for (const urls of gone) await page.unroute(urls);
  };
}

test('after a deploy a part of the page says so, and a reload shows it', async ({ page }) => {
  await page.goto('/auth');
  // The page's code is loaded at the first interaction.
  await page.keyboard.press('Shift');
  await expect(page.getByText('Local mode')).toBeVisible();
  const deployed = await replaceBuild(page, 'sign-up');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'A newer version is available' });
  await expect(alert).toBeVisible();
  await deployed();
  await alert.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByLabel('Full Name')).toBeVisible();
});
