import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { fillSignIn, fillSignUp, newEmail, signOutByMenu } from './account-steps.ts';
import { readMail, startMailServer } from './mail-server.ts';

// One server for all of them, with its own URL.
test.describe.configure({ mode: 'default' });
test.use({ ownContext: true });

let server: ServerProcess;

test.beforeAll(async () => {
  server = await startMailServer();
});
test.afterAll(() => server.stop());

test('a sign-up is confirmed by the button behind the link, not by opening it; an email change by two such', async ({
  page,
  openBrowser,
}) => {
  const email = newEmail();
  await page.goto(`${server.url}/dashboard?tab=legal`);
  await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
  await fillSignUp(page, { email, fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await expectToast(page, 'Check your email');

  await test.step('the page waits on the Sign In tab, with the address filled in', async () => {
    await expect(page).toHaveURL(/tab=signin/);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByText(/You can resend it in \d+ seconds\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });

  await test.step('signing in before the confirmation says what to do', async () => {
    await page.goto(`${server.url}/auth?portal=business`);
    await fillSignIn(page, email);
    await expectToast(
      page,
      'Email not confirmed',
      'Please check your email and click the confirmation link before signing in.',
    );
    await expect(page.getByRole('button', { name: 'Resend confirmation' })).toBeVisible();
  });

  const { link } = await readMail(server, email, 'Confirm your email address');
  await test.step('a mail scanner that opens the link does not use it up', async () => {
    const scanner = await openBrowser();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Confirm my email' })).toBeVisible();
  });

  await test.step('the button confirms, signs in and leads to the portal', async () => {
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expectToast(page, 'Email confirmed');
    // The page they came for, whichever device opened the email.
    await expect(page).toHaveURL(/\/dashboard\?tab=legal$/);
    await page.goto(`${server.url}/dashboard`);
    await expect(page.getByRole('heading', { name: 'Welcome, Ubuntu Foods' })).toBeVisible();
  });

  await test.step('the same link a second time says that the address is confirmed', async () => {
    await signOutByMenu(page);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confirm my email' }).click();
    await expect(page.getByText('Your address is already confirmed')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await fillSignIn(page, email);
    await expect(page).toHaveURL(/\/dashboard\?tab=legal$/);
  });

  await test.step('the address changes once both mailboxes have confirmed', async () => {
    const next = newEmail();
    await page.goto(`${server.url}/settings`);
    await page.getByRole('button', { name: 'Change email' }).click();
    await page.getByLabel('New email address').fill(next);
    await page.getByRole('button', { name: 'Send links' }).click();
    await expect(page.getByText('Waiting for you to confirm both addresses')).toBeVisible();
    await expectAccessible(page);

    const about = 'Confirm your new email address';
    const [fromOld, fromNew] = [await readMail(server, email, about), await readMail(server, next, about)];
    await page.goto(fromNew.link);
    await page.getByRole('button', { name: 'Confirm new address' }).click();
    await expect(page.getByText('This address is confirmed')).toBeVisible();
    await page.goto(`${server.url}/settings`);
    await expect(page.getByRole('listitem').filter({ hasText: next })).toContainText('Confirmed');
    await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Link sent');

    await page.goto(fromOld.link);
    await page.getByRole('button', { name: 'Confirm new address' }).click();
    await expectToast(page, 'Email address changed');
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await expect(page.getByRole('main').getByText(next)).toBeVisible();
    await signOutByMenu(page);
    await fillSignIn(page, next);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
