import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { signUpRep } from '#test/support/people.ts';
import { addFactor, appCode, wrongCode } from '#test/support/second-factors.ts';
import { accountPassword, fillSignIn, signOutByMenu } from './account-steps.ts';
import { signUpInBrowser, site } from './people.ts';

const security = '/settings?tab=security';

/** From there, opens the dialog that adds an app to the account. Returns the key in the QR code. */
async function startEnrolment(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible();
  return (await page.getByTestId('totp-secret').textContent())?.replaceAll(' ', '') ?? '';
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
}

/** Another device, with the password accepted and the second factor pending. */
async function halfSignedIn(phone: Page, email: string, password = accountPassword): Promise<void> {
  await phone.goto('/auth?portal=rep');
  await fillSignIn(phone, email, password);
  await expect(phone.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
}

test('two-factor sign-in is turned on with a QR code and a code, gives recovery codes, and is turned off again', async ({
  page,
  openBrowser,
}) => {
  const { email } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, security);
  const phone = await openBrowser();
  await phone.goto('/auth');
  await fillSignIn(phone, email);
  await expect(phone).toHaveURL(/\/rep-portal$/);

  await test.step('cancelling midway leaves nothing behind', async () => {
    for (let times = 0; times < 2; times++) {
      await startEnrolment(page);
      const removed = page.waitForResponse(
        (response) => response.url().includes('/auth/v1/factors/') && response.request().method() === 'DELETE',
      );
      await page.getByRole('button', { name: 'Cancel' }).click();
      expect((await removed).ok()).toBe(true);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.reload();
  });

  const secret = await startEnrolment(page);
  await expectAccessible(page);
  // An image, whose content is not part of the page.
  expect(await page.locator('svg[shape-rendering="crispEdges"]').count()).toBe(0);
  await typeCode(page, wrongCode(secret));
  await expect(page.getByText('That code isn’t right')).toBeVisible();
  await typeCode(page, appCode(secret));

  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  await expectAccessible(page);
  const recoveryCodes = await page.getByTestId('recovery-code').allTextContents();
  expect(new Set(recoveryCodes).size).toBe(10);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download codes' }).click();
  expect((await file).suggestedFilename()).toBe('thengisa-recovery-codes.txt');
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 of 10 codes left')).toBeVisible();
  await expectAccessible(page);

  await test.step('a device with the password only is signed out without a reload', async () => {
    await expect(phone).toHaveURL(/\/auth/);
    await expect(phone.getByLabel('Email')).toBeVisible();
  });

  await test.step('without the app a recovery code signs in, once', async () => {
    await fillSignIn(phone, email);
    await expect(phone.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
    const typeRecoveryCode = async () => {
      await phone.getByRole('button', { name: 'Use a recovery code' }).click();
      await phone.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '');
      await phone.getByRole('button', { name: 'Continue' }).click();
    };
    await typeRecoveryCode();
    await expect(phone).toHaveURL(/\/rep-portal$/);
    await signOutByMenu(phone);
    await fillSignIn(phone, email);
    await typeRecoveryCode();
    await expect(phone.getByText('That recovery code isn’t right')).toBeVisible();
    await phone.getByRole('button', { name: 'Use another account' }).click();
    await expect(phone.getByLabel('Email')).toBeVisible();
    await page.reload();
    await expect(page.getByText('9 of 10 codes left')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Turn on', exact: true })).toBeVisible();
  await expectToast(page, 'Two-factor sign-in is off');
  await signOutByMenu(page);
  await fillSignIn(page, email);
  await expect(page).toHaveURL(/\/rep-portal$/);
});

test('the password alone signs in nowhere; a wrong code is refused, the right one signs in, ten wrong ones sign the device out', async ({
  page: phone,
}) => {
  const rep = await signUpRep(site);
  const { id: factorId, secret } = await addFactor(rep);
  await halfSignedIn(phone, rep.email, rep.password);
  await expectAccessible(phone);
  await phone.goto('/rep-portal');
  await expect(phone.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible();
  await phone.goto('/');
  await expect(phone.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();

  await phone.goto('/auth?portal=rep&next=%2Fsettings%3Ftab%3Ddevices');
  await phone.getByLabel('Code from your app').fill(wrongCode(secret));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expect(phone.getByText('That code isn’t right')).toBeVisible();
  // The current code was used up when the app was added.
  await phone.getByLabel('Code from your app').fill(appCode(secret, 1));
  await phone.getByRole('button', { name: 'Continue' }).click();
  await expectToast(phone, 'Welcome back!', 'You have successfully signed in.');
  await expect(phone).toHaveURL(/\/settings\?tab=devices$/);

  await signOutByMenu(phone);
  await halfSignedIn(phone, rep.email, rep.password);
  const code = wrongCode(secret);
  // Attempts of all devices are counted together.
  for (let count = 0; count < 8; count++) await rep.auth.mfa.challengeAndVerify({ factorId, code });
  for (let count = 0; count < 2; count++) {
    await phone.getByLabel('Code from your app').fill(code);
    const answered = phone.waitForResponse((response) => response.url().endsWith('/verify'));
    await phone.getByRole('button', { name: 'Continue' }).click();
    await answered;
    await expect(phone.getByRole('button', { name: 'Checking' })).toHaveCount(0);
  }
  await expectToast(phone, 'You were signed out', 'You entered too many wrong codes.');
  await expect(phone.getByLabel('Email')).toBeVisible();
  await expectAccessible(phone);
});
