import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request } from '@playwright/test';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { expect, test } from '#test/support/browser.ts';
import { sessionKey } from '#web/lib/stored-session.ts';
import { signOutByMenu } from './account-steps.ts';
import { holdRequests } from './held-requests.ts';
import { signUpInBrowser } from './people.ts';

const assets = 'build/client/assets';
const clientFile = readdirSync(assets)
  .filter((name) => name.endsWith('.js'))
  .find((name) => readFileSync(join(assets, name), 'utf8').includes('AuthRetryableFetchError'));
const client = `**/assets/${clientFile}`;
const isClient = (request: Request) => request.url().endsWith(`/assets/${clientFile}`);
const isRefresh = (request: Request) => request.url().includes('grant_type=refresh_token');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), sessionKey);

/** The stored access token expires. */
const expire = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
  }, sessionKey);

function collect(page: Page, which: (request: Request) => boolean): string[] {
  const found: string[] = [];
  page.on('request', (request) => which(request) && found.push(new URL(request.url()).pathname));
  return found;
}

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');
const refusedCalls = (page: Page) => {
  const refused: string[] = [];
  page.on('response', (response) => {
    if (isCall(response.request()) && response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  return refused;
};

test('a portal is shown without the sign-in client, which is loaded when the page is at rest', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Sipho Dube', companyName: 'Ubuntu Foods' });
  const release = await holdRequests(page, client);
  const asked = page.waitForRequest(isClient);
  await page.goto('/dashboard?tab=my-jobs');
  await expect(page.getByRole('heading', { name: 'My Jobs', level: 1 })).toBeVisible();
  await asked;
  const loaded = page.waitForResponse(client);
  release();
  expect((await loaded).ok()).toBe(true);
});

test('a portal’s first queries are sent before the gate has its answer, and none that would be refused', async ({
  page,
  openBrowser,
}) => {
  await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  const business = await openBrowser();
  await signUpInBrowser(business, { fullName: 'Sipho Dube', companyName: 'Ubuntu Foods' });
  for (const [one, address, query] of [
    [page, '/rep-portal', '/api/rep/dashboard'],
    [business, '/dashboard', '/api/business/dashboard'],
  ] as const) {
    const refused = refusedCalls(one);
    const release = await holdRequests(one, `**${profilesApi.me.path}`);
    const asked = one.waitForRequest(`**${query}`);
    await one.goto(address);
    await asked;
    release();
    await expect(one.getByRole('heading', { level: 1 })).toBeVisible();
    expect(refused).toEqual([]);
  }

  // The other side's portal asks only who is signed in, and redirects.
  const refused = refusedCalls(page);
  const calls = collect(page, isCall);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/settings\?tab=roles$/);
  expect(calls.filter((path) => path.startsWith('/api/business/'))).toEqual([]);
  expect(refused).toEqual([]);
});

test('signing out while the client loads leaves no session on the device, and ends it on the server', async ({
  page,
}) => {
  await signUpInBrowser(page, { fullName: 'Sipho Dube', companyName: 'Ubuntu Foods' });
  const release = await holdRequests(page, client);
  await page.goto('/dashboard?tab=my-jobs');
  await expect(page.getByRole('heading', { name: 'My Jobs', level: 1 })).toBeVisible();
  await signOutByMenu(page);
  expect(await stored(page)).toBeNull();
  const ended = page.waitForResponse(/\/auth\/v1\/logout/);
  release();
  expect((await ended).status()).toBe(204);
});

test('a session that another tab ends is over where the client is not loaded yet', async ({ page, context }) => {
  await signUpInBrowser(page, { fullName: 'Sipho Dube', companyName: 'Ubuntu Foods' });
  const other = await context.newPage();
  const release = await holdRequests(other, client);
  await other.goto('/dashboard?tab=my-jobs');
  await expect(other.getByRole('heading', { name: 'My Jobs', level: 1 })).toBeVisible();
  await signOutByMenu(page);
  await expect(other).toHaveURL('/auth?portal=business&next=%2Fdashboard%3Ftab%3Dmy-jobs');
  await expect(other.getByText('You were signed out')).toBeVisible();
  release();
});

test('two tabs that wake with an expired token refresh it once each at most, and both stay signed in', async ({
  page,
  context,
}) => {
  await signUpInBrowser(page, { fullName: 'Thandi Nkosi' });
  const other = await context.newPage();
  // Neither tab runs the app while the token expires: its client would refresh it before the tab wakes.
  await Promise.all([page.goto('/robots.txt'), other.goto('/robots.txt')]);
  await expire(page);
  const refreshes = [collect(page, isRefresh), collect(other, isRefresh)];
  await Promise.all([page.goto('/rep-portal'), other.goto('/rep-portal?tab=wallet')]);
  await expect(page.getByRole('heading', { name: 'Thandi Nkosi' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Wallet', level: 1 })).toBeVisible();
  for (const one of refreshes) expect(one.length).toBeLessThanOrEqual(1);
  expect(refreshes.flat().length).toBeGreaterThan(0);
  // The token that was stored last is the one that counts.
  await expire(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thandi Nkosi' })).toBeVisible();
});
