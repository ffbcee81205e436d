import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { expect } from '#test/support/browser.ts';
import { giveLegalStandingIn } from '#test/support/legal-standing.ts';
import { sessionKey } from '#web/lib/stored-session.ts';

const password = 'karoo-sunset-42';

/** Somebody with a browser of their own, as the project's kind of device. */
export async function openBrowserFor(browser: Browser, like: Page): Promise<Page> {
  const context = await browser.newContext({ viewport: like.viewportSize(), locale: 'en-ZA' });
  return context.newPage();
}

interface NewAccount {
  readonly fullName: string;
  readonly companyName?: string;
  /** Past the legal gate, as most who are looked at in a test are. */
  readonly vetted?: boolean;
}

/** Signs up as the form does, which has tests of its own, and opens the portal. Returns the email address. */
export async function signUpInBrowser(page: Page, account: NewAccount): Promise<string> {
  const { fullName, companyName, vetted = true } = account;
  const email = `${randomUUID()}@example.co.za`;
  const userType = companyName ? 'business' : 'sales_rep';
  // Any small page of the site: the session is kept for its origin.
  await page.goto('/favicon.svg');
  const response = await page.request.post('/auth/v1/signup', {
    headers: { origin: new URL(page.url()).origin },
    data: { email, password, data: { user_type: userType, full_name: fullName, company_name: companyName } },
  });
  expect(response.status(), await response.text()).toBe(200);
  const dataDir = process.env.BROWSER_TEST_DATA_DIR;
  if (vetted && dataDir) await giveLegalStandingIn(dataDir, email, companyName ? 'business' : 'rep');
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    sessionKey,
    await response.text(),
  ] as const);
  await page.goto(companyName ? '/dashboard' : '/rep-portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return email;
}

interface NewJob {
  readonly title: string;
  readonly location: string;
  readonly industry: string;
  readonly rate: string;
}

/** Posts a job with the form and arrives on its page. Returns its path. */
export async function postJobInBrowser(page: Page, { title, location, industry, rate }: NewJob): Promise<string> {
  await page.goto('/dashboard/jobs/new');
  await page.getByLabel('Job title').fill(title);
  await page.getByLabel('Industry').selectOption(industry);
  await page
    .getByLabel('Description')
    .fill('Greet shoppers, hand out samples, note what they say.\nTwo days, on your feet.');
  await page.getByLabel('Location').fill(location);
  await page.getByRole('option', { name: location }).first().click();
  await page.getByLabel('Compensation (ZAR)').fill('1200');
  await page.getByLabel('Hourly rate (ZAR)').fill(rate);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname;
}

/** On a phone all criteria but the text are in a sheet. */
export async function openFilters(page: Page): Promise<void> {
  if (!(await isPhone(page))) return;
  await page.getByRole('button', { name: /^Filters/ }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible();
}

/** Back to the jobs, on a phone. */
export async function closeFilters(page: Page): Promise<void> {
  if (!(await isPhone(page))) return;
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden();
}

const isPhone = (page: Page) => page.evaluate(() => window.innerWidth < 768);
