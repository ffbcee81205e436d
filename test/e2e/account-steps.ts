import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '#test/support/browser.ts';

export const accountPassword = 'karoo-sunset-42';

export const newEmail = () => `${randomUUID()}@example.co.za`;

type SignUp = { email: string; fullName?: string; companyName?: string; password?: string };

/** Fills the sign-up form of one side and sends it. */
export async function fillSignUp(page: Page, { email, fullName, companyName, password }: SignUp): Promise<void> {
  await page.getByLabel('Full Name').fill(fullName ?? 'Thandi Nkosi');
  if (companyName) await page.getByLabel('Company Name').fill(companyName);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password ?? accountPassword);
  await page.getByLabel('Confirm Password').fill(password ?? accountPassword);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Fills the sign-in form that is open, and sends it. */
export async function fillSignIn(page: Page, email: string, password = accountPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** A toast with this title and, under it, this description. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  // The one before may say the same, and be there still: the newest comes first.
  const toast = page.locator('[data-sonner-toast][data-removed="false"]').filter({ hasText: title }).first();
  await expect(toast).toContainText(description);
}

/** WCAG 2.2 AA in both themes, which a visitor may choose at any time. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  // A toast on its way out fades, and is no longer meant to be read.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    // A colour in the middle of its transition is neither theme's.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState, effect }) => {
        return playState === 'finished' || effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      }),
    );
    await expectAccessible(page);
  }
}

/** From the avatar menu of a portal or of the settings. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
