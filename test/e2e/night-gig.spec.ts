import { addDays, weekdayOf } from '#domain/shared/calendar-day.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { apply, dayFromNow } from '#test/support/hiring.ts';
import { nameDay } from '#texts/jobs/schedule.ts';
import { withServer } from './own-server.ts';
import { signUpInBrowser } from './people.ts';

const ownServer = withServer();
test.use({ ownContext: true });
test.describe.configure({ timeout: 300_000 });

const saturday = [3, 4, 5, 6, 7, 8, 9].map(dayFromNow).find((day) => weekdayOf(day) === 'Sat') as string;
const sunday = addDays(saturday, 1);
const at = (day: string, time: string) => new Date(`${day}T${time}:00+02:00`);

test('a Saturday night from 20:00 to 02:00, from the posting to the wallet', async ({ page: rep, browser }) => {
  const desk = await openContext(browser, 'denied', { viewport: { width: 1280, height: 800 } });
  const business = await desk.newPage();
  const { server, database } = ownServer();
  const site = { url: server.url, database };
  await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at: site });
  const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena', at: site });
  const title = 'Club night promoter';
  const hours = '20:00–\u206002:00 (next day)';

  const jobId = await test.step('posted: the form says on which day it ends', async () => {
    await business.goto(`${server.url}/dashboard/jobs/new`);
    await business.getByLabel('Job title').fill(title);
    await business.getByLabel('Industry').selectOption('Retail');
    await business.getByLabel('Description').fill('Pour samples at the bar.');
    await business.getByLabel('Location').fill('Polokwane');
    await business.getByRole('option', { name: 'Polokwane' }).first().click();
    await business.getByRole('radio', { name: 'On certain days' }).check();
    const calendar = business.getByRole('group', { name: 'Gig days' });
    const day = calendar.locator(`[data-day="${saturday}"]`);
    if (!(await day.isVisible())) await business.getByRole('button', { name: 'Next month', exact: true }).click();
    await day.click();
    await business.getByLabel('Start time').fill('20:00');
    await business.getByLabel('End time').fill('20:00');
    await business.getByLabel('Compensation (ZAR)').fill('1200');
    await business.getByRole('button', { name: 'Post job', exact: true }).click();
    await expect(business.getByText('The end time can’t be the same as the start time.')).toBeVisible();
    await business.getByLabel('End time').fill('02:00');
    await expect(business.getByText('Ends on Sunday at 02:00, 6 hours')).toBeVisible();
    await business.getByLabel('Transport home is available').check();
    await expect(business.getByText('Work after 18:00 or before 06:00.')).toBeVisible();
    // Most of the shift is on Saturday.
    await expect(business.getByText('Sunday work.')).toBeHidden();
    await expectAccessible(business);
    await business.getByRole('button', { name: 'Post job', exact: true }).click();
    await expect(business).toHaveURL(/\/dashboard\/jobs\/[0-9a-f-]{36}$/);
    await expect(business.getByText(`${nameDay(saturday)}, ${hours}`).first()).toBeVisible();
    return business.url().split('/').at(-1) as string;
  });

  await test.step('accepted, agreed and funded', async () => {
    const { id: applicationId } = await apply(thabo, jobId);
    await business.goto(`${server.url}/dashboard/jobs/${jobId}?show=pending&applicant=${applicationId}`);
    await business
      .getByRole('dialog')
      .getByRole('button', { name: /^Accept\b/ })
      .click();
    await business.getByRole('button', { name: 'Accept applicant' }).click();
    await rep.goto(`${server.url}/rep-portal?tab=my-work`);
    await rep.getByRole('link', { name: title }).first().click();
    await expect(rep.getByText(hours).first()).toBeVisible();
    await expect(
      rep.getByText('you would work 2 hours a month for Ubuntu Foods, averaged over 3 months'),
    ).toBeVisible();
    await rep.getByLabel('Your full name').fill('Thabo Mokoena');
    await rep.getByLabel('Phone number').fill('082 123 4567');
    await rep.getByRole('checkbox', { name: /I have read and agree/ }).check();
    await rep.getByRole('button', { name: 'I agree' }).click();
    await expect(rep.getByText('Agreed, not funded yet').first()).toBeVisible();
    await business.goto(`${server.url}/dashboard?tab=my-team`);
    await business
      .getByRole('button', { name: /^Fund 1/ })
      .first()
      .click();
    const dialog = business.getByRole('dialog', { name: 'Sign and pay' });
    await expect(dialog.getByText('2 hours a month with this gig')).toBeVisible();
    await dialog.getByLabel('Your full name').fill('Nomsa Dlamini');
    await dialog.getByLabel('Phone number').fill('031 123 4567');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay R1,200' }).click();
    await business.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(business.getByRole('heading', { name: /funded/ })).toBeVisible();
  });

  await test.step('the rep confirms, arrives late with Saturday’s code, and leaves after midnight', async () => {
    await server.goTo(at(saturday, '01:00'));
    await rep.reload();
    await rep.getByRole('button', { name: 'I’m coming' }).click();
    await expect(rep.getByText('You confirmed')).toBeVisible();
    await rep.getByRole('button', { name: 'Share my shift' }).click();
    const whatsapp = await rep.getByRole('link', { name: 'Share on WhatsApp' }).getAttribute('href');
    const link = new URL(whatsapp ?? '').searchParams.get('text')?.split(' ').at(-1) ?? '';
    const friend = await openContext(browser, 'denied', { viewport: { width: 390, height: 800 } });
    const friendsPage = await friend.newPage();
    await friendsPage.goto(link);
    await expect(friendsPage.getByText('Polokwane')).toBeVisible();
    await expect(friendsPage.getByRole('main')).not.toContainText(/Thabo|Ubuntu/);
    await expectAccessible(friendsPage);
    await rep.getByRole('button', { name: 'I don’t feel safe' }).click();
    await expect(rep.getByRole('link', { name: 'Call 10111' })).toHaveAttribute('href', 'tel:10111');
    await expectAccessible(rep);
    await rep.keyboard.press('Escape');
    await rep.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(rep.getByRole('button', { name: 'Share my shift' })).toBeVisible();
    await friendsPage.reload();
    await expect(
      friendsPage.getByText(
        'The shift is over, the person who shared it has stopped sharing, or part of the link is missing.',
      ),
    ).toBeVisible();
    await friend.close();
    await server.goTo(at(sunday, '00:20'));
    await business.goto(`${server.url}/dashboard?tab=my-team`);
    await expect(business.getByText('Late: not checked in')).toBeVisible();
    await expect(business.getByRole('link', { name: 'Call Thabo Mokoena' })).toBeVisible();
    const code = business.getByTestId('code-of-day');
    await expect(code).toHaveText(/^\d{3} \d{3}$/);
    await expect(business.locator(`time[datetime="${saturday}"]`).first()).toBeVisible();
    await rep.reload();
    await rep.getByLabel('Check-in code').fill((await code.textContent()) ?? '');
    await rep.getByRole('button', { name: /^Check in/ }).click();
    await expect(rep.getByText('At work').first()).toBeVisible();
    await expect(rep.getByText('Today until 02:00')).toBeVisible();
    await expect(business.getByText(/^Here since 00:2\d/)).toBeVisible();
    await rep.getByRole('button', { name: 'Check out' }).click();
    const early = rep.getByRole('alertdialog', { name: 'Check out early?' });
    await expect(early).toContainText('Your shift runs until 02:00.');
    await early.getByRole('button', { name: 'Stay checked in' }).click();
    await rep.goto(`${server.url}/rep-portal`);
    await rep
      .getByRole('main')
      .getByRole('link', { name: /^Check out/ })
      .click();
    await expect(rep.getByRole('button', { name: 'Check out' })).toBeVisible();
    await server.goTo(at(sunday, '02:10'));
    await rep.reload();
    await rep.getByRole('button', { name: 'Check out' }).click();
    await expect(rep.getByText(/Checked out/).first()).toBeVisible();
  });

  await test.step('the hours of the night are submitted, approved and in the wallet', async () => {
    await rep.reload();
    await expect(rep.locator('legend').getByText(`${nameDay(saturday)}, ${hours}`)).toBeVisible();
    await rep
      .getByLabel(/What you did/)
      .first()
      .fill('Poured two hundred samples.');
    await expectAccessible(rep);
    await rep.getByRole('button', { name: 'Submit hours' }).click();
    await expect(rep.getByText('Hours submitted').first()).toBeVisible();
    await business.goto(`${server.url}/dashboard?tab=my-team&show=hand-ins`);
    await expect(business.getByText(new RegExp(`^${nameDay(saturday)} ·`))).toBeVisible();
    await business.getByRole('button', { name: 'Approve hours' }).first().click();
    await business
      .getByRole('dialog')
      .or(business.getByRole('alertdialog'))
      .getByRole('button', { name: 'Approve and pay' })
      .click();
    await expect(rep.getByText('Completed').first()).toBeVisible();
    await rep.goto(`${server.url}/rep-portal?tab=wallet`);
    await expect(rep.getByText('R1,080.00').first()).toBeVisible();
  });
  await desk.close();
});
