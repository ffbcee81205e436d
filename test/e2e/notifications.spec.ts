import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessibleInBothThemes } from './account-steps.ts';
import { callAs, postJobAs, rareWord } from './job-market.ts';
import { openBrowserFor, signUpInBrowser } from './people.ts';

const bell = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('what one side does counts on the other one’s bell at once, and leads there', async ({ page, browser }) => {
  const business = page;
  const rep = await openBrowserFor(browser, page);
  const title = `Promoters ${rareWord()}`;
  await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
  const job = await postJobAs(business, { title });

  await bell(business, 'Notifications').click();
  await expect(panel(business).getByText('Nothing to tell you yet')).toBeVisible();
  await expectAccessibleInBothThemes(business);

  await test.step('an applicant appears in the open list, and on the bell', async () => {
    const body = { message: 'I sold out two launches in Umlazi last year.' };
    await callAs(rep, 'POST', `/api/jobs/${job.id}/applications`, body);
    const row = panel(business).getByRole('region', { name: 'Today' }).getByRole('link');
    await expect(row).toContainText(`Unread: Thabo Mokoena applied for ${title}`);
    await expectAccessibleInBothThemes(business);
    await expect(business).toHaveTitle(/^\(1\) Dashboard · /);
    await business.keyboard.press('Escape');
    await bell(business, 'Notifications, 1 unread').click();
    await row.click();
    await expect(business).toHaveURL(`/dashboard/jobs/${job.id}?show=pending`);
    await expect(panel(business)).toBeHidden();
    await expect(business.getByRole('article', { name: 'Thabo Mokoena' })).toBeVisible();
    await expect(bell(business, 'Notifications')).toBeVisible();
    await expect(business).toHaveTitle(/^Job · /);
  });

  await test.step('the rep sees the answers, reads all, and finds the application', async () => {
    const path = `/api/business/jobs/${job.id}/applications`;
    const { items } = await callAs<{ items: { id: string }[] }>(business, 'GET', path);
    for (const move of ['interview', 'acceptance'])
      await callAs(business, 'POST', `/api/business/applications/${items[0]?.id}/${move}`, {});
    await bell(rep, 'Notifications, 2 unread').click();
    const accepted = panel(rep).getByRole('link', { name: `Ubuntu Foods accepted you for ${title}` });
    await expect(accepted).toContainText('Unread');
    // Nothing is wider than the screen.
    expect(await rep.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await panel(rep).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(accepted).not.toContainText('Unread');
    await accepted.click();
    await expect(rep).toHaveURL('/rep-portal?tab=my-applications&show=completed');
    await expect(rep.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(bell(rep, 'Notifications')).toBeVisible();
  });

  await test.step('what comes by mail is chosen in the settings, where the bell is too', async () => {
    await bell(business, 'Notifications').click();
    await panel(business).getByRole('link', { name: 'Choose what comes by mail too' }).click();
    const kept = business.waitForResponse((response) => response.request().method() === 'PATCH');
    await business.getByRole('checkbox', { name: 'Jobs that close soon' }).click();
    await kept;
    await business.reload();
    await expect(business.getByRole('checkbox', { name: 'Jobs that close soon' })).not.toBeChecked();
    await expect(business.getByRole('checkbox', { name: 'Answers to interviews' })).toBeChecked();
    await expect(bell(business, 'Notifications')).toBeVisible();
    await rep.goto('/stop-mails?token=made.up');
    await rep.getByRole('button', { name: 'Stop the mails' }).click();
    await expect(rep.getByText('Or sign in and choose your mails')).toBeVisible();
  });

  await test.step('without a connection nothing is lost', async () => {
    await business.route('**/api/notifications', (route) => route.abort('internetdisconnected'));
    await bell(business, 'Notifications').click();
    await expect(panel(business).getByRole('button', { name: 'Try again' })).toBeVisible();
    await business.unroute('**/api/notifications');
    await panel(business).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(business).getByRole('link', { name: title })).toBeVisible();
  });
  await rep.context().close();
});
