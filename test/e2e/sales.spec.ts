import { applicationsApi } from '#contract/applications/applications.ts';
import { engagementsApi } from '#contract/engagements/engagements.ts';
import { jobDraftsApi } from '#contract/jobs/job-drafts.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { apply, dayFromNow, postJob } from '#test/support/hiring.ts';
import { withServer } from './own-server.ts';
import { signUpInBrowser } from './people.ts';

const ownServer = withServer();
test.use({ ownContext: true });
test.describe.configure({ timeout: 240_000 });

const day = dayFromNow(10);
const at = (time: string, hours = 0) => new Date(Date.parse(`${day}T${time}:00+02:00`) + hours * 3_600_000);

test('a rep is paid per sale: terms, code, scan, sales by hand and by CSV, and figures', async ({
  page: rep,
  browser,
}) => {
  const desk = await openContext(browser, 'denied', { viewport: { width: 1280, height: 800 } });
  const business = await desk.newPage();
  const { server, database } = ownServer();
  const site = { url: server.url, database };
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods', at: site });
  const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena', at: site });
  const job = await postJob(nomsa, {
    title: 'Stand at the market',
    schedule: { kind: 'days', dates: [day], from: '08:00', to: '17:00', breakMinutes: 60 },
    payPer: 'day',
    dayRateCents: 190_000,
    compensationCents: 190_000,
    hourlyRateCents: null,
  });

  await test.step('the business sets what a sale pays', async () => {
    await business.goto(`${server.url}/dashboard/jobs/${job.id}`);
    await business.getByRole('button', { name: 'Set what sales pay' }).click();
    const dialog = business.getByRole('dialog', { name: 'Pay per sale' });
    await dialog.getByRole('button', { name: 'Save commission' }).click();
    await expect(dialog.getByText('Enter the most that sales can pay one rep.')).toBeVisible();
    await dialog.getByLabel('Amount for each sale').fill('50');
    await dialog.getByLabel('Maximum for each rep').fill('400');
    await expect(dialog.getByText(/We hold R400 of it for sales/)).toBeVisible();
    await expectAccessible(business);
    await dialog.getByRole('button', { name: 'Save commission' }).click();
    await expect(dialog).toBeHidden();
    await expect(business.getByText('R400 for each rep')).toBeVisible();
  });

  await test.step('on a copy of the job, what sales pay is changed, restored after a reload, and discarded', async () => {
    await business.goto(`${server.url}/dashboard/jobs/new?copy=${job.id}`);
    await expect(business.getByText('R50 for each sale')).toBeVisible();
    await business.getByRole('button', { name: 'Change what sales pay' }).click();
    const dialog = business.getByRole('dialog', { name: 'Pay per sale' });
    await dialog.getByLabel('Amount for each sale').fill('60');
    await dialog.getByRole('button', { name: 'Save commission' }).click();
    await expect(business.getByText('R60 for each sale')).toBeVisible();
    await business.reload();
    await expect(business.getByText('We kept what you typed')).toBeVisible();
    await expect(business.getByText('R60 for each sale')).toBeVisible();
    await business.getByRole('button', { name: 'Discard changes' }).click();
    await expect(business.getByText('R50 for each sale')).toBeVisible();
    await business.getByRole('button', { name: 'Don’t pay per sale' }).click();
    await business.reload();
    await expect(business.getByText('We kept what you typed')).toBeVisible();
    await expect(business.getByRole('heading', { name: 'Pay per sale' })).toBeHidden();
    await business.getByRole('button', { name: 'Discard changes' }).click();
    await business.getByRole('button', { name: 'Change what sales pay' }).click();
    await dialog.getByLabel('Amount for each sale').fill('70');
    await dialog.getByRole('button', { name: 'Save commission' }).click();
    await expect(business.getByText('R70 for each sale')).toBeVisible();
    await business.reload();
    await business.getByRole('button', { name: 'Save draft' }).click();
    await expect(business).toHaveURL(/show=drafts/);
    const [draft] = (await nomsa.call(jobDraftsApi.list, {})).items;
    const kept = await nomsa.call(jobDraftsApi.show, { params: { draftId: draft?.id ?? '' } });
    expect(kept.content.salesTerms).toMatchObject({ rate: { per: 'sale', cents: 7_000 } });
  });

  let engagementId = '';
  await test.step('the rep reads it, is hired, agrees, and the business pays', async () => {
    await rep.goto(`${server.url}/rep-portal/jobs/${job.id}`);
    await expect(rep.getByText('R50 for each sale')).toBeVisible();
    const { id: applicationId } = await apply(thabo, job.id);
    await nomsa.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    const [gig] = (await thabo.call(engagementsApi.ofRep, { query: {} })).items;
    engagementId = gig?.id ?? '';
    const body = { termsVersion: 1, fullName: 'Thabo Mokoena', agreed: true as const, phone: '082 123 4567' };
    await thabo.call(engagementsApi.agree, { params: { engagementId }, body });
    await business.goto(`${server.url}/dashboard?tab=my-team`);
    await business
      .getByRole('button', { name: /^Fund 1/ })
      .first()
      .click();
    const dialog = business.getByRole('dialog', { name: 'Sign and pay' });
    await dialog.getByLabel('Your full name').fill('Nomsa Dlamini');
    await dialog.getByLabel('Phone number').fill('031 123 4567');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Pay R2,300' }).click();
    await business.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(business.getByRole('heading', { name: /funded/ })).toBeVisible();
  });

  let code = '';
  await test.step('the rep gets a code and a card, and a customer scans it', async () => {
    await rep.goto(`${server.url}/rep-portal?tab=my-work`);
    await rep.getByRole('link', { name: 'Stand at the market' }).first().click();
    await expect(rep.getByText(/You’ll be paid up to/).first()).toBeVisible();
    await rep.getByRole('button', { name: 'Get my code' }).click();
    const shown = rep.getByTestId('sales-code');
    await expect(shown).toBeVisible();
    code = (await shown.textContent()) ?? '';
    await expectAccessible(rep);
    await rep.getByRole('link', { name: 'Print a card' }).click();
    await expect(rep.getByRole('region', { name: 'Card' }).getByText(code, { exact: true })).toBeVisible();
    await expectAccessible(rep);
    // A headless browser by name is a crawler, and not counted.
    const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
    const customer = await (await openContext(browser, 'denied', { userAgent })).newPage();
    await customer.goto(`${server.url}/s/${code}`);
    await expect(customer).toHaveURL(`${server.url}/`);
  });

  await test.step('the rep confirms and comes', async () => {
    const params = { engagementId };
    await server.goTo(at('08:00', -20));
    await thabo.call(engagementsApi.moveAsRep, { params, body: { move: 'confirm', note: null } });
    await server.goTo(at('08:05'));
    await nomsa.call(engagementsApi.moveAsBusiness, { params, body: { move: 'vouch', note: null } });
  });

  await test.step('the business enters a sale, and imports others', async () => {
    await server.goTo(at('12:00'));
    await business.goto(`${server.url}/dashboard?tab=my-team&show=sales`);
    await business.getByRole('button', { name: 'Enter a sale' }).click();
    const dialog = business.getByRole('dialog', { name: 'Enter a sale' });
    await dialog.getByLabel('Order number').fill('TILL-1');
    await dialog.getByLabel('Rep’s code').fill('WRONG22');
    await dialog.getByLabel('Amount paid').fill('200');
    await dialog.getByLabel('Day and time').fill(`${day}T09:00`);
    await dialog.getByLabel('Place').fill('Gateway');
    await expectAccessible(business);
    await dialog.getByRole('button', { name: 'Save sale' }).click();
    await expect(dialog.getByText('None of your reps has this code.')).toBeVisible();
    await dialog.getByLabel('Rep’s code').fill(code);
    await dialog.getByRole('button', { name: 'Save sale' }).click();
    await expect(dialog).toBeHidden();
    await business.getByRole('button', { name: 'Import a CSV file' }).click();
    const importing = business.getByRole('dialog', { name: 'Import sales from a CSV file' });
    const file = (last: string) => ({
      name: 'sales.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `number,code,amount,time,place\nTILL-2,${code},100,${day} 10:00,Gateway\nTILL-3,${code},${last},${day} 11:00,\n`,
      ),
    });
    await importing.getByLabel('CSV file').setInputFiles(file('much'));
    await importing.getByRole('button', { name: 'Import sales' }).click();
    await expect(importing.getByText('Row 3:')).toBeVisible();
    await expectAccessible(business);
    await importing.getByLabel('CSV file').setInputFiles(file('99.50'));
    await importing.getByRole('button', { name: 'Import sales' }).click();
    await expect(importing).toBeHidden();
  });

  await test.step('it disputes one, voids another, and the figures follow', async () => {
    const figures = business.getByRole('region', { name: 'Figures' });
    // The page’s own clock is not the server’s.
    await figures.getByLabel('To', { exact: true }).fill(day);
    await expect(figures.getByText('R399.50').first()).toBeVisible();
    await business.getByRole('button', { name: 'Dispute TILL-2' }).click();
    const dialog = business.getByRole('dialog', { name: 'Dispute TILL-2?' });
    await dialog.getByLabel('Reason').fill('Paid by voucher');
    await dialog.getByRole('button', { name: 'Dispute sale' }).click();
    await business.getByRole('button', { name: 'Void TILL-3' }).click();
    const voiding = business.getByRole('dialog', { name: 'Void TILL-3?' });
    await voiding.getByLabel('Reason').fill('Returned');
    await voiding.getByRole('button', { name: 'Void sale' }).click();
    await expect(figures.getByText('R200').first()).toBeVisible();
    await figures.getByRole('tab', { name: 'By place' }).click();
    await expect(figures.getByText('Gateway')).toBeVisible();
    await expectAccessible(business);
  });

  await test.step('the rep reads each sale, what is disputed and what is earned', async () => {
    await rep.goBack();
    await rep.reload();
    await expect(rep.getByText('Paid by voucher')).toBeVisible();
    await expect(rep.getByText('R50 of at most R400, before our fee')).toBeVisible();
    await expect(rep.locator('dt', { hasText: 'Scans' }).locator('+ dd')).toHaveText('1');
    await expectAccessible(rep);
  });

  await test.step('the business makes a key, which is shown once', async () => {
    await business.goto(`${server.url}/settings?tab=sales`);
    await business.getByRole('button', { name: 'Create key' }).click();
    const dialog = business.getByRole('dialog', { name: 'Create an API key' });
    await dialog.getByLabel('Name').fill('Online shop');
    await dialog.getByRole('button', { name: 'Create key' }).click();
    const shown = business.getByRole('dialog', { name: 'Your new key' });
    await expect(shown.getByRole('button', { name: 'Copy key' })).toBeVisible();
    await expectAccessible(business);
    await business.keyboard.press('Escape');
    await business.getByRole('button', { name: 'Close' }).first().click();
    await business.getByRole('button', { name: 'Revoke Online shop' }).click();
    await business.getByRole('button', { name: 'Revoke key' }).click();
    await expect(business.getByText('No keys yet.')).toBeVisible();
    await expectAccessible(business);
  });
});
