import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { closeFilters, openFilters, signUpInBrowser } from './people.ts';

test('a business posts, a rep applies, both follow it to the acceptance, live', async ({ page, openBrowser }) => {
  const business = page;
  const rep = await openBrowser();
  const title = `Promoters wanted ${randomUUID().slice(0, 8)}`;

  await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await expect(business.getByRole('heading', { name: 'Welcome, Ubuntu Foods' })).toBeVisible();
  const jobPath = await postJob(business, title);
  await expect(business.getByRole('heading', { name: 'No applicants yet' })).toBeVisible();

  await test.step('the rep finds the job by its filters, and the filters survive a reload', async () => {
    await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
    await rep.getByRole('link', { name: 'Browse Jobs' }).last().click();
    await openFilters(rep);
    await rep.getByLabel('Province').selectOption('Limpopo');
    await rep.getByLabel('Industry').selectOption('Retail');
    await rep.getByLabel('Minimum hourly rate (ZAR)').fill('95');
    await expect(rep).toHaveURL(/province=Limpopo&industry=Retail&minimumRateCents=9500/);
    await rep.reload();
    await openFilters(rep);
    await expect(rep.getByLabel('Minimum hourly rate (ZAR)')).toHaveValue('95');
    await closeFilters(rep);
    await rep.getByRole('region', { name: 'All Available Jobs' }).getByRole('link', { name: title }).click();
    await expect(rep.getByRole('heading', { name: title })).toBeVisible();
    await expect(rep.getByText('not enough replies yet')).toBeVisible();
  });

  await test.step('applies once, and the business sees it without a reload', async () => {
    await rep.getByRole('button', { name: 'Apply for this job' }).click();
    await expect(rep.getByText('Message is required.')).toBeVisible();
    await rep.getByLabel('Your message to the business').fill('I sold out two launches in Polokwane last year.');
    await rep.getByRole('checkbox', { name: /I’m available/ }).check();
    await rep.getByRole('button', { name: 'Apply for this job' }).dblclick();
    await expect(rep.getByRole('heading', { name: 'Your application' })).toBeVisible();
    await expect(business.getByRole('article', { name: 'Thabo Mokoena' })).toBeVisible();
    await expectAccessible(business);
  });

  await test.step('the rep follows every change live', async () => {
    await rep.goto('/rep-portal?tab=my-applications');
    await expect(rep.getByRole('main').getByText('Applied', { exact: true })).toBeVisible();
    await business.getByRole('article', { name: 'Thabo Mokoena' }).getByRole('link').click();
    const applicant = business.getByRole('dialog', { name: 'Thabo Mokoena' });
    await applicant.getByRole('button', { name: 'Invite to interview' }).click();
    const form = business.getByRole('dialog', { name: 'Invite to interview: Thabo Mokoena' });
    await form.getByLabel('Day 1').fill(dayFromNow(2));
    await form.getByLabel('Time 1', { exact: true }).fill('10:00');
    await form.getByLabel('Place').fill('At the shop');
    await form.getByLabel('Note to Thabo Mokoena').fill('Ask for Nomsa at the till.');
    await expectAccessible(business);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rep.getByText('Ask for Nomsa at the till.').first()).toBeVisible();
    await expect(rep.getByText('Invited to an interview', { exact: true })).toBeVisible();
    await applicant.getByRole('button', { name: /^Accept\b/ }).click();
    await business.getByRole('button', { name: 'Accept applicant' }).click();
    await expect(rep.getByText('Accepted', { exact: true }).first()).toBeVisible();
    await expect(rep.getByText('The days aren’t set yet')).toBeVisible();
    await rep.getByRole('main').getByRole('link', { name: title }).last().click();
    await expect(rep).toHaveURL(/\/rep-portal\/my-work\//);
    // The URL in emails from before the page was renamed.
    await rep.goto(rep.url().replace('my-work', 'work'));
    await expect(rep).toHaveURL(/\/rep-portal\/my-work\//);
    await applicant.getByRole('button', { name: 'Add what to bring' }).click();
    await expect(applicant.getByLabel('What to bring')).toBeFocused();
    await business.keyboard.type('Black shoes and your ID.');
    await expectAccessible(business);
    await applicant.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(applicant.getByRole('button', { name: 'Edit what to bring' })).toBeFocused();
    await expect(rep.getByText('Black shoes and your ID.')).toBeVisible();
    await expectAccessible(rep);
  });

  await test.step('the business follows them to their gig, and to its week', async () => {
    await business.getByRole('dialog', { name: 'Thabo Mokoena' }).getByRole('link', { name: 'Open gig' }).click();
    await expect(business.getByRole('heading', { level: 1, name: 'Thabo Mokoena' })).toBeVisible();
    await expect(business.getByText('You accepted the rep')).toBeVisible();
    await expectAccessible(business);
    await business.getByRole('link', { name: 'My Team' }).last().click();
    await expect(business.getByText('No gigs this week.')).toBeVisible();
    await expectAccessible(business);
  });

  await test.step('everything is still there after a reload, and under Completed', async () => {
    await rep.goto('/rep-portal?tab=my-applications');
    await rep.getByRole('link', { name: 'Completed 1' }).click();
    await expect(rep).toHaveURL(/show=completed/);
    await expect(rep.getByRole('heading', { name: title, level: 3 })).toBeVisible();
    await business.goto('/dashboard');
    await expect(business.getByText('Hired Reps', { exact: true }).locator('..').locator('..')).toContainText('1');
  });

  await test.step('a third party sees none of it', async () => {
    const stranger = await openBrowser();
    await signUpInBrowser(stranger, { fullName: 'Lerato Nkosi', companyName: 'Other Traders' }, jobPath);
    await expect(stranger.getByText('Job not found')).toBeVisible();
    await stranger.goto('/dashboard?tab=my-jobs');
    await expect(stranger.getByText('No jobs yet')).toBeVisible();
  });
});

/** Signs up through the form. Returns the path of its page, which is open then. */
async function postJob(page: Page, title: string): Promise<string> {
  await page.goto('/dashboard/jobs/new');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Description').fill('Greet shoppers, hand out samples, note what they say.');
  await page.getByLabel('Location').fill('Polokwane');
  await page.getByRole('option', { name: 'Polokwane' }).first().click();
  await page.getByLabel('Compensation (ZAR)').fill('1200');
  await page.getByLabel('Hourly rate (ZAR)').fill('95');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}
