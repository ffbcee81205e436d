import { readFile } from 'node:fs/promises';
import { accountApi } from '#contract/accounts/account.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { accountPassword, fillSignIn, signOutByMenu } from './account-steps.ts';
import { readMail, siteMails } from './mail-server.ts';
import { signUpInBrowser } from './people.ts';

/** The sections of the settings, in menu order. */
const sections = {
  account: 'Account',
  security: 'Security',
  devices: 'Devices',
  roles: 'Roles',
  billing: 'Billing',
  notifications: 'Notifications',
  appearance: 'Appearance',
  data: 'Your data',
};

test('the settings are for signed-in users, reached from the avatar menu, and each section is accessible', async ({
  page,
}) => {
  await page.goto('/settings?tab=security');
  await expect(page).toHaveURL('/auth?next=%2Fsettings%3Ftab%3Dsecurity');
  await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  for (const [tab, heading] of Object.entries(sections)) {
    await page.getByRole('link', { name: heading, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/settings\\?tab=${tab}$`));
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('status')
        .filter({ hasText: /^Loading/ }),
    ).toHaveCount(0);
    await expectAccessible(page);
  }
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Rep Portal' }).click();
  await expect(page).toHaveURL(/\/rep-portal$/);
});

test('devices are listed and signed out: one, all, and by a new password', async ({ page, openBrowser }) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, '/settings');
  const [phone, tablet] = [await openBrowser(), await openBrowser()];
  for (const device of [phone, tablet]) {
    await device.goto('/auth');
    await fillSignIn(device, email);
    await expect(device).toHaveURL(/\/rep-portal$/);
  }
  await page.goto('/settings?tab=devices');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'This device' })).toHaveCount(1);

  // The latest sign-in is listed right after this one.
  await page.getByRole('button', { name: 'Sign out Chrome on Linux' }).first().click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign out device' }).click();
  await expect(rows).toHaveCount(2);
  // Its open page is updated automatically.
  await expect(tablet).toHaveURL(/\/auth/);

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('button', { name: 'Sign out devices' }).click();
  await expect(rows).toHaveCount(1);
  await expect(phone).toHaveURL(/\/auth/);
  await page.reload();
  await expect(rows).toHaveCount(1);

  await fillSignIn(phone, email);
  await expect(phone).toHaveURL(/\/rep-portal$/);
  await page.goto('/settings?tab=security');
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill('jacaranda-rain-77');
    await page.getByLabel('New password again').fill('jacaranda-rain-77');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not my password');
  await expect(page.getByText('This isn’t your current password')).toBeVisible();
  await change(accountPassword);
  await expectToast(page, 'Password changed', 'We signed out your other devices.');

  // Its open page is updated automatically.
  await expect(phone).toHaveURL(/\/auth/);
  await fillSignIn(phone, email, 'jacaranda-rain-77');
  await expect(phone).toHaveURL(/\/rep-portal$/);
});

test('a rep becomes a business too, and is led there from the closed portal', async ({ page }) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, '/dashboard');
  await expect(page).toHaveURL(/\/settings\?tab=roles$/);
  await expectToast(page, 'Access Required', 'You need to register as a business to access the business dashboard.');
  await page.getByRole('button', { name: 'Become a business' }).click();
  await expect(page.getByText('Please enter your company name')).toBeVisible();
  await page.getByLabel('Company name').fill('Nkosi Promotions');
  await page.getByRole('button', { name: 'Become a business' }).click();
  await expectToast(page, 'You’re now a business');
  await page.getByRole('link', { name: 'Open Business Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Nkosi Promotions' })).toBeVisible();

  // With both roles, the URL decides where a sign-in leads.
  for (const [address, portal] of [
    ['/auth', /\/dashboard$/],
    ['/auth?portal=rep', /\/rep-portal$/],
  ] as const) {
    await signOutByMenu(page);
    await page.goto(address);
    await fillSignIn(page, email);
    await expect(page).toHaveURL(portal);
  }
});

test('choices of emails, colours and data are saved', async ({ page, browser }) => {
  const nomsa = await signUpInBrowser(
    page,
    { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' },
    '/settings?tab=notifications',
  );
  await expect(page.getByLabel('New applicants')).toBeChecked();
  await expect(page.getByLabel('News about Thengisa')).not.toBeChecked();
  for (const label of ['New applicants', 'News about Thengisa']) await page.getByLabel(label).click();
  const choices = async () => (await nomsa.call(accountApi.show, {})).notifications;
  await expect.poll(choices).toMatchObject({ newApplicants: false, productNews: true });
  await page.reload();
  await expect(page.getByLabel('New applicants')).not.toBeChecked();
  await expect(page.getByLabel('News about Thengisa')).toBeChecked();

  await page.goto('/settings?tab=appearance');
  await page.getByRole('radio', { name: /^Dark/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // By default, the device's.
  await page.getByRole('radio', { name: /Follows your device’s setting/ }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const font = () => page.evaluate(() => getComputedStyle(document.body).fontFamily);
  await page.getByLabel('Use less data').check();
  await expect.poll(font).toBe('system-ui, sans-serif');
  // With an empty cache, as after an update.
  const context = await openContext(browser, 'denied', { storageState: await page.context().storageState() });
  const fresh = await context.newPage();
  const fonts: string[] = [];
  fresh.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await fresh.goto('/contact');
  await fresh.goto('/settings?tab=appearance');
  await expect(fresh.getByLabel('Use less data')).toBeChecked();
  expect(fonts).toEqual([]);
  await context.close();
  await page.getByLabel('Use less data').uncheck();
  await expect.poll(font).toMatch(/^Inter/);
  await page.getByRole('button', { name: /^Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Business Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a user downloads all their stored data and deletes the account, for good', async ({ page, openBrowser }) => {
  const { email } = await signUpInBrowser(
    page,
    { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' },
    '/settings?tab=data',
  );
  await page.getByRole('button', { name: 'Make a copy of my data' }).click();
  await expect(page.getByText(/^Your copy is ready\. You can download it until /)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^thengisa-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    account: { email, roles: ['business'] },
    sessions: [{ device: 'Chrome on Linux' }],
    business: { companyName: 'Ubuntu Foods' },
    jobs: [],
  });

  await test.step('the copy lists what it leaves out, and the files are offered beside it', async () => {
    await expect(page.getByRole('heading', { name: 'Not in the copy' })).toBeVisible();
    await expect(page.getByText('Our team’s internal notes.')).toBeVisible();
    await expect(page.getByText('You have no files that you can open.')).toBeVisible();
  });

  const other = await openBrowser();
  await other.goto('/auth');
  await fillSignIn(other, email);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByLabel('Your password')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Your password').fill('not my password');
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('That isn’t your password')).toBeVisible();
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel('Your password').fill(accountPassword);
  await page.getByRole('button', { name: 'Delete account' }).click();
  await expectToast(page, 'Your account is deleted');
  await expect(page).toHaveURL(/\/$/);
  expect((await readMail(siteMails, email, 'account was deleted')).text).toContain('all your devices were signed out');
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();

  // Its open page is updated automatically.
  await expect(other).toHaveURL(/\/auth/);
  await fillSignIn(other, email);
  await expectToast(other, 'Sign in failed', 'Invalid email or password.');
});
