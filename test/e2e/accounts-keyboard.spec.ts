import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { accountPassword, newEmail, signOutByMenu } from './account-steps.ts';

/** Presses Tab until the control of this name has the focus, and checks that it is visible. */
async function tabTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const { outlineStyle, boxShadow } = getComputedStyle(element);
      const name = element.labels?.[0]?.textContent ?? element.textContent;
      return { name: name?.trim(), visible: outlineStyle !== 'none' || boxShadow !== 'none' };
    });
    expect(focus).toEqual({ name, visible: true });
  }).toPass({ intervals: [10], timeout: 10_000 });
}

test('the forms work by keyboard alone', async ({ page }) => {
  const email = newEmail();
  await page.goto('/auth?tab=signup');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  await page.getByLabel('Sales Representative').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByLabel('Company Name')).toBeVisible();
  await page.keyboard.press('ArrowUp');
  for (const [name, text] of [
    ['Full Name', 'Thandi Nkosi'],
    ['Email', email],
    ['Password', accountPassword],
    ['Confirm Password', accountPassword],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rep-portal$/);
  await signOutByMenu(page);

  await page.goto('/auth');
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(accountPassword);
  await tabTo(page, 'Sign In');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rep-portal$/);
});
