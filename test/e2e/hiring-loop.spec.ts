import { randomUUID } from 'node:crypto';
import { expect, expectAccessible, test } from '#test/support/browser.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { closeFilters, openBrowserFor, openFilters, postJobInBrowser, signUpInBrowser } from './people.ts';

test('a business posts, a rep applies, both see it through to the acceptance, live', async ({ page, browser }) => {
  const business = page;
  const rep = await openBrowserFor(browser, page);
  const title = `Promoters wanted ${randomUUID().slice(0, 8)}`;

  await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await expect(business.getByRole('heading', { name: 'Welcome, Ubuntu Foods' })).toBeVisible();
  // A toast on its way out fades, and is no longer meant to be read.
  await expect(business.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(business);
  const jobPath = await postJobInBrowser(business, { title, location: 'Polokwane', industry: 'Retail', rate: '95' });
  await expect(business.getByText('Nobody has applied yet')).toBeVisible();

  await test.step('the rep finds the job by its filters, and the filters survive a reload', async () => {
    await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
    await rep.getByRole('link', { name: 'Browse Jobs' }).last().click();
    await openFilters(rep);
    await rep.getByLabel('Province').selectOption('Limpopo');
    await rep.getByLabel('Industry').selectOption('Retail');
    await rep.getByLabel('Minimum hourly rate (ZAR)').fill('95');
    await expect(rep).toHaveURL(/province=Limpopo&industry=Retail&minimumRateCents=9500/);
    await rep.reload();
    await openFilters(rep);
    await expect(rep.getByLabel('Minimum hourly rate (ZAR)')).toHaveValue('95');
    await expectAccessible(rep);
    await closeFilters(rep);
    await rep.getByRole('region', { name: 'All Available Jobs' }).getByRole('link', { name: title }).click();
    await expect(rep.getByRole('heading', { name: title })).toBeVisible();
  });

  await test.step('applies once, and the business sees it without a reload', async () => {
    await rep.getByRole('button', { name: 'Apply for this job' }).click();
    await expect(rep.getByText('Message is required.')).toBeVisible();
    await rep.getByLabel('Your message to the business').fill('I sold out two launches in Polokwane last year.');
    await rep.getByRole('checkbox', { name: /I am available/ }).check();
    await expectAccessible(rep);
    await rep.getByRole('button', { name: 'Apply for this job' }).dblclick();
    await expect(rep.getByRole('heading', { name: 'Your application' })).toBeVisible();
    await expect(business.getByRole('article', { name: 'Thabo Mokoena' })).toBeVisible();
    await expectAccessible(business);
  });

  await test.step('the rep follows every move live', async () => {
    await rep.goto('/rep-portal?tab=my-applications');
    await expect(rep.getByRole('main').getByText('Applied', { exact: true })).toBeVisible();
    await business.getByRole('article', { name: 'Thabo Mokoena' }).getByRole('link').click();
    const applicant = business.getByRole('dialog', { name: 'Thabo Mokoena' });
    await applicant.getByRole('button', { name: 'Invite to interview' }).click();
    const form = business.getByRole('dialog', { name: 'Invite to interview: Thabo Mokoena' });
    await form.getByLabel('Day 1').fill(dayFromNow(2));
    await form.getByLabel('Time 1', { exact: true }).fill('10:00');
    await form.getByLabel('Place').fill('At the shop');
    await form.getByLabel('Note to Thabo Mokoena').fill('Ask for Nomsa at the till.');
    await expectAccessible(business);
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect(rep.getByText('Ask for Nomsa at the till.').first()).toBeVisible();
    await expect(rep.getByText('Invited to an interview', { exact: true })).toBeVisible();
    await applicant.getByRole('button', { name: 'Accept', exact: true }).click();
    await business.getByRole('button', { name: 'Accept applicant' }).click();
    await expect(rep.getByText('Accepted', { exact: true }).first()).toBeVisible();
    await expectAccessible(rep);
  });

  await test.step('it is all still there after a reload, and under Completed', async () => {
    await rep.reload();
    await rep.getByRole('link', { name: 'Completed 1' }).click();
    await expect(rep).toHaveURL(/show=completed/);
    await expect(rep.getByRole('heading', { name: title })).toBeVisible();
    await business.goto('/dashboard');
    await expect(business.getByText('Hired Reps', { exact: true }).locator('..').locator('..')).toContainText('1');
  });

  await test.step('a third party sees none of it', async () => {
    const stranger = await openBrowserFor(browser, page);
    await signUpInBrowser(stranger, { fullName: 'Lerato Nkosi', companyName: 'Other Traders' });
    await stranger.goto(jobPath);
    await expect(stranger.getByText('Job not found')).toBeVisible();
    await stranger.goto('/dashboard?tab=my-jobs');
    await expect(stranger.getByText('No jobs yet')).toBeVisible();
    await stranger.context().close();
  });
  await rep.context().close();
});

test('a closed job takes no more applications, also from a page that was open before', async ({ page, browser }) => {
  const title = `Short notice ${randomUUID().slice(0, 8)}`;
  await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const jobPath = await postJobInBrowser(page, { title, location: 'Upington', industry: 'Finance', rate: '60' });

  const rep = await openBrowserFor(browser, page);
  await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
  await rep.goto(jobPath.replace('/dashboard/', '/rep-portal/'));
  await rep.getByLabel('Your message to the business').fill('I would like to help.');
  await rep.getByRole('checkbox', { name: /I am available/ }).check();

  await page.getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('button', { name: 'Close the job' }).click();
  await expect(page.getByText('Job closed')).toBeVisible();
  await rep.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(rep.getByText('This job is closed')).toBeVisible();
  await rep.context().close();
});

test('a form keeps what was typed when the connection fails, and posts once afterwards', async ({ page }) => {
  await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await page.goto('/dashboard/jobs/new');
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job title is required.')).toBeVisible();
  await expect(page.getByText('Choose a location.')).toBeVisible();
  await expect(page.getByText('Compensation must be an amount in rand.')).toBeVisible();

  await page.getByLabel('Job title').fill('Typed once');
  await page.getByLabel('Industry').selectOption('Technology');
  await page.getByLabel('Description').fill('Long text that nobody wants to type twice.');
  await page.getByLabel('Location').fill('Kimberley');
  await page.getByRole('option', { name: 'Kimberley' }).first().click();
  await page.getByLabel('Compensation (ZAR)').fill('R2,500');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('We could not reach Thengisa')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Long text that nobody wants to type twice.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByText('Job Posted Successfully!')).toBeVisible();
  await page.goto('/dashboard?tab=my-jobs');
  await expect(page.getByRole('heading', { name: 'Typed once' })).toHaveCount(1);
});

test('an unknown address is a 404 with a way home', async ({ page, request }) => {
  const answer = await request.get('/no/such/page', { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(404);
  await page.goto('/no/such/page');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expectAccessible(page);
});
