import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { interviewsApi } from '#contract/applications/interviews.ts';
import { livePath } from '#contract/live-stream.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { finishEngagementOf } from '#test/support/ledger.ts';
import { holdRequests } from './held-requests.ts';
import { signUpInBrowser } from './people.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });
const figure = (page: Page, label: string) =>
  main(page).getByText(label, { exact: true }).locator('../..').locator('.figures');

/** The end of the day in South Africa: at any hour it is today, and in the future. */
const tonight = () => new Date(startOfDay(addDays(dayInSouthAfrica(new Date()), 1)).getTime() - 1).toISOString();

test('a business and a rep see on their dashboards what the other one does, and what to do next', async ({
  page: business,
  openBrowser,
}) => {
  const rep = await openBrowser();
  const visits: string[] = [];
  rep.on('requestfinished', (request) => {
    if (request.url().endsWith('/api/rep/dashboard/visits')) visits.push(request.url());
  });
  const [nomsa, thabo] = await Promise.all([
    signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' }),
    signUpInBrowser(rep, { fullName: 'Thabo Mokoena' }),
  ]);

  let listen = () => {};
  await test.step('initially each sees the first step', async () => {
    await expect.poll(() => visits.length).toBe(1);
    listen = await holdRequests(business, `**${livePath}`);
    await Promise.all([business.reload(), rep.reload()]);
    await expect(row(business, 'Post Your First Job')).toHaveAttribute('href', '/dashboard/jobs/new');
    await expect(row(rep, 'Open my profile')).toBeVisible();
    await Promise.all([expectAccessible(business), expectAccessible(rep)]);
  });

  const job = await postJob(nomsa, { title: 'Porridge tasting' });
  const { id } = await apply(thabo, job.id);
  const invite = (times: string[]) => propose(nomsa, id, times, { link: 'https://meet.example.co.za/nomsa' });
  const params = { applicationId: id };

  await test.step('the business sees waiting applicants, and the rep sees invitations', async () => {
    // Applied for after the page was loaded, and before any event.
    listen();
    await expect(row(business, /^1 applicant waiting since \d\d:\d\d today/)).toHaveAttribute(
      'href',
      `/dashboard/jobs/${job.id}?show=pending`,
    );
    const { interview } = await invite([hoursFromNow(5), hoursFromNow(24), hoursFromNow(48)]);
    await database.query("update interviews set times[1] = now() - interval '1 hour' where id = $1", [interview?.id]);
    await expect(main(business).getByText('Nothing needs your attention at the moment.')).toBeVisible();
    await row(rep, 'Ubuntu Foods invites you to an interview').click();
    await expect(rep).toHaveURL(/tab=my-applications&show=interview/);
    await main(rep).getByRole('link', { name: 'Porridge tasting' }).click();
    const ownApplication = main(rep)
      .locator('section')
      .filter({ has: rep.getByRole('heading', { name: 'Your application' }) });
    await expect(ownApplication.getByText('Interview', { exact: true })).toBeVisible();
    await expect(ownApplication.getByText(/The business invited you to an interview/)).toBeVisible();
    await ownApplication.getByRole('link', { name: 'My Applications' }).click();
    await expect(rep).toHaveURL(/tab=my-applications&show=interview/);
  });

  await test.step('no time suits the rep: the business sees why', async () => {
    await expect(rep.getByRole('radio')).toHaveCount(3);
    await expect(rep.getByRole('radio', { name: /Has passed/ })).toBeDisabled();
    await rep.getByRole('button', { name: 'Accept this time' }).click();
    await expect(main(rep).getByText('Choose a time.')).toBeVisible();
    await expectAccessible(rep);
    await rep.getByRole('button', { name: 'None of these times suit me' }).click();
    await rep.getByRole('button', { name: 'Send message' }).click();
    await expect(rep.getByText('Message is required.')).toBeVisible();
    await rep.getByLabel('When would suit you?').fill('Only after six.');
    await rep.getByRole('button', { name: 'Send message' }).click();
    await expect(main(rep).getByRole('heading', { name: 'You asked for other times' })).toBeVisible();
    await expect(
      row(business, 'None of your times suit Thabo Mokoena Porridge tasting · “Only after six.”'),
    ).toBeVisible();
  });

  await test.step('they agree on a time of today, and the rep adds it to a calendar', async () => {
    await invite([tonight(), hoursFromNow(48)]);
    // In the last minute but one of a day the other time is at 23:59, too.
    await rep.getByRole('radio', { name: /23:59/ }).first().check();
    await rep.getByRole('button', { name: 'Accept this time' }).click();
    await expect(main(rep).getByRole('heading', { name: 'Your interview' })).toBeVisible();
    await expectToast(rep, 'Interview agreed', '23:59');
    await expect(row(business, 'Interview with Thabo Mokoena today at 23:59')).toBeVisible();
    await expectAccessible(business);
    const download = rep.waitForEvent('download');
    await rep.getByRole('button', { name: 'Add to calendar' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('Interview with Ubuntu Foods');
  });

  await test.step('it is the next interview until it is cancelled', async () => {
    await rep.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(main(rep).getByRole('heading', { name: 'Your next interview' })).toBeVisible();
    // They applied with an empty profile, so the reminder stays.
    await expect(row(rep, 'Open my profile')).toBeVisible();
    await expectAccessible(rep);
    const { interview } = await nomsa.call(applicationsApi.showReceived, { params });
    await nomsa.call(interviewsApi.cancel, { params: { interviewId: interview?.id ?? '' } });
    await expect(main(rep).getByRole('heading', { name: 'Your next interview' })).toHaveCount(0);
    await expect(main(business).getByText('Nothing needs your attention at the moment.')).toBeVisible();
  });

  await test.step('the decision is news until the next visit, and the server is notified once', async () => {
    await nomsa.call(applicationsApi.accept, { params, body: { note: 'See you on Monday.' } });
    const news = row(rep, 'Ubuntu Foods accepted you');
    await expect(news).toBeVisible();
    // The first visit, the invitation and the decision.
    await expect.poll(() => visits.length).toBe(3);
    await news.click();
    await expect(main(rep).getByText('See you on Monday.')).toBeVisible();
    await rep.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(news).toBeVisible();
    await rep.reload();
    await expect(figure(rep, 'Total Applications')).toHaveText('1');
    await expect(news).toHaveCount(0);
    expect(visits).toHaveLength(3);
  });
  await test.step('the work is done and paid: both see it immediately, to the cent', async () => {
    await Promise.all([
      expect(figure(business, 'Total Spent')).toHaveText('R0'),
      expect(figure(business, 'Hired Reps')).toHaveText('1'),
      expect(figure(rep, 'Completed Gigs')).toHaveText('0'),
    ]);
    await finishEngagementOf(database, id, 137_174_210n);
    await Promise.all([
      expect(figure(business, 'Total Spent')).toHaveText('R1,371,742.10'),
      expect(figure(rep, 'Total Earnings')).toHaveText('R1,234,567.89'),
      expect(figure(rep, 'Completed Gigs')).toHaveText('1'),
    ]);
    // Folded away for reps at work; a business can always post.
    await expect(main(business).getByRole('link', { name: 'Post a New Job' })).toBeVisible();
    await rep.getByRole('heading', { name: 'Quick Actions' }).click();
    await expect(row(business, 'Upload Training Materials')).toHaveAttribute('href', '/dashboard?tab=training');
    await expect(row(rep, 'Training')).toHaveAttribute('href', '/rep-portal?tab=training');
    for (const page of [business, rep]) {
      await page.setViewportSize({ width: 360, height: 800 });
      const cut = await main(page)
        .locator('.figures')
        .evaluateAll((figures) =>
          figures.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(cut).toEqual([]);
    }
    await Promise.all([expectAccessible(business), expectAccessible(rep)]);
  });
});
