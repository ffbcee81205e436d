import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { operatorsApi } from '#contract/operators/operators.ts';
import type { AdminRole } from '#contract/operators/roles.ts';
import * as admins from '#server/features/operators/commands/manage-admins.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { expect } from '#test/support/browser.ts';
import { transaction } from '#test/support/browser-database.ts';
import { site } from './people.ts';

const adminPassword = 'jacaranda over the stoep';

/** Created as by the command line. Returns the address. */
export async function makeAdmin(role: AdminRole = 'owner'): Promise<string> {
  const email = `admin-${randomUUID()}@thengisa.example`;
  const passwordHash = await hashPassword(adminPassword);
  await transaction((tx) => admins.createAdmin(tx, 'command line', { email, role, passwordHash }));
  return email;
}

export const disableAdmin = (email: string) => transaction((tx) => admins.disableAdmin(tx, 'command line', email));

export async function fillAdminLogin(page: Page, email: string, password = adminPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
}

/** Signs in through the form. Ends in the panel. */
export async function signInAdmin(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await fillAdminLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
}

/** Creates an administrator, and signs in as the form does, which has separate tests. Returns the address. */
export async function enterAsAdmin(page: Page): Promise<string> {
  const email = await makeAdmin();
  const response = await page.request.post(operatorsApi.signIn.path, {
    headers: { origin: site.url },
    data: { email, password: adminPassword },
  });
  expect(response.ok()).toBe(true);
  return email;
}
