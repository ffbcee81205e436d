import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { dayFromNow, jobDraft } from '#test/support/hiring.ts';
import { signOutByMenu } from './account-steps.ts';
import { postJobIn } from './job-market.ts';
import { signUpInBrowser } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const newTitle = () => `Promoters ${randomUUID().slice(0, 8)}`;

const openBusiness = (page: Page, path: string) =>
  signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }, path);

const myJobs = '/dashboard?tab=my-jobs';
const newJob = '/dashboard/jobs/new';

/** A business on the page of a job that it posted. */
async function openJob(page: Page, title = newTitle()) {
  const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
  await signUpInBrowser(page, account, async (business) => {
    const { id } = await postJobIn('Polokwane', business, { title, hourlyRateCents: 9_500 });
    return `/dashboard/jobs/${id}`;
  });
  await expectStatus(page, 'Active');
  const path = new URL(page.url()).pathname;
  return { id: path.split('/').at(-1), path };
}

async function chooseTown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Location').fill(name);
  await page.getByRole('option', { name }).first().click();
}

const monthOf = (day: string) => day.slice(0, 7);

/** The badge beside the job's title. */
const expectStatus = (page: Page, status: string) =>
  expect(main(page).locator('header').first().getByText(status, { exact: true })).toBeVisible();

const showMyJobs = async (page: Page, status?: string) => {
  await page.goto(myJobs);
  if (status)
    await page.getByRole('navigation', { name: 'Jobs by status' }).getByRole('link', { name: status }).click();
};

async function fillJob(page: Page, title: string): Promise<void> {
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Industry').selectOption('Retail');
  await page.getByLabel('Description').fill('Greet shoppers.\nHand out samples.');
  await chooseTown(page, 'Polokwane');
  await page.getByLabel('Street address').fill('12 Market Street');
  await page.getByLabel('Start date').fill(dayFromNow(10));
  await page.getByLabel('Duration').selectOption('1 month');
  await page.getByLabel('Reps needed').fill('3');
  await page.getByLabel('Last day to apply').fill(dayFromNow(8));
  await page.getByLabel('Compensation (ZAR)').fill('4500');
  await page.getByLabel('Required skills').fill('isiZulu');
}

