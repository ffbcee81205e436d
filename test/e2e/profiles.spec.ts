import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { signOutByMenu } from './account-steps.ts';
import { holdRequests } from './held-requests.ts';
import { signUpInBrowser } from './people.ts';

const main = (page: Page) => page.getByRole('main');

async function openRepProfile(page: Page): Promise<void> {
  await signUpInBrowser(page, { fullName: 'Thandi Nkosi', vetted: false }, '/rep-portal?tab=profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

const edit = (page: Page) => page.getByRole('button', { name: 'Edit profile' }).click();
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const cancel = (page: Page) => page.getByRole('button', { name: 'Cancel' }).click();

/** Of the open list: native selects have options too. */
const options = (page: Page) => page.getByRole('listbox').getByRole('option');

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(text);
  await options(page).filter({ hasText: text }).first().click();
}

/** The response to this save is lost. */
async function breakSaving(page: Page): Promise<void> {
  await page.route('**/api/*/profile', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );
}

test.describe('a rep', () => {
  test('fills in the profile and reads it afterwards', async ({ page }) => {
    await openRepProfile(page);
    for (const title of ['Basic Information', 'Professional Information', 'Verification Status'])
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText('Pending Verification')).toBeVisible();
    // Until the response, no status is shown.
    const release = await holdRequests(page, '**/api/legal/rep/status');
    await page.reload();
    await expect(page.getByText('Loading your verification status')).toBeVisible();
    await expect(page.getByText('Pending Verification')).toHaveCount(0);
    release();
    await expect(page.getByText('Pending Verification')).toBeVisible();
    await expect(page.getByText('0%')).toBeVisible();
    await expectAccessible(page);

    await edit(page);
    await expectAccessible(page);
    await page.getByLabel('Age').fill('27');
    await page.getByLabel('Phone number').fill('0821234567');
    await choose(page, 'Location', 'Durban');
    await page.getByLabel('About you').fill('Eight years of weekends in stores.');
    await page.getByLabel('Experience').selectOption('mid');
    await page.getByLabel('Availability').selectOption('weekends');
    await page.getByLabel('Preferred industry').selectOption({ label: 'FMCG' });
    await page.getByLabel('Hourly rate (ZAR)').fill('95');
    const skills = page.getByRole('combobox', { name: 'Skills' });
    await skills.fill('closing');
    await options(page).filter({ hasText: 'Closing' }).click();
    // Immediately, before the list has loaded: that adds it, and doesn't submit the form.
    await skills.fill('Beadwork');
    await skills.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Beadwork' })).toBeVisible();
    // However often it is pressed, it removes nothing.
    for (let press = 0; press < 3; press++) await skills.press('Escape');
    await save(page);

    await expectToast(page, 'Success', 'Profile updated successfully');
    await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0);
    for (const text of [
      '082 123 4567',
      'Durban, KwaZulu-Natal',
      'Mid-level (3-5 years)',
      'Weekends',
      'FMCG',
      'R95 an hour',
      'Closing',
      'Beadwork',
      'Eight years of weekends in stores.',
    ])
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('082 123 4567')).toBeVisible();
  });

  test("shows every field's error, loses no text, and discards only on purpose", async ({ page }) => {
    await openRepProfile(page);
    await edit(page);
    await page.getByLabel('Full name').fill(' ');
    await page.getByLabel('Age').fill('17');
    await page.getByLabel('Phone number').fill('12345');
    await page.getByLabel('Hourly rate (ZAR)').fill('ninety');
    await page.getByLabel('Hourly rate (ZAR)').press('Enter');
    for (const message of [
      'Full name is required.',
      'You must be 18 or older to work here.',
      'Enter a phone number such as 082 123 4567 or +27 82 123 4567.',
      'Hourly rate must be an amount in rand.',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Full name')).toBeFocused();
    await expectAccessible(page);
    await expect(page.getByLabel('Phone number')).toHaveValue('12345');
    await page.getByLabel('Phone number').fill('+44 20 7946 0958');
    await expect(page.getByText('Enter a phone number such as')).toHaveCount(0);

    await page.getByLabel('Full name').fill('Someone Else');
    await cancel(page);
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Someone Else');

    // Leaving for another tab of the portal is guarded too.
    await page
      .getByRole('link', { name: /^Browse/ })
      .filter({ visible: true })
      .click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page).toHaveURL(/tab=profile$/);

    await cancel(page);
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    await expect(main(page).getByText('Thandi Nkosi', { exact: true })).toBeVisible();
    await page.reload();
    await expect(main(page).getByText('Thandi Nkosi', { exact: true })).toBeVisible();
    await edit(page);
    await cancel(page);
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
    await edit(page);
    await expect(page.getByLabel('Full name')).toHaveValue('Thandi Nkosi');

    await page.getByLabel('Full name').fill('Someone Else');
    await page
      .getByRole('link', { name: /^Browse/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(/tab=browse-jobs$/);
  });

  test('retries after a failed load, follows the meter to a field, and stores text typed there without a connection', async ({
    page,
  }) => {
    await page.route('**/api/rep/profile', (route) => route.fulfill({ status: 422, json: {} }));
    await openRepProfile(page);
    await expectToast(page, 'Error', 'Failed to load profile');
    await page.unroute('**/api/rep/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Write about yourself' }).click();
    await expect(page.getByLabel('About you')).toBeFocused();
    await page.getByLabel('About you').fill('Typed on a train.');
    await breakSaving(page);
    await save(page);
    await expectToast(page, 'Error', 'Failed to update profile');
    await expect(main(page).getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue('Typed on a train.');
    await page.unroute('**/api/*/profile');
    await save(page);
    await expectToast(page, 'Success', 'Profile updated successfully');
    await expect(main(page).getByText('Typed on a train.')).toBeVisible();
    await expect(page.getByText('13%')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write about yourself' })).toHaveCount(0);
  });

  test('chooses skills by the keyboard, finds the draft after a reload, and it is gone after signing out', async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await openRepProfile(page);
    await edit(page);
    await test.step('skills are chosen and removed by keyboard alone', async () => {
      const skills = page.getByRole('combobox', { name: 'Skills' });
      const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
      await skills.focus();
      const meant = { negociation: 'Negotiation', closing: 'Closing', 'Goat herding': 'Goat herding' };
      for (const [typed, name] of Object.entries(meant)) {
        await page.keyboard.type(typed);
        // Without waiting for the list: Enter means its first entry to come.
        await page.keyboard.press('Enter');
        await expect(chip(name)).toBeVisible();
        await expect(skills).toHaveValue('');
      }
      // The same once more, in other capitals, is offered as the existing one, and never added.
      await page.keyboard.type('GOAT HERDING');
      await expect(options(page)).toHaveCount(0);
      for (let letter = 0; letter < 'GOAT HERDING'.length; letter++) await page.keyboard.press('Backspace');
      await page.keyboard.press('Backspace');
      await expect(chip('Goat herding')).toHaveCount(0);
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Delete');
      await expect(chip('Negotiation')).toHaveCount(0);
      await expect(chip('Closing')).toBeVisible();
    });

    await page.getByLabel('About you').fill('Half a sentence');
    await page.reload();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('About you')).toHaveValue('Half a sentence');
    const drafts = () =>
      page.evaluate(() =>
        Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('draft:')),
      );
    expect(await drafts()).toHaveLength(1);
    await signOutByMenu(page);
    expect(await drafts()).toEqual([]);
  });

  test('a verified user is led by the menu to account and profile, and with two tabs is asked which version counts', async ({
    page,
    context,
  }) => {
    await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
    const menu = page.getByRole('button', { name: /^Account menu for/ });
    await menu.click();
    await expect(page.getByRole('menuitem')).toHaveText(['My Account', 'Profile', 'Settings', 'Sign out']);
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/rep-portal\?tab=profile$/);
    await expect(main(page).getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('Pending Verification')).toHaveCount(0);
    await menu.click();
    await page.getByRole('menuitem', { name: 'My Account' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
    await page.goBack();
    await expect(main(page).getByText('Verified', { exact: true })).toBeVisible();

    const other = await context.newPage();
    await other.goto('/rep-portal?tab=profile');
    for (const tab of [page, other]) await edit(tab);
    await other.getByLabel('Full name').fill('Thandi From Tab Two');
    await save(other);
    await expectToast(other, 'Success', 'Profile updated successfully');

    await page.getByLabel('About you').fill('From tab one');
    await save(page);
    await expect(page.getByText('This profile was changed elsewhere')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Load new version' }).click();
    await expect(page.getByLabel('Full name')).toHaveValue('Thandi From Tab Two');
    await expect(page.getByLabel('About you')).toHaveValue('');
    await page.getByLabel('About you').fill('From tab one');
    await save(page);
    await expectToast(page, 'Success', 'Profile updated successfully');

    await edit(other);
    await other.getByLabel('Full name').fill('Thandi Nkosi-Zulu');
    // It refetched the profile when it was opened: the first tab saves once more in between.
    await edit(page);
    await page.getByLabel('Full name').fill('Thandi of Tab One');
    await save(page);
    await expectToast(page, 'Success', 'Profile updated successfully');
    await save(other);
    await other.getByRole('button', { name: 'Save my version' }).click();
    // They are verified: others see the verified name until the new one is reviewed.
    await expect(main(other).getByText('New name awaiting review: Thandi Nkosi-Zulu')).toBeVisible();
    await expect(main(other).getByText('Thandi Nkosi', { exact: true })).toBeVisible();
    await other.close();
  });
});

test.describe('a business', () => {
  test('finds the profile through its menu, fills it in and reads it afterwards', async ({ page }) => {
    await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
    await page.getByRole('button', { name: /^Account menu for/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Profile', 'Settings', 'Sign out']);
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await expect(page).toHaveURL(/\/dashboard\?tab=profile$/);
    await expect(page.getByRole('heading', { name: 'Company Information' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveAttribute('readonly', '');
    await expect(page.getByLabel('Email')).toHaveValue(/@example\.co\.za$/);
    await expect(page.getByText('Contact support to change your email address')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\d+$/,
    );
    await expectAccessible(page);
    await edit(page);
    await expectAccessible(page);
    await page.getByLabel('Company name').fill('Ubuntu Breakfasts');
    await page.getByLabel('Company size').selectOption('11-50');
    await page.getByLabel('Industry').selectOption('fmcg');
    await choose(page, 'Location', 'Durban');
    await page.getByLabel('Phone number').fill('031 123 4567');
    await page.getByLabel('Website').fill('WWW.Ubuntu.example/');
    await page.getByLabel('About the company').fill('Breakfast for everybody.');
    await save(page);
    await expectToast(page, 'Profile updated successfully', 'Your business profile has been saved.');
    await expect(main(page).getByText('New company name awaiting review: Ubuntu Breakfasts')).toBeVisible();
    await expectAccessible(page);
    for (const text of ['Ubuntu Foods', '11-50 people', '031 123 4567', 'Breakfast for everybody.'])
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'www.ubuntu.example' })).toHaveAttribute(
      'href',
      'https://www.ubuntu.example',
    );
    await expect(page.getByRole('button', { name: 'Account menu for Ubuntu Foods' })).toBeVisible();
    await page.getByRole('link', { name: 'Or change it yourself in Settings' }).click();
    await expect(page).toHaveURL(/\/settings\?tab=account$/);
  });

  test('retries after a failed load, shows what is wrong, stores what was typed, and cancels', async ({ page }) => {
    await page.route('**/api/business/profile', (route) => route.fulfill({ status: 422, json: {} }));
    await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }, '/dashboard?tab=profile');
    await expectToast(page, 'Error loading profile', 'Please try again in a moment.');
    await page.unroute('**/api/business/profile');
    await page.getByRole('button', { name: 'Try again' }).click();
    await edit(page);
    await page.getByLabel('Company name').fill('');
    await page.getByLabel('Website').fill('javascript:alert(1)');
    await page.getByLabel('Phone number').fill('1');
    await save(page);
    for (const message of [
      'Company name is required.',
      'Enter a web address such as www.example.co.za.',
      'Enter a phone number such as',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Company name').fill('Typed on a train');
    await page.getByLabel('Website').fill('');
    await page.getByLabel('Phone number').fill('');
    await breakSaving(page);
    await save(page);
    await expectToast(page, 'Error saving profile');
    await expect(page.getByLabel('Company name')).toHaveValue('Typed on a train');
    await cancel(page);
    await page.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(main(page).getByText('Ubuntu Foods', { exact: true })).toBeVisible();
  });
});
