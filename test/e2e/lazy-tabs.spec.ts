import type { Page, Response } from '@playwright/test';
import { adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import { expect, test } from '#test/support/browser.ts';
import { adminTabs } from '#web/admin/tabs/tabs.ts';
import { businessTabs } from '#web/pages/business/tabs.ts';
import { repTabs } from '#web/pages/rep/tabs.ts';
import { expectOpen, openWhole, signInToDemo, signInToPanel, type Tab, withDemo } from './demo-screens.ts';

const demo = withDemo();
test.use({ ownContext: true });
test.describe.configure({ timeout: 600_000 });

/** Each page loads its code anew, and only that of the tab it shows: on a fast connection it would load all others after five seconds. */
async function loadLittle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { type: 'cellular', effectiveType: '3g' } });
  });
}

const tabLink = (page: Page, home: string, id: string) => page.locator(`aside a[href="${home}?tab=${id}"]`);

/** Opens each tab by its link; `layout-shift` opens each by its URL. */
async function openEach(page: Page, home: string, tabs: readonly Tab[]): Promise<void> {
  await loadLittle(page);
  await openWhole(page, demo().url + home);
  for (const tab of [...tabs].reverse()) {
    await tabLink(page, home, tab.id).click();
    await expectOpen(page, tab);
  }
}

test('each tab of a rep opens by its link with an empty cache', async ({ page }) => {
  await signInToDemo(demo, page, 'rep');
  await openEach(page, repPath, repTabs);
});

test('each tab of a business opens by its link with an empty cache', async ({ page }) => {
  await signInToDemo(demo, page, 'business');
  await openEach(page, businessPath, businessTabs);
});

test('each tab of the panel opens by its link with an empty cache', async ({ page }) => {
  await signInToPanel(demo, page);
  await openEach(page, adminPath, adminTabs);
});

/** As after a deploy: files that the page has not loaded yet are gone. */
const deploy = (page: Page) => page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));

async function expectUpdated(page: Page, home: string, tab: Tab): Promise<void> {
  await openWhole(page, demo().url + home);
  await deploy(page);
  await tabLink(page, home, tab.id).click();
  const message = page.getByRole('alert').filter({ hasText: 'A newer version is available' });
  await expect(message).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: tab.label })).toBeVisible();
  await page.unrouteAll();
  await message.getByRole('button', { name: 'Reload page' }).click();
  await expect(message).toBeHidden();
  await expectOpen(page, tab);
}

test('after a deploy, each tab that is not loaded yet says so, and opens after a reload', async ({ page }) => {
  await loadLittle(page);
  await signInToDemo(demo, page, 'rep');
  for (const tab of repTabs.slice(1)) await expectUpdated(page, repPath, tab);
  await page.evaluate(() => localStorage.clear());
  await signInToDemo(demo, page, 'business');
  for (const tab of businessTabs.slice(1)) await expectUpdated(page, businessPath, tab);
  await signInToPanel(demo, page);
  for (const tab of adminTabs.slice(1)) await expectUpdated(page, adminPath, tab);
});

test('offline, a tab that was seen opens, and another once the connection is back', async ({ page, context }) => {
  await loadLittle(page);
  await signInToDemo(demo, page, 'rep');
  await openWhole(page, `${demo().url}${repPath}?tab=training`);
  await tabLink(page, repPath, 'wallet').click();
  await expectOpen(page, { id: 'wallet', label: 'Wallet' });
  await context.setOffline(true);
  await tabLink(page, repPath, 'training').click();
  await expectOpen(page, { id: 'training', label: 'Training' });
  await tabLink(page, repPath, 'profile').click();
  const message = page.getByRole('alert').filter({ hasText: 'We couldn’t load this part of the page' });
  await expect(message).toContainText('Check your connection');
  await context.setOffline(false);
  await expect(message).toBeHidden();
  await expectOpen(page, { id: 'profile', label: 'Profile' });
});

test('the code of a tab is loaded when its link is pointed at or focused', async ({ page }) => {
  await loadLittle(page);
  await signInToDemo(demo, page, 'business');
  await openWhole(page, demo().url + businessPath);
  const isCode = (response: Response) => /^\/assets\/.+\.js$/.test(new URL(response.url()).pathname);
  for (const [id, reach] of [
    ['my-team', 'hover'],
    ['legal', 'focus'],
  ] as const) {
    const code = page.waitForResponse(isCode);
    await tabLink(page, businessPath, id)[reach]();
    await code;
  }
  await expectOpen(page, { id: 'dashboard', label: 'Dashboard' });
});