test('violations of law and dates appear beside the field; after a lost response the form is resent, and posts once', async ({
  page,
}) => {
  const title = newTitle();
  await openBusiness(page, myJobs);
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Post Your First Job' }).click();
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  await fillJob(page, title);

  const refusal = page.getByText(/^The minimum wage is R\d+\.\d\d an hour\. Offer at least that\.$/);
  const rate = page.getByLabel('Hourly rate (ZAR)');
  await rate.fill('25');
  await expect(refusal).toHaveCount(0);
  await rate.blur();
  await expect(refusal).toBeVisible();
  await button(page, 'Post job').click();
  await expect(rate).toBeFocused();
  await rate.fill('95');
  await expect(refusal).toHaveCount(0);

  await page.getByLabel('Last day to apply').fill(dayFromNow(91));
  await page.getByLabel('Reps needed').fill('501');
  await button(page, 'Preview').click();
  await expect(page.getByText('Choose a day within the next 90 days.')).toBeVisible();
  await expect(page.getByText('Reps needed can be at most 500.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Last day to apply').fill(dayFromNow(8));
  await page.getByLabel('Reps needed').fill('3');
  await page.getByLabel('Compensation (ZAR)').fill('R4,500');

  // It arrives, and its response is lost.
  await page.route('**/api/business/jobs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Post job').click();
  await expectToast(page, 'Error posting job', 'Please try again or contact support.');
  await expect(page.getByText('We couldn’t reach Thengisa')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Greet shoppers.\nHand out samples.');
  await page.unroute('**/api/business/jobs');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await button(page, 'Post job').click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  // No applicants yet: the job can be shared.
  const whatsapp = page.getByRole('link', { name: 'Share on WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*%2Fjobs%2F/);
  await showMyJobs(page);
  await expect(page.getByRole('link', { name: title })).toHaveCount(1);
});

test('a job is typed, restored after a reload, previewed and posted; the next one’s draft is discarded on purpose, and at sign-out', async ({
  page,
}) => {
  const title = newTitle();
  await openBusiness(page, newJob);
  await fillJob(page, title);
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await expect(page.getByLabel('Location')).toHaveValue('Polokwane');
  await expect(page.getByLabel('Compensation (ZAR)')).toHaveValue('4,500');
  await expect(page.getByLabel('Start date')).toHaveValue(dayFromNow(10));

  // Two consecutive days from the calendar, one by touch and one by keyboard.
  const days = [dayFromNow(10), dayFromNow(11)];
  await page.getByRole('radio', { name: 'On certain days' }).check();
  await button(page, 'Post job').click();
  await expect(page.getByText('Choose at least one day.')).toBeVisible();
  const calendar = page.getByRole('group', { name: 'Gig days' });
  const inCalendar = (day: string) => calendar.locator(`[data-day="${day}"]`);
  if (!(await inCalendar(days[0] as string).isVisible())) await button(page, 'Next month').click();
  await inCalendar(days[0] as string).click();
  await page.keyboard.press('ArrowRight');
  await expect(inCalendar(days[1] as string)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(calendar.getByRole('button', { pressed: true })).toHaveCount(
    new Set(days.map(monthOf)).size === 1 ? 2 : 1,
  );
  await expect(page.getByText('Choose at least one day.')).toHaveCount(0);
  await expect(page.getByLabel('Start date')).toHaveValue(days[0] as string);
  await page.getByLabel('Unpaid break').selectOption('60 minutes');
  await expect(page.getByText('R4,500 for 2 days')).toBeVisible();
  await expect(page.getByText('R13,500')).toBeVisible();
  await page.getByLabel('Pay is for').selectOption('A day');
  await page.getByLabel('Daily pay (ZAR)').fill('2000');
  await expect(page.getByText('R2,000 a day')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Preview').click();
  const preview = page.getByRole('dialog', { name: title });
  await expect(preview.getByText('R2,000 a day')).toBeVisible();
  await expect(preview.getByText('R4,000 for 2 days, R285.71 an hour')).toBeVisible();
  await expect(preview.getByText(', 09:00–\u206017:00, 60 min unpaid break')).toBeVisible();
  await expect(preview.getByText('Polokwane, Limpopo')).toBeVisible();
  await expect(preview.getByText('12 Market Street')).toBeVisible();
  await expectAccessible(page);
  await preview.getByRole('button', { name: 'Back to editing' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await button(page, 'Preview').click();
  await preview.getByRole('button', { name: 'Post job' }).click();

  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  await expectToast(page, 'Job Posted Successfully!', 'Your job listing is now live and visible to sales reps.');
  await expect(main(page).getByText('0 of 3')).toBeVisible();
  // Nothing is wider than the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.goto('/dashboard/jobs/new');
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(page.getByText('We kept what you typed')).toHaveCount(0);

  await button(page, 'Post job').click();
  await expect(page.getByText('Job title is required.')).toBeVisible();
  await expect(page.getByText('Choose a location.')).toBeVisible();
  await expect(page.getByText('Compensation must be an amount in rand.')).toBeVisible();
  await page.getByLabel('Job title').fill('Half an idea');
  await page.reload();
  await button(page, 'Discard changes').click();
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(page.getByText('We kept what you typed')).toHaveCount(0);

  await page.getByLabel('Job title').fill('Half another');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  await expect.poll(drafts).toHaveLength(1);
  await signOutByMenu(page);
  expect(await drafts()).toEqual([]);
});

test('a job is paused and reopened, as another tab sees; closing asks first, and reopening asks for a new closing day', async ({
  page,
}) => {
  const title = newTitle();
  const { id, path } = await openJob(page, title);
  const other = await page.context().newPage();
  await other.goto(path);
  await expectStatus(other, 'Active');

  await button(page, 'Pause').click();
  await expectStatus(page, 'Paused');
  await expectToast(page, 'Job paused');
  await expectStatus(other, 'Paused');
  await expect(button(page, 'Pause')).toHaveCount(0);
  await expectAccessible(page);

  await showMyJobs(other, 'Active');
  await expect(other.getByText('No active jobs')).toBeVisible();
  await showMyJobs(other, 'Paused');
  await expect(other.getByRole('link', { name: title })).toBeVisible();
  await expectAccessible(other);

  await button(page, 'Reopen').click();
  await expectStatus(page, 'Active');
  await expectToast(page, 'Job reopened');
  await expect(other.getByText('No paused jobs')).toBeVisible();
  await other.close();

  await button(page, 'Close job').click();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await expectStatus(page, 'Active');
  await button(page, 'Close job').click();
  await button(page, 'Close job').click();
  await expectStatus(page, 'Closed');
  await expect(button(page, 'Edit')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('This job is already closed. Reopen it to edit it.')).toBeVisible();

  await database.query('update jobs set closes_on = $2 where id = $1', [id, dayFromNow(-1)]);
  await page.reload();
  await button(page, 'Reopen').click();
  const dialog = page.getByRole('dialog', { name: 'Reopen this job?' });
  await expect(dialog.getByLabel('New last day to apply')).toHaveValue(dayFromNow(30));
  await expect(dialog.getByLabel('Reps needed')).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByLabel('New last day to apply').fill(dayFromNow(-2));
  await dialog.getByRole('button', { name: 'Reopen job' }).click();
  await expect(dialog.getByText('The last day to apply has passed.')).toBeVisible();
  await dialog.getByLabel('New last day to apply').fill(dayFromNow(5));
  await dialog.getByRole('button', { name: 'Reopen job' }).click();
  await expectStatus(page, 'Active');

  await button(page, 'Mark as filled').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mark as filled' }).click();
  await expectStatus(page, 'Filled');
});

test('a duplicate is posted once something differs; of two tabs that edit the same job neither overwrites the other unseen', async ({
  page,
}) => {
  const title = newTitle();
  const { path } = await openJob(page, title);
  await page.getByRole('link', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await expect(page.getByLabel('Location')).toHaveValue('Polokwane');
  await expect(page.getByLabel('Last day to apply')).toHaveValue(dayFromNow(30));
  await button(page, 'Post job').click();
  const notice = page.getByRole('alert').filter({ hasText: 'This job is already open' });
  await expect(notice.getByRole('link', { name: 'Open existing job' })).toHaveAttribute('href', path);
  await expect(page.getByLabel('Job title')).toHaveValue(title);
  await expectAccessible(page);
  await page.getByLabel('Job title').fill(`${title} again`);
  await button(page, 'Post job').click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  await showMyJobs(page);
  await expect(page.getByRole('heading', { name: title })).toHaveCount(2);

  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`${path}/edit`);
    await expect(tab.getByLabel('Job title')).toHaveValue(title);
  }
  await page.getByLabel('Description').fill('Mine');
  await other.getByLabel('Job title').fill(`${title} (theirs)`);
  await button(other, 'Save changes').click();
  await expectToast(other, 'Job updated');

  await button(page, 'Save changes').click();
  await expect(page.getByText('This job has just changed')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Mine');
  await expectAccessible(page);
  await button(page, 'View new version').click();
  await expect(page.getByRole('dialog', { name: `${title} (theirs)` })).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Load new version').click();
  await expect(page.getByLabel('Job title')).toHaveValue(`${title} (theirs)`);
  await expect(page.getByText('This job has just changed')).toHaveCount(0);

  await test.step('keeping one’s own version overwrites the other knowingly', async () => {
    await page.getByLabel('Description').fill('Mine after all');
    await other.goto(`${path}/edit`);
    await other.getByLabel('Job title').fill(`${title} (theirs again)`);
    await button(other, 'Save changes').click();
    await expectToast(other, 'Job updated');
    await expect(page.getByText('This job has just changed')).toBeVisible();
    await button(page, 'Keep my version').click();
    await button(page, 'Save changes').click();
    await expectToast(page, 'Job updated');
    await expect(page.getByRole('heading', { level: 1, name: `${title} (theirs)`, exact: true })).toBeVisible();
    await expect(main(page).getByText('Mine after all')).toBeVisible();
  });
});

test('many jobs are paginated', async ({ page }) => {
  const business = await openBusiness(page, myJobs);
  const draft = await jobDraft(business.call);
  for (let count = 1; count <= 25; count++) {
    await business.call(ownJobsApi.post, { body: { ...draft, title: `Job ${count}` } });
  }
  await page.reload();
  const jobs = main(page).getByRole('article');
  await expect(jobs.first()).toContainText('Job 25');
  // The question above the list has loaded.
  await expect(button(page, 'Yes, that’s it')).toBeVisible();
  const first = await jobs.count();
  expect(first).toBeLessThan(25);
  await button(page, 'Load more').click();
  await expect(jobs).toHaveCount(25);
  await expect(button(page, 'Load more')).toHaveCount(0);
  // The button is gone: focus moves to its place.
  await expect(jobs.nth(first).locator(':focus')).toHaveCount(1);
  await expectAccessible(page);
});
