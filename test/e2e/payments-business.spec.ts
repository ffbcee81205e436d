import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { propose } from '#test/support/interviews.ts';
import { endTrial, gate, goToProvider, payThere, review, runOut } from './payment-steps.ts';
import { signUpInBrowser } from './people.ts';

/** Presses Tab until the control of this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox', name: string | RegExp): Promise<void> {
  const wanted = page.getByRole(role, { name });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [10], timeout: 10_000 });
}

/** Reloads until the gate is shown: access is cached for up to a second. */
async function openGate(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(gate(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('a business pays by keyboard alone, and cancels', async ({ page }) => {
  const business = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await endTrial(business, 'business');
  await openGate(page);
  await expectAccessible(page);

  await tabTo(page, 'button', 'Subscribe for R299 a month');
  await page.keyboard.press('Enter');
  await tabTo(page, 'checkbox', /^I order this subscription\. R299\.00 is charged today/);
  await page.keyboard.press('Space');
  await tabTo(page, 'button', 'Pay R299.00');
  const tab = await goToProvider(page, () => page.keyboard.press('Enter'));
  await payThere(tab);
  await expect(tab.getByText('R299.00')).toBeVisible();
  await tab.getByRole('link', { name: 'Continue to Dashboard' }).click();
  await expect(tab).toHaveURL(/\/dashboard$/);
  await tab.close();
  await expect(page.getByRole('navigation', { name: 'Business Dashboard' })).toBeVisible();
  await expect(review(page)).toHaveCount(0);

  await page.goto('/settings?tab=billing');
  await expect(page.getByText('Your next charge is R299.00 on')).toBeVisible();
  await tabTo(page, 'button', 'Cancel subscription');
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Cancel your subscription?' });
  await expect(asking).toBeVisible();
  await asking.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  await expect(page.getByText('You won’t be charged again. You’ll keep access until')).toBeVisible();
  await expectAccessible(page);

  await runOut(business);
  await page.goto('/dashboard');
  await expect(gate(page, 'Your subscription has ended')).toBeVisible();
});

/** Follows every link of the gate, and expects no call to be refused there. */
async function walkOpenPages(page: Page): Promise<void> {
  const refused: string[] = [];
  const home = page.url();
  const links = gate(page).getByRole('region', { name: 'What you can still do' }).getByRole('link');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  page.on('response', (answer) => {
    if (answer.status() === 402) refused.push(`${page.url()}: ${answer.url()}`);
  });
  for (const address of addresses.filter((one) => one.startsWith(new URL(home).pathname))) {
    await page.goto(address);
    await expect(page.getByRole('complementary', { name: 'What stays available' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Loading/)).toHaveCount(0);
    await expect(gate(page)).toHaveCount(0);
  }
  expect(addresses.length).toBeGreaterThan(8);
  expect(refused).toEqual([]);
  await page.goto(home);
}

test('agreed interviews and gigs stay visible to both sides, and can still be answered', async ({
  page,
  openBrowser,
}) => {
  const business = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const repPage = await openBrowser();
  const rep = await signUpInBrowser(repPage, { fullName: 'Thandi Nkosi' });
  const job = await postJob(business, { title: 'Launch weekend in Durban' });
  const { id } = await apply(rep, job.id);
  await propose(business, id);
  await endTrial(rep, 'rep');
  await endTrial(business, 'business');

  await openGate(repPage);
  await expect(gate(repPage)).toContainText('Launch weekend in Durban');
  await gate(repPage).getByRole('radio').first().check();
  await gate(repPage).getByRole('button', { name: 'Accept', exact: false }).click();
  await expect(gate(repPage).getByRole('button', { name: 'Accept', exact: false })).toHaveCount(0);
  await expect(gate(repPage)).toContainText('Our office, 12 Long Street');
  await expectAccessible(repPage);
  await walkOpenPages(repPage);
  await gate(repPage).getByRole('link', { name: 'Open your wallet' }).click();
  await expect(repPage.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();

  await openGate(page);
  await expect(gate(page)).toContainText('Thandi Nkosi');
  await expect(gate(page)).toContainText('Launch weekend in Durban');
  await expect(gate(page)).toContainText('Our office, 12 Long Street');
  await walkOpenPages(page);
  await gate(page).getByRole('link', { name: 'Thandi Nkosi' }).click();
  await expect(page.getByRole('dialog', { name: 'Thandi Nkosi' })).toContainText('Our office, 12 Long Street');
});
