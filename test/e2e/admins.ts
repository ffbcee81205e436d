import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expect } from '#test/support/browser.ts';

const adminPassword = 'jacaranda over the stoep';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../../scripts/admin.ts');

/** `npm run admin -- …`, beside the server of the browser tests. */
async function command(line: string, ...args: string[]): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: process.env.BROWSER_TEST_DATA_DIR };
  const running = run(process.execPath, [script, ...args], { env });
  running.child.stdin?.end(line);
  await running;
}

/** Returns the address. */
export async function makeAdmin(): Promise<string> {
  const email = `admin-${randomUUID()}@thengisa.example`;
  await command(adminPassword, 'create', '--email', email);
  return email;
}

export const disableAdmin = (email: string) => command('', 'disable', '--email', email);

export async function fillAdminLogin(page: Page, email: string, password = adminPassword): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Access Admin Panel' }).click();
}

/** Arrives in the panel. */
export async function signInAdmin(page: Page, email: string): Promise<void> {
  await page.goto('/admin/login');
  await fillAdminLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Users', exact: true })).toBeVisible();
}

/** A toast with this title and this description stands there. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: title }).filter({ hasText: description });
  await expect(toast.first()).toBeVisible();
}
