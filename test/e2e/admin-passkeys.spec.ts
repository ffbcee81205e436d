import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { startServerLike } from '#test/support/browser-server.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { fillAdminLogin } from './admins.ts';
import { plugInAuthenticator } from './passkeys.ts';

const email = 'first@thengisa.example';
const password = 'jacaranda over the stoep';

// Browsers make no passkeys for an address of numbers.
let server: ServerProcess;
let site = '';

test.beforeAll(async () => {
  server = await startServerLike((port) => ({
    SITE_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: email,
    ADMIN_PASSWORD: password,
  }));
  site = server.url.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => server.stop());
test.use({ ownContext: true });

test('a passkey is added in the panel, signs in, and is asked for after the password', async ({ page }) => {
  const device = await plugInAuthenticator(page);
  const menu = (name: string) => page.getByRole('menuitem', { name });
  const inside = page.getByRole('heading', { name: 'Users', exact: true });
  await page.goto(`${site}/admin/login`);
  await fillAdminLogin(page, email, password);
  await expect(inside).toBeVisible();

  await test.step('it is added with the password', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Passkeys').click();
    await expect(page.getByText('You have none yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const form = page.getByRole('dialog', { name: 'Add a passkey' });
    await form.getByLabel('Name').fill('Work laptop');
    await form.getByLabel('Your password').fill('not the password');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText('Invalid admin credentials')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Your password').fill(password);
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Work laptop');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('it signs in', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await expect(menu('Set up two-factor sign-in')).toBeHidden();
    await menu('Sign out').last().click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(inside).toBeVisible();
    await expectToast(page, 'Admin Login Successful');
    await page.goto(`${site}/admin?tab=audit`);
    await expect(page.getByText('Showed a passkey').first()).toBeVisible();
    await expect(page.getByText('Added a passkey').first()).toBeVisible();
  });

  await test.step('and is asked for after the password', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Sign out').last().click();
    await fillAdminLogin(page, email, password);
    await expect(page.getByRole('heading', { name: 'Confirm it is you' })).toBeVisible();
    await expect(page.getByLabel('Code from your app')).toBeHidden();
    await expectAccessible(page);
    await device.verifies(false);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByText('It was cancelled, or took too long')).toBeVisible();
    await device.verifies(true);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(inside).toBeVisible();
  });

  await test.step('until it is removed', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Passkeys').click();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByLabel('Your password').fill(password);
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('You have none yet.')).toBeVisible();
  });
  await device.unplug();
});
