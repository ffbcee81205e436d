import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '#test/support/browser.ts';

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

/** Fills and submits the open sign-in form. */
export async function fillSignIn(page: Page, email: string, password = accountPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** From the avatar menu of a portal or of the settings. */
export async function signOutByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}
