import type { Page } from '@playwright/test';
import { accountApi } from '#contract/accounts/account.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { rareWord } from './job-market.ts';
import { signUpInBrowser } from './people.ts';

const bell = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('an action of one side counts on the other one’s bell immediately, and links to it', async ({
  page,
  openBrowser,
}) => {
  const business = page;
  const rep = await openBrowser();
  const title = `Promoters ${rareWord()}`;
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
  const job = await postJob(nomsa, { title });

  await bell(business, 'Notifications').click();
  await expect(panel(business).getByText('No notifications yet')).toBeVisible();
  await expectAccessible(business);

  let applicationId = '';
  await test.step('an applicant appears in the open list, and on the bell', async () => {
    applicationId = (await apply(thabo, job.id)).id;
    const row = panel(business).getByRole('region', { name: 'Today' }).getByRole('link');
    await expect(row).toContainText(`Unread: Thabo Mokoena applied for ${title}`);
    await expectAccessible(business);
    await expect(business).toHaveTitle(/^\(1\) Dashboard · /);
    await business.keyboard.press('Escape');
    await bell(business, 'Notifications, 1 unread').click();
    await row.click();
    await expect(business).toHaveURL(`/dashboard/jobs/${job.id}?show=pending`);
    await expect(panel(business)).toBeHidden();
    await expect(business.getByRole('article', { name: 'Thabo Mokoena' })).toBeVisible();
    await expect(bell(business, 'Notifications')).toBeVisible();
    await expect(business).toHaveTitle(/^Promoters /);
  });

  await test.step('the rep sees the answers, reads all, and finds the application', async () => {
    for (const move of [applicationsApi.interview, applicationsApi.accept])
      await nomsa.call(move, { params: { applicationId }, body: {} });
    await bell(rep, 'Notifications, 2 unread').click();
    const accepted = panel(rep).getByRole('link', { name: `Ubuntu Foods accepted you for ${title}` });
    await expect(accepted).toContainText('Unread');
    // Nothing is wider than the screen.
    expect(await rep.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await panel(rep).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(accepted).not.toContainText('Unread');
    await accepted.click();
    await expect(rep).toHaveURL(/\/rep-portal\/my-work\/[0-9a-f-]{36}$/);
    await expect(rep.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(bell(rep, 'Notifications')).toBeVisible();
  });

  await test.step('emails are chosen in the settings, where the bell is too', async () => {
    await bell(business, 'Notifications').click();
    await panel(business).getByRole('link', { name: 'Choose your emails and device notifications' }).click();
    await business.getByRole('checkbox', { name: 'Jobs closing soon' }).click();
    await expect.poll(async () => (await nomsa.call(accountApi.show, {})).notifications.jobClosing).toBe(false);
    await business.reload();
    await expect(business.getByRole('checkbox', { name: 'Jobs closing soon' })).not.toBeChecked();
    await expect(business.getByRole('checkbox', { name: 'Interview replies' })).toBeChecked();
    await expect(bell(business, 'Notifications')).toBeVisible();
    await rep.goto('/stop-mails?token=made.up');
    await rep.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(rep.getByText('Or sign in and choose your emails')).toBeVisible();
  });

  await test.step('without a connection nothing is lost', async () => {
    await business.route('**/api/notifications', (route) => route.abort('internetdisconnected'));
    await bell(business, 'Notifications').click();
    await expect(panel(business).getByRole('button', { name: 'Try again' })).toBeVisible();
    await business.unroute('**/api/notifications');
    await panel(business).getByRole('button', { name: 'Try again' }).click();
    await expect(panel(business).getByRole('link', { name: title })).toBeVisible();
  });
});
