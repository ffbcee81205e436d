import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '#test/support/browser.ts';
import { expectAccessibleInBothThemes } from './account-steps.ts';
import { makeAdmin, signInAdmin } from './admins.ts';
import { openBrowserFor, postJobInBrowser, signUpInBrowser } from './people.ts';

/** A business with a job, by other hands than the administrator's. */
async function openBusiness(browser: Browser, like: Page) {
  const business = await openBrowserFor(browser, like);
  const title = `Tasting table ${randomUUID().slice(0, 8)}`;
  const companyName = `Panel Foods ${randomUUID().slice(0, 8)}`;
  const email = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName });
  await postJobInBrowser(business, { title, location: 'Durban', industry: 'Retail', rate: '80' });
  await business.context().close();
  return { title, companyName, email };
}

test('an administrator sees the figures and finds a person', async ({ page, browser }) => {
  const admin = await makeAdmin();
  const { companyName, email } = await openBusiness(browser, page);
  await signInAdmin(page, admin);
  await test.step('the figures are counted', async () => {
    for (const label of ['Total Users', 'Active Jobs', 'Active Reps']) {
      const card = page.getByRole('region', { name: 'Figures' }).getByText(label, { exact: true }).locator('../..');
      await expect(card).toContainText(/\d/);
      await expect(card).toContainText(/in a month|a month ago/);
    }
    await expect(page.getByText('Platform Earnings')).toHaveCount(0);
  });

  await test.step('a person is found by their address and looked at', async () => {
    await page.getByLabel('Search users by email or name').fill(companyName);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search=Panel/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.reload();
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `View ${email}` }).click();
    const dialog = page.getByRole('dialog', { name: companyName });
    await expect(dialog).toContainText('1 job, of which 1 active');
    await expectAccessibleInBothThemes(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  await test.step('nobody is found where nobody is', async () => {
    await page.getByLabel('Search users by email or name').fill('no such person');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nobody found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show everybody' }).click();
    await expect(page.getByRole('table', { name: 'Users, newest first' })).toBeVisible();
  });
});

test('an administrator reviews a job, and what was looked at is on the record', async ({ page, browser }) => {
  const admin = await makeAdmin();
  const { title, companyName, email } = await openBusiness(browser, page);
  await signInAdmin(page, admin);

  await test.step('a job is reviewed, and leads to its owner', async () => {
    await page.getByRole('link', { name: 'Jobs' }).last().click();
    await expect(page).toHaveURL(/tab=jobs/);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Active');
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: `Review ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('R80 an hour');
    await expect(dialog).toContainText('Greet shoppers');
    await expectAccessibleInBothThemes(page);
    await dialog.getByRole('link', { name: companyName }).click();
    await expect(page.getByRole('dialog', { name: companyName })).toContainText(email);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/tab=users$/);
  });

  await test.step('the record has it', async () => {
    await page.getByRole('link', { name: 'Audit Log' }).last().click();
    const own = page.getByRole('row').filter({ hasText: admin });
    await expect(own.filter({ hasText: 'Looked at a user' })).toHaveCount(1);
    await expect(own.filter({ hasText: 'Signed in' })).toHaveCount(1);
    await expectAccessibleInBothThemes(page);
  });
});
