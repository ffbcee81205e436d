import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { startServerLike } from '#test/support/browser-server.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { accountPassword, fillSignUp, newEmail, signOutByMenu } from './account-steps.ts';
import { fillAdminLogin } from './admins.ts';
import { plugInAuthenticator } from './passkeys.ts';

// One server for both.
test.describe.configure({ mode: 'default' });

const admin = { email: 'first@thengisa.example', password: 'jacaranda over the stoep' };

// Browsers create no passkeys for an IP address.
let server: ServerProcess;
let site = '';

test.beforeAll(async () => {
  server = await startServerLike((port) => ({
    SITE_URL: `http://localhost:${port}`,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  }));
  site = server.url.replace('127.0.0.1', 'localhost');
});
test.afterAll(() => server.stop());
test.use({ ownContext: true });

test('a passkey is added, signs in without a password, and is removed', async ({ page }) => {
  const device = await plugInAuthenticator(page);
  const email = newEmail();
  await page.goto(`${site}/auth?portal=rep&tab=signup`);
  await fillSignUp(page, { email });
  await expect(page).toHaveURL(/\/rep-portal$/);

  await test.step('it is added, and named', async () => {
    await page.goto(`${site}/settings?tab=security`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your passkey is ready' });
    await expect(dialog.getByLabel('Name')).toHaveValue(/^Passkey, Chrome on/);
    await expectAccessible(page);
    await dialog.getByLabel('Name').fill('My phone');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('My phone');
    await expect(page.getByText('not used yet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the same device holds one', async () => {
    await page.getByRole('button', { name: 'Add another passkey' }).click();
    await expect(page.getByText('This device already has a passkey for your account')).toBeVisible();
  });

  await test.step('it signs in by a click', async () => {
    // Before the click: once a passkey was used, the browser offers it in autofill, and this device accepts any offer.
    await device.verifies(false);
    await signOutByMenu(page);
    await page.goto(`${site}/settings?tab=devices`);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('You cancelled, or it took too long')).toBeVisible();
    await expectAccessible(page);
    await device.verifies(true);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page).toHaveURL(`${site}/settings?tab=devices`);
    await expectToast(page, 'Welcome back!', 'You have successfully signed in.');
  });

  await test.step('it is renamed', async () => {
    await page.goto(`${site}/settings?tab=security`);
    await expect(page.getByText(/last used/)).toBeVisible();
    await page.getByRole('button', { name: 'Rename My phone' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rename this passkey' });
    await dialog.getByLabel('Name').fill('Old phone');
    await dialog.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByRole('list', { name: 'Your passkeys' })).toContainText('Old phone');
  });

  await test.step('once removed it does not sign in', async () => {
    await page.getByRole('button', { name: 'Remove Old phone' }).click();
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expectToast(page, 'Passkey removed');
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
    await signOutByMenu(page);
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByText('We don’t recognise this passkey')).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(accountPassword);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/rep-portal$/);
  });
  await device.unplug();
});

test('a passkey is added in the panel, signs in, and is required after the password', async ({ page }) => {
  const device = await plugInAuthenticator(page);
  const menu = (name: string) => page.getByRole('menuitem', { name });
  const inside = page.getByRole('heading', { name: 'Today', exact: true });
  await page.goto(`${site}/admin/login`);
  await fillAdminLogin(page, admin.email, admin.password);
  await expect(inside).toBeVisible();

  await test.step('it is added with the password', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Passkeys').click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    const form = page.getByRole('dialog', { name: 'Add passkey' });
    await form.getByLabel('Name').fill('Work laptop');
    await form.getByLabel('Your password').fill('not the password');
    await form.getByRole('button', { name: 'Continue' }).click();
    await expect(form.getByText('Invalid admin credentials')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Your password').fill(admin.password);
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
    await expect(page.getByText('Used a passkey').first()).toBeVisible();
    await expect(page.getByText('Added a passkey').first()).toBeVisible();
  });

  await test.step('and is required after the password', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Sign out').last().click();
    await fillAdminLogin(page, admin.email, admin.password);
    await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    await expect(page.getByLabel('Code from your app')).toBeHidden();
    await expectAccessible(page);
    await device.verifies(false);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(page.getByText('You cancelled, or it took too long')).toBeVisible();
    await device.verifies(true);
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await expect(inside).toBeVisible();
  });

  await test.step('until it is removed', async () => {
    await page.getByRole('button', { name: /^Account menu/ }).click();
    await menu('Passkeys').click();
    await page.getByRole('button', { name: 'Remove Work laptop' }).click();
    await page.getByLabel('Your password').fill(admin.password);
    await page.getByRole('button', { name: 'Remove passkey' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
  });
  await device.unplug();
});
