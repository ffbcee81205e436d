import { randomUUID } from 'node:crypto';
import { contactApi } from '#contract/contact/contact.ts';
import { policyReportsPath } from '#contract/diagnostics/policy-reports.ts';
import { callerOf } from '#test/support/api.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { enterAsAdmin, makeAdmin, signInAdmin } from './admins.ts';
import { signUpInBrowser, site } from './people.ts';

/** A business with a job, created by another administrator. */
async function makeBusiness() {
  const title = `Tasting table ${randomUUID().slice(0, 8)}`;
  const companyName = `Panel Foods ${randomUUID().slice(0, 8)}`;
  const business = await signUpBusiness(site, { company_name: companyName });
  await postJob(business, { title, hourlyRateCents: 8_000 });
  return { title, companyName, email: business.email };
}

/** The parts of an address, split after @ and dots, that wrap onto more than one line. */
function brokenParts(cell: Element): string[] {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1)
      broken.push(text.textContent ?? '');
  }
  return broken;
}

test('an administrator sees the figures and finds a user', async ({ page }) => {
  const { companyName, email } = await makeBusiness();
  await enterAsAdmin(page);
  await test.step('a URL below the panel opens the tab it names, or says that there is none', async () => {
    await page.goto('/admin/nothing');
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.goto('/admin?tab=nothing');
    await expect(page).toHaveTitle(/^Page not found · Admin Panel/);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.goto('/admin/users?search=Panel');
    await expect(page).toHaveURL('/admin?search=Panel&tab=users');
    await page.goto('/admin/users');
    await expect(page).toHaveURL('/admin?tab=users');
  });
  await test.step('the figures are counted', async () => {
    for (const label of ['Total Users', 'Active Jobs', 'Platform Earnings', 'Active Reps']) {
      const card = page.getByRole('link', { name: label, exact: true }).locator('xpath=ancestor::div[2]');
      await expect(card).toContainText(/\d/);
      await expect(card).toContainText(/in the past month|a month ago/);
    }
  });

  await test.step('a user is found by their address and opened', async () => {
    await page.getByLabel('Search users by email or name').fill(companyName);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/search=Panel/);
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole('cell', { name: email, exact: true })).toBeVisible();
    await page.getByRole('button', { name: `View ${email}` }).click();
    const title = page.getByRole('heading', { level: 1, name: companyName });
    await expect(title).toBeVisible();
    await expect(page.getByText('1, of which 1 active')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(title).toBeHidden();
    await expect(page.getByLabel('Search users by email or name')).toHaveValue(companyName);
  });

  await test.step('a long address wraps after its @ and its dots, and inside no word', async () => {
    const address = `nkosingiphile.hlongwane@tastings.${randomUUID().slice(0, 8)}.co.za`;
    await database.query('update users set email = $2 where email = $1', [email, address]);
    await page.reload();
    const cell = page.getByRole('cell', { name: address, exact: true });
    await expect(cell).toBeVisible();
    expect(await cell.evaluate(brokenParts)).toEqual([]);
  });

  await test.step('a search without matches says so', async () => {
    await page.getByLabel('Search users by email or name').fill('no such person');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('No users found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page.getByRole('table', { name: 'Users, newest first' })).toBeVisible();
  });
});

