import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { appCode, wrongCode } from '#test/support/second-factors.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { signOutByMenu } from './account-steps.ts';
import { disableAdmin, enterAsAdmin, fillAdminLogin, makeAdmin, signInAdmin } from './admins.ts';
import { signUpInBrowser } from './people.ts';

test('the login names itself, refuses with the text for each reason, and signs in', async ({ page }) => {
  const email = await makeAdmin();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText('Restricted access')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);

  await test.step('both fields are required', async () => {
    await page.getByRole('button', { name: 'Access Admin Panel' }).click();
    await expect(page.getByText('Please enter your email address')).toBeVisible();
    await expect(page.getByText('Please enter your password')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a wrong password', async () => {
    await fillAdminLogin(page, email, 'not the password');
    await expectToast(page, 'Access Denied', 'Invalid admin credentials');
  });

  await test.step('an address that is not an administrator’s', async () => {
    await fillAdminLogin(page, `stranger-${email}`);
    await expectToast(page, 'Access Denied', 'Email not authorized for admin access');
  });

  await test.step('a former administrator', async () => {
    const former = await makeAdmin();
    await disableAdmin(former);
    await fillAdminLogin(page, former);
    await expectToast(page, 'Access Denied', 'Admin user not found');
  });

  await test.step('something else goes wrong', async () => {
    await page.context().setOffline(true);
    await fillAdminLogin(page, email);
    await expectToast(page, 'Login Failed', 'Please check your credentials and try again');
    await page.context().setOffline(false);
  });

  await test.step('busy, then signed in', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/admin/sign-ins', async (route) => {
      await held;
      await route.continue();
    });
    await fillAdminLogin(page, email);
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeVisible();
    letGo();
    await expect(page).toHaveURL(/\/admin$/);
    await expectToast(page, 'Admin Login Successful', 'Welcome to the admin panel');
  });

  await test.step('the login redirects a signed-in administrator to the panel', async () => {
    await page.goto('/admin/login');
    await expect(page).toHaveURL(/\/admin$/);
    const kept = await page.evaluate(() => localStorage.getItem('adminSession'));
    expect(JSON.parse(kept ?? '')).toEqual({ email, isAdmin: true, loginTime: expect.any(String) });
    expect(await page.evaluate(() => document.cookie)).toBe('');
  });
});

test('the local record grants nothing, and expires after a day', async ({ page }) => {
  const write = (hoursAgo: number) =>
    page.evaluate((hours) => {
      const loginTime = new Date(Date.now() - hours * 3_600_000).toISOString();
      localStorage.setItem('adminSession', JSON.stringify({ email: 'me@example.co.za', isAdmin: true, loginTime }));
    }, hoursAgo);
  const kept = () => page.evaluate(() => localStorage.getItem('adminSession'));

  await page.goto('/');
  await write(0);
  await page.goto('/admin?tab=users');
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%3Ftab%3Dusers');
  await expect(page.getByRole('button', { name: 'Access Admin Panel' })).toBeVisible();
  expect(await kept()).toBeNull();

  await write(0);
  const statuses = await page.evaluate(async () => {
    const paths = ['session', 'figures', 'users', 'jobs', 'audit'];
    return Promise.all(paths.map(async (path) => (await fetch(`/api/admin/${path}`)).status));
  });
  expect(statuses).toEqual([401, 401, 401, 401, 401]);

  await write(25);
  await page.goto('/admin/login');
  await expect(page.getByRole('button', { name: 'Access Admin Panel' })).toBeVisible();
  expect(await kept()).toBeNull();
});

test('an authenticator app is set up, and required at the next sign-in', async ({ page }) => {
  const email = await makeAdmin();
  await signInAdmin(page, email);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Set up two-factor sign-in' }).click();
  await fillAdminLogin(page, email);
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await page.getByText('I can’t scan this code').click();
  const secret = ((await page.locator('details p').last().textContent()) ?? '').replaceAll(/\s/g, '');
  await expectAccessible(page);

  await page.getByLabel('Code from your app').fill(wrongCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'This code isn’t right', 'Each code works once');
  await expectAccessible(page);
  await page.getByLabel('Code from your app').fill(appCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Admin Login Successful', 'Welcome to the admin panel');
  await expect(page).toHaveURL(/\/admin$/);

  await page.getByRole('button', { name: /^Account menu/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Set up two-factor sign-in' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('adminSession'))).toBeNull();

  await fillAdminLogin(page, email);
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code from your app').fill(appCode(secret, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
});

/** Its own refetches may have shown it already that the session is over. */
async function useOpenPanel(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: 'Jobs' })
    .or(page.getByLabel('Password', { exact: true }))
    .last()
    .click();
}

test('a disabled or signed-out administrator loses the open panel', async ({ page, openBrowser }) => {
  const email = await makeAdmin();
  const other = await openBrowser();
  await signInAdmin(page, email);
  await signInAdmin(other, email);
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await useOpenPanel(other);
  await expect(other).toHaveURL(/\/admin\/login$/);

  await signInAdmin(page, email);
  await disableAdmin(email);
  await useOpenPanel(page);
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test('signing out of one part of the site signs out of the other', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Both Parts' });
  await enterAsAdmin(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();
  await page.goto('/rep-portal');
  await signOutByMenu(page);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/login$/);

  await signUpInBrowser(page, { fullName: 'Both Again' });
  await signInAdmin(page, await makeAdmin());
  await page.getByRole('button', { name: /^Account menu/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
  await page.goto('/rep-portal');
  await expect(page).toHaveURL(/\/auth/);
});
