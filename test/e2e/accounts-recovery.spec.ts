import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { fillSignIn, signOutByMenu } from './account-steps.ts';
import { readMail, siteMails } from './mail-server.ts';
import { signUpInBrowser } from './people.ts';

test('a forgotten password is replaced by an emailed link', async ({ page }) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  await signOutByMenu(page);

  await page.goto('/settings?tab=devices');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('has an account, a link is on its way')).toBeVisible();
  await expectAccessible(page);

  const { link } = await readMail(siteMails, email, 'Choose a new password');
  await page.goto(link);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/auth\/new-password\?next=/);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('seven 7');
  await expect(page.getByText('Add at least 1 more character.')).toBeVisible();
  await field.fill('password');
  await page.getByLabel('New password again').fill('something else');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(page.getByText('Please make sure both passwords are the same')).toBeVisible();
  await page.getByLabel('New password again').fill('password');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expect(field).toHaveAccessibleDescription(/too common and easy to guess/);
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await page.getByLabel('New password', { exact: true }).fill('jacaranda-rain-77');
  await page.getByLabel('New password again').fill('jacaranda-rain-77');
  await page.getByRole('button', { name: 'Save new password' }).click();
  await expectToast(page, 'Password changed');
  await expect(page).toHaveURL(/\/settings\?tab=devices$/);
  await readMail(siteMails, email, 'password was changed');

  await signOutByMenu(page);
  await fillSignIn(page, email);
  await expectToast(page, 'Sign in failed', 'Invalid email or password.');
  await fillSignIn(page, email, 'jacaranda-rain-77');
  await expect(page).toHaveURL(/\/rep-portal$/);
});

test('a URL with an error explains it', async ({ page }) => {
  await page.goto('/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid');
  await expect(page.getByText('This link has been used, is older than 24 hours')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Email me a password link' }).click();
  await expect(page).toHaveURL(/\/auth\/forgot-password$/);
});