test('an administrator reviews a job, and reads views and browser reports', async ({ page }) => {
  const { title, companyName, email } = await makeBusiness();
  const admin = await enterAsAdmin(page);
  await page.goto('/admin?tab=users');

  await test.step('a job is reviewed, and links to its owner', async () => {
    await page.getByRole('link', { name: 'Jobs', exact: true }).last().click();
    await expect(page).toHaveURL(/tab=jobs/);
    await expect(page.getByRole('row').filter({ hasText: title })).toContainText('Active');
    await expectAccessible(page);
    await page.getByRole('button', { name: `Review ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog).toContainText('R80 an hour');
    await expect(dialog).toContainText('Greet shoppers');
    await expectAccessible(page);
    await dialog.getByRole('link', { name: companyName }).click();
    await expect(page.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
    await expect(page.getByText(email, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to users' }).click();
    await expect(page).toHaveURL(/tab=users$/);
  });

  await test.step('a course shows where learners stop, and a certificate is found by number', async () => {
    await page.getByRole('link', { name: 'Courses' }).last().click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'In-store promotion and tastings' }).click();
    await expect(page.getByRole('table', { name: 'Progress by lesson' })).toContainText('Final test passed');
    await expect(page.getByRole('table', { name: 'Questions, hardest first' }).getByRole('row')).toHaveCount(11);
    await page.getByRole('button', { name: /^Show all \d+ questions$/ }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'All courses' }).click();
    await page.getByRole('link', { name: 'Certificates' }).click();
    await page.getByLabel('Certificate number').fill('TH-0000-0000-0000');
    await page.getByRole('button', { name: 'Find certificate' }).click();
    await expect(page.getByText('Certificate not found')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the audit log has it', async () => {
    await page.getByRole('link', { name: 'Audit Log' }).last().click();
    const own = page.getByRole('row').filter({ hasText: admin });
    await expect(own.filter({ hasText: 'Viewed a user' })).toHaveCount(1);
    await expect(own.filter({ hasText: 'Signed in' })).toHaveCount(1);
    await expectAccessible(page);
  });

  await test.step('violations of a page’s security policy are reported by browsers, and listed in the panel', async () => {
    const blocked = `https://${randomUUID()}.example/pixel.png`;
    const report = { 'document-uri': `${site.url}/about`, 'violated-directive': 'img-src', 'blocked-uri': blocked };
    const answer = await page.request.post(policyReportsPath, {
      headers: { 'content-type': 'application/csp-report' },
      data: JSON.stringify({ 'csp-report': report }),
    });
    expect(answer.status()).toBe(204);
    await page.getByRole('link', { name: 'Diagnostics' }).last().click();
    await expect(page.getByRole('row').filter({ hasText: blocked })).toContainText('/about');
    await expectAccessible(page);
  });

  await test.step('a colleague’s role is changed from the current one', async () => {
    const colleague = await makeAdmin('finance');
    await page.getByRole('link', { name: 'Team' }).last().click();
    await page.getByRole('button', { name: `Manage ${colleague}` }).click();
    await page.getByRole('button', { name: 'Change role' }).click();
    await expect(page.getByRole('radio', { name: /^Finance/ })).toBeFocused();
  });
});

test('an administrator finds the link to the panel, for a day', async ({ page }) => {
  const hero = page.getByRole('main').getByRole('link', { name: 'Admin Panel' });
  await signInAdmin(page, await makeAdmin());
  await page.goto('/');
  await expect(hero).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveCount(1);
  const { email } = await signUpInBrowser(page, { fullName: 'Palesa Molefe' }, '/');
  await expect(hero).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('main').getByRole('button', { name: 'Rep Portal' })).toBeHidden();

  const portalEntry = async () => {
    await page.getByRole('button', { name: email.split('@')[0] ?? '' }).click();
    return page.getByRole('menuitem', { name: 'Admin Portal', exact: true });
  };
  await (await portalEntry()).click();
  await expect(page).toHaveURL(/\/admin/);
  await expect(page.getByRole('heading', { name: 'Today', exact: true })).toBeVisible();

  await page.goto('/about');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('adminSession') ?? '{}');
    const yesterday = typeof kept.loginTime === 'number' ? Date.now() - 86_400_001 : new Date(Date.now() - 86_400_001);
    localStorage.setItem('adminSession', JSON.stringify({ ...kept, loginTime: yesterday }));
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('button', { name: 'Rep Portal' })).toBeVisible();
  await expect(await portalEntry()).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('adminSession'))).toBeNull();
});

test('the second Tab reaches the first task', async ({ page }) => {
  await signUpBusiness(site, { company_name: `Waiting Foods ${randomUUID().slice(0, 8)}` });
  await callerOf(site.url, null)(contactApi.enquire, {
    body: { name: 'Naledi', email: 'naledi@example.co.za', subject: 'A stand', message: 'How?', user_type: null },
  });
  await enterAsAdmin(page);
  await page.goto('/admin?tab=today');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const to = await first.getAttribute('href');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/^First task: /);
  await expect(page.locator(':focus')).toHaveAttribute('href', to ?? '');
});
