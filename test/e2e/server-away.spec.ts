import type { Page, Route } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { signUpInBrowser } from './people.ts';

const profiles = '**/api/*/profile';

const away = (route: Route) =>
  route.fulfill({ status: 503, headers: { 'retry-after': '5' }, contentType: 'application/problem+json', body: '{}' });

async function openProfile(page: Page): Promise<void> {
  await signUpInBrowser(page, { fullName: 'Thandi Nkosi', vetted: false }, '/rep-portal?tab=profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
}

test('while the server is away a form says so and keeps what was typed, and then it is saved', async ({ page }) => {
  await openProfile(page);
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('About you').fill('Eight years of weekends in stores.');
  await page.route(profiles, (route) => (route.request().method() === 'PATCH' ? away(route) : route.continue()));
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('What you typed is still here. Try again in a minute.').first()).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('Eight years of weekends in stores.');
  await page.unroute(profiles);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByText('Eight years of weekends in stores.')).toBeVisible();
});

test('a screen that could not be loaded is loaded without a click once the server is back', async ({ page }) => {
  await openProfile(page);
  for (const [fail, title] of [
    [away, 'Thengisa can’t load this right now'],
    [(route: Route) => route.abort('connectionrefused'), 'No connection'],
  ] as const) {
    await page.route(profiles, fail);
    await page.reload();
    await expect(page.getByText(title).first()).toBeVisible({ timeout: 15_000 });
    await page.unroute(profiles);
    await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible({ timeout: 15_000 });
  }
});

test('a part of a page whose code could not be loaded is shown without a click once the server is back', async ({
  page,
}) => {
  // A file of its own, and one that another brings along.
  for (const file of ['**/assets/my-applications-tab-*.js', '**/assets/rep-interview-*.js']) {
    await page.route(file, (route) => route.abort('connectionrefused'));
    await openProfile(page);
    await page
      .getByRole('link', { name: /^(My Applications|Applied)$/ })
      .first()
      .click();
    await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t load this part of the page' })).toBeVisible();
    await page.unroute(file);
    await expect(page.getByRole('link', { name: 'Completed 0' })).toBeVisible({ timeout: 15_000 });
  }
});
