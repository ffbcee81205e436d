import type { Browser } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { standingByApi } from '#contract/applications/standby.ts';
import { salesTermsApi } from '#contract/jobs/sales-terms.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { withServer } from './own-server.ts';
import { signUpInBrowser } from './people.ts';

const ownServer = withServer();
test.use({ ownContext: true });
test.describe.configure({ timeout: 240_000 });

const openPage = async (browser: Browser, width: number, height: number) =>
  (await openContext(browser, 'denied', { viewport: { width, height } })).newPage();

const schedule = (ahead: number) => ({
  ...{ kind: 'days' as const, dates: [dayFromNow(ahead)], from: '09:00', to: '17:00', breakMinutes: 0 },
});

const pay = { payPer: 'day' as const, dayRateCents: 95_000, compensationCents: 95_000, hourlyRateCents: null };

test('a business hires its team again: one rep accepts on a phone, the other declines, and it sees both', async ({
  page: business,
  browser,
}) => {
  const [phone, other] = [await openPage(browser, 390, 844), await openPage(browser, 390, 844)];
  const { server, database } = ownServer();
  const at = { url: server.url, database };
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at });
  const thabo = await signUpInBrowser(phone, { fullName: 'Thabo Mokoena', at });
  const lindiwe = await signUpInBrowser(other, { fullName: 'Lindiwe Khumalo', at });
  const first = await postJob(nomsa, { title: 'Saturday tasting', positions: 2, schedule: schedule(2), ...pay });
  const body = { rate: { per: 'sale' as const, cents: 5_000 }, mostCents: 50_000, bonus: null, address: null };
  await nomsa.call(salesTermsApi.set, { params: { jobId: first.id }, body });
  for (const rep of [thabo, lindiwe]) {
    const { id: applicationId } = await apply(rep, first.id);
    await nomsa.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  }
  // Lindiwe stands by for another job of the business.
  const bench = await postJob(nomsa, { title: 'Stand at the market', schedule: schedule(6), ...pay });
  const { id: applicationId } = await apply(lindiwe, bench.id);
  const until = new Date(`${dayFromNow(6)}T09:00:00+02:00`).toISOString();
  await lindiwe.call(standingByApi.start, { params: { applicationId }, body: { until } });

  await test.step('the business opens the picture of a rep', async () => {
    await business.goto(`${server.url}/dashboard/team/rehire?job=${first.id}`);
    await business.getByRole('button', { name: 'Calendar of Lindiwe Khumalo' }).click();
    const dialog = business.getByRole('dialog', { name: 'Lindiwe Khumalo' });
    await expect(dialog.getByText('Free', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Stand at the market' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Saturday tasting' })).toBeVisible();
    await expect(dialog.getByText('New here: no gigs yet')).toBeVisible();
    await expectAccessible(business);
    await business.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('it invites both, with what sales paid on the job before', async () => {
    await expect(business.getByText('R50 for each sale.')).toBeVisible();
    await business.getByLabel('Day', { exact: true }).fill(dayFromNow(9));
    await expectAccessible(business);
    await business.getByRole('button', { name: 'Invite 2 reps' }).click();
    await expect(business.getByText('No answer yet').first()).toBeVisible();
  });

  await test.step('Thabo accepts on his phone, where the invitation is among his days', async () => {
    await phone.goto(`${server.url}/rep-portal?tab=my-work`);
    const offer = phone.getByRole('region', { name: 'Ubuntu Foods: Saturday tasting' });
    // R950 and at most R500 for sales, less our fee.
    await expect(offer.getByText('R1,305')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Your next two weeks' })).toBeVisible();
    await expect(phone.getByText('Invited', { exact: true })).toBeVisible();
    await expectAccessible(phone);
    await offer.getByRole('button', { name: /^Accept/ }).click();
    await expect(phone).toHaveURL(/\/rep-portal\/my-work\//);
  });

  await test.step('Lindiwe declines, and sees the job she stands by for among her days', async () => {
    await other.goto(`${server.url}/rep-portal?tab=my-work`);
    await other.getByRole('button', { name: /^Decline/ }).click();
    await expect(other.getByRole('region', { name: 'Ubuntu Foods: Saturday tasting' })).toBeHidden();
    await expect(other.getByText('On standby', { exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Stand at the market' })).toBeVisible();
    await expectAccessible(other);
  });

  await test.step('the business reads both answers', async () => {
    await business.reload();
    const answers = business.getByRole('region', { name: 'Saturday tasting' });
    await expect(answers.getByText('Accepted')).toBeVisible();
    await expect(answers.getByText('Declined')).toBeVisible();
    await expect(answers.getByText('1 place still empty')).toBeVisible();
    await expectAccessible(business);
  });
});
