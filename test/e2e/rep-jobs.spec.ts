import type { Page } from '@playwright/test';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { dayFromNow, postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { saveRep } from '#test/support/profiles.ts';
import { holdRequests } from './held-requests.ts';
import { editJob, postJobIn, rareWord } from './job-market.ts';
import { readMail, siteMails } from './mail-server.ts';
import { closeFilters, openFilters, signUpInBrowser, site } from './people.ts';

const browsePath = '/rep-portal?tab=browse-jobs';
const list = (page: Page) => page.getByRole('region', { name: 'All Available Jobs' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

/** A business with three jobs, and a rep on the page. `word` is in the titles of these jobs only. */
async function openMarket(page: Page, pathFor: (word: string, jobId: string) => string = () => browsePath) {
  const word = rareWord();
  const business = await signUpBusiness(site);
  const { id: jobId } = await postJob(business, {
    title: `Shop helper ${word}`,
    hourlyRateCents: 6_000,
    jobType: 'Part-time',
  });
  await postJobIn('Cape Town', business, {
    title: `Team leader ${word}`,
    hourlyRateCents: 20_000,
    experienceRequired: '5+ years',
  });
  await postJobIn('Pinetown', business, {
    title: `Stall seller ${word}`,
    hourlyRateCents: 9_000,
    industry: 'Technology',
    duration: '1 week',
  });
  const rep = await signUpInBrowser(page, { fullName: 'Thabo Mokoena' }, pathFor(word, jobId));
  return { word, jobId, business, rep };
}

test('four jobs fit on a phone’s screen, and the filter button shows the number of results', async ({ page }) => {
  const { word, business } = await openMarket(page, (found) => `${browsePath}&q=${found}`);
  const days = { kind: 'days' as const, dates: [dayFromNow(9), dayFromNow(10)], from: '09:00', to: '17:00' };
  await postJobIn('Sandton', business, { title: `Two days ${word}`, schedule: days, duration: '1 month' });
  await page.reload();
  await expect(titles(page)).toHaveCount(4);
  const twoDays = list(page)
    .getByRole('article')
    .filter({ hasText: `Two days ${word}` });
  await expect(twoDays).not.toContainText('1 month');
  await page.setViewportSize({ width: 360, height: 740 });
  await list(page).evaluate((element) => element.scrollIntoView());
  const cards = await list(page)
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  // Between the search, which is sticky, and the bar at the bottom.
  const [first = [0, 0], last = [0, 0]] = [cards[0], cards[3]];
  expect((last[1] ?? 0) - (first[0] ?? 0)).toBeLessThan(740 - 64 - 64 - 61);
  await openFilters(page);
  await page.getByLabel('Province').selectOption('KwaZulu-Natal');
  await expect(page.getByRole('button', { name: 'Show 2 jobs' })).toBeVisible();
  await expect(page.getByLabel('Industry').locator('option', { hasText: 'Technology (1)' })).toHaveCount(1);
  await closeFilters(page);
  await expect(titles(page)).toHaveCount(2);
});

test('a rep filters the list, opens a job, returns through the history, and shares it', async ({
  page,
  openBrowser,
}) => {
  const { word } = await openMarket(page);
  for (const heading of ['Recommended for You', 'Job Search Criteria', 'All Available Jobs'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  // The main content is above the fold, and the search stays in sight.
  await expect(page.getByRole('article').first().getByRole('heading')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(searchBox(page)).toBeInViewport();
  await searchBox(page).pressSequentially(word, { delay: 20 });
  await expect(titles(page)).toHaveText([`Stall seller ${word}`, `Team leader ${word}`, `Shop helper ${word}`]);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expectAccessible(page);

  await test.step('each filter shows its number of jobs, and they add up', async () => {
    await openFilters(page);
    await expect(page.getByLabel('Job type').locator('option', { hasText: /^Part-time \(\d+\)$/ })).toHaveCount(1);
    await page.getByLabel('Province').selectOption('KwaZulu-Natal');
    await expectAccessible(page);
    await page.getByLabel('Minimum hourly rate (ZAR)').fill('75');
    await closeFilters(page);
    await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
    await expect(activeFilters(page).getByRole('button')).toHaveText([
      `“${word}”`,
      'KwaZulu-Natal',
      'From R75 an hour',
    ]);
  });

  await test.step('a job links back to the list, and the back button goes through the history', async () => {
    await list(page)
      .getByRole('link', { name: `Stall seller ${word}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: `Stall seller ${word}` })).toBeVisible();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
    await page.goBack();
    await page.goBack();
    await expect(activeFilters(page).getByRole('button')).toHaveCount(3);
    await page.goBack();
    await expect(activeFilters(page).getByRole('button')).toHaveText([`“${word}”`, 'KwaZulu-Natal']);
    await page.goBack();
    await expect(titles(page)).toHaveCount(3);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('');
    for (let step = 0; step < 3; step++) await page.goForward();
    await expect(searchBox(page)).toHaveValue(word);
    await expect(activeFilters(page).getByRole('button')).toHaveCount(3);
    await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
  });

  await test.step('the URL opens the same in another browser', async () => {
    const other = await openBrowser();
    await signUpInBrowser(other, { fullName: 'Lerato Nkosi' }, page.url());
    await expect(titles(other)).toHaveText([`Stall seller ${word}`]);
    await expect(searchBox(other)).toHaveValue(word);
  });

  await test.step('jobs without days are not found by days', async () => {
    await openFilters(page);
    await page.getByLabel('When').selectOption('weekend');
    await page.getByLabel('From', { exact: true }).fill(dayFromNow(0));
    await closeFilters(page);
    await expect(list(page).getByRole('heading', { name: 'No jobs match' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter When: This weekend' }).click();
    await page.getByRole('button', { name: /^Remove filter From: From / }).click();
    await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
  });

  await test.step('too many filters: names the one to remove', async () => {
    await openFilters(page);
    await page.getByLabel('Industry').selectOption('Automotive');
    await closeFilters(page);
    await expect(list(page).getByRole('heading', { name: 'No jobs match' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Without Automotive: 1 job' }).click();
    await expect(titles(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(activeFilters(page)).toHaveCount(0);
  });
});

test('a misspelt search finds the intended word, the order is as chosen; categories with counts, tips, and recommendations with reasons', async ({
  page,
}) => {
  const { word, rep } = await openMarket(page);
  const misspelt = word.replace('velo', 'velho');
  await searchBox(page).fill(misspelt);
  await expect(page.getByText(`Showing results for “${word}”.`)).toBeVisible();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Edit search' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue(misspelt);

  await page.getByLabel('Sort by').selectOption('Best paid first');
  await expect(titles(page)).toHaveText([`Team leader ${word}`, `Stall seller ${word}`, `Shop helper ${word}`]);
  await expect(page).toHaveURL(/sort=pay/);

  await page.getByLabel('Sort by').selectOption('Nearest first');
  await expect(page.getByRole('heading', { name: 'Nearest to what?' })).toBeVisible();
  const nearestTo = page.getByRole('combobox', { name: 'Nearest to' });
  await nearestTo.fill('Pinetwon');
  await page.getByRole('option', { name: 'Pinetown' }).click();
  await expect(titles(page)).toHaveText([`Stall seller ${word}`, `Shop helper ${word}`, `Team leader ${word}`]);
  await expect(
    list(page)
      .getByText(/about 1,\d{3} km/)
      .filter({ visible: true }),
  ).toBeVisible();
  await page.reload();
  await expect(titles(page).first()).toHaveText(`Stall seller ${word}`);
  await expectAccessible(page);

  await test.step('the nearest come first by default once a place is on the profile', async () => {
    await page.goto(`${browsePath}&q=${word}`);
    await expect(page.getByLabel('Sort by')).toHaveValue('newest');
    await saveRep(rep, { skills: [word], industry: 'technology' });
    await page.reload();
    await expect(page.getByLabel('Sort by')).toHaveValue('nearest');
    await expect(titles(page)).toHaveText([`Shop helper ${word}`, `Stall seller ${word}`, `Team leader ${word}`]);
    await page.getByLabel('Sort by').selectOption('Newest first');
    await expect(titles(page).first()).toHaveText(`Stall seller ${word}`);
    await expect(page).toHaveURL(/sort=newest/);
  });

  await page.goto(browsePath);
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await recommended.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(3);
  await expect(recommended.getByRole('list', { name: 'For it' }).first()).toBeVisible();
  await expect(recommended.getByText('You can apply for any job that’s still taking applications.')).toBeVisible();

  await page.getByRole('link', { name: 'Job Categories' }).click();
  await expect(page).toHaveURL(/view=categories/);
  const categories = page.getByRole('region', { name: 'Job Categories' });
  await expect(categories.getByRole('heading', { level: 3 })).toHaveText([
    'B2B Sales',
    'Retail',
    'Technology',
    'Healthcare',
    'Finance',
    'Manufacturing',
  ]);
  await expect(categories.getByText(/^\d+ open jobs?$/)).toHaveCount(6);
  await expectAccessible(page);
  await categories.getByRole('link', { name: 'Technology' }).click();
  await expect(activeFilters(page).getByRole('button')).toHaveText(['Technology']);
  await expect(titles(page).filter({ hasText: `Stall seller ${word}` })).toBeVisible();
  await expect(titles(page).filter({ hasText: `Shop helper ${word}` })).toHaveCount(0);

  await page.getByRole('link', { name: 'Application Tips' }).click();
  await expect(page.getByRole('heading', { name: 'Your message' })).toBeVisible();
  await expectAccessible(page);
});

test('a search is saved, emailed, opened from the email, stopped, and listed beside the job saved there', async ({
  page,
  openBrowser,
}) => {
  const { word, business, rep } = await openMarket(
    page,
    (wanted) => `${browsePath}&q=${wanted}&province=KwaZulu-Natal`,
  );
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(`${word}, KwaZulu-Natal`);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('Near the sea');
  await dialog.getByRole('radio', { name: /As soon as jobs are posted/ }).check();
  // An accident; typed text stays.
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectToast(page, 'Search saved');

  await postJob(business, { title: `Beach seller ${word}` });
  await postJobIn('Cape Town', business, { title: `Mountain seller ${word}` });
  const mail = await readMail(siteMails, rep.email, 'Near the sea');
  expect(mail.text).toContain(`Beach seller ${word}`);
  expect(mail.text).not.toContain(`Mountain seller ${word}`);

  await test.step('the link in the mail opens exactly this search', async () => {
    await page.goto(mail.link);
    await expect(activeFilters(page).getByRole('button')).toHaveText([`“${word}”`, 'KwaZulu-Natal']);
    await expect(titles(page)).toHaveText([`Beach seller ${word}`, `Stall seller ${word}`, `Shop helper ${word}`]);
  });

  await test.step('the other link stops the emails, without a sign-in, once the button is pressed', async () => {
    const stranger = await openBrowser();
    await stranger.goto('/stop-search-mails');
    await expect(stranger.getByText('Part of the link is missing.')).toBeVisible();
    await stranger.goto('/stop-search-mails?token=made.up');
    await stranger.getByRole('button', { name: 'Stop emails' }).click();
    await expect(stranger.getByText('Open it again from your email.')).toBeVisible();
    await expectAccessible(stranger);
    await stranger.goto(mail.text.match(/\S+\/stop-search-mails\?token=\S+/)?.[0] ?? '');
    await stranger.getByRole('button', { name: 'Stop emails' }).click();
    await expect(stranger.getByRole('heading', { name: 'These emails have stopped' })).toBeVisible();
    await expectAccessible(stranger);
  });

  const mark = list(page).getByRole('button', { name: `Save Stall seller ${word}` });
  await page.route('**/api/rep/saved-jobs/*', (route) => route.abort('internetdisconnected'));
  await mark.click();
  await expectToast(page, 'No connection');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/rep/saved-jobs/*');
  const release = await holdRequests(page, '**/api/rep/saved-jobs/*');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await list(page)
    .getByRole('link', { name: `Stall seller ${word}` })
    .click();
  // Its page was opened before it was saved, and is updated.
  await expect(page.getByRole('button', { name: 'Save job', exact: true })).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/view=saved/);
  const kept = page.getByRole('region', { name: 'Saved jobs' });
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText([`Stall seller ${word}`]);
  const search = page.getByRole('article', { name: 'Near the sea' });
  await expect(search.getByLabel('Email me new jobs')).toHaveValue('none');
  await expectAccessible(page);
  await kept.getByRole('button', { name: `Save Stall seller ${word}` }).click();
  await expect(kept.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await search.getByLabel('Email me new jobs').selectOption('Once a day');
  await expectToast(page, 'Email setting saved');
  await search.getByRole('button', { name: 'Rename Near the sea' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Sea');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const renamed = page.getByRole('article', { name: 'Sea', exact: true });
  await expect(renamed.getByLabel('Email me new jobs')).toHaveValue('daily');
  await page.reload();
  await renamed.getByRole('link', { name: 'Show jobs' }).click();
  await expect(searchBox(page)).toHaveValue(word);
  await page.goBack();
  await renamed.getByRole('button', { name: 'Delete Sea' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
});

test('a rep reads it all, applies for the version they read, and sees later edits', async ({ page }) => {
  const { word, jobId, business } = await openMarket(page, (_, first) => `/rep-portal/jobs/${first}`);
  for (const fact of ['Durban, KwaZulu-Natal', 'Part-time', '30 days left to apply', 'Ubuntu Foods'])
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeInViewport();
  await expect(page.getByText('Your profile has no CV yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Add CV/ })).toHaveAttribute('href', /tab=profile#cv/);
  await expect.poll(async () => (await business.call(ownJobsApi.show, { params: { jobId } })).views).toBe(1);

  await page.getByLabel('Your message to the business').fill('I sold out two launches in Umlazi last year.');
  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(page.getByLabel('Your message to the business')).toHaveValue(/Umlazi/);
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByText('Confirm that you’re available.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I’m available for this job' }).check();
  const title = `Shop helper ${word}`;
  await editJob(business, jobId, { title, hourlyRateCents: 7_000 });
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  // The change may be shown before this click, which may then miss the button that moved.
  await expect(page.getByText(/We couldn’t send your application|This job has just changed/).first()).toBeVisible();
  await expect(page.getByText('Hourly rate: was R60, now R70')).toBeVisible();
  await expect(page.getByLabel('Your message to the business')).toHaveValue(/Umlazi/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply', exact: true })).toBeHidden();
  await page.goto(`${browsePath}&q=${word}`);
  await expect(list(page).getByRole('article').filter({ hasText: title })).toContainText('Applied · Pending');

  await editJob(business, jobId, { title: 'Another title' });
  await page.goto('/rep-portal?tab=my-applications');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(page.getByText('Edited since you applied')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(`Title: was ${title}, now Another title`)).toBeVisible();
  await page.getByRole('link', { name: 'My Applications' }).first().click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  // The live update removes the button before the response arrives, which must be announced anyway.
  await page.route('**/withdrawal', async (route) => {
    const response = await route.fetch();
    await expect(page.locator('button', { hasText: 'Withdraw' })).toHaveCount(0);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expectToast(page, 'Application withdrawn');
});

test('a closed job takes no more applications, and a page that was open before says so immediately', async ({
  page,
  openBrowser,
}) => {
  const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
  let path = '';
  await signUpInBrowser(page, account, async (business) => {
    path = `jobs/${(await postJob(business)).id}`;
    return `/dashboard/${path}`;
  });
  const rep = await openBrowser();
  await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' }, `/rep-portal/${path}`);
  await rep.getByLabel('Your message to the business').fill('I would like to help.');
  await rep.getByRole('checkbox', { name: /I’m available/ }).check();

  await page.getByRole('button', { name: 'Close job' }).click();
  await page.getByRole('button', { name: 'Close job' }).click();
  await expect(page.getByRole('button', { name: 'Close job' })).toBeHidden();
  await expectToast(page, 'Job closed');
  await expect(rep.getByText('This job is closed')).toBeVisible();
  await expect(rep.getByText('No longer taking applications', { exact: true })).toBeVisible();
  await expect(rep.getByRole('button', { name: 'Apply for this job' })).toBeDisabled();
  await expect(rep.getByLabel('Your message to the business')).toHaveValue('I would like to help.');
  await expectAccessible(rep);
  await rep.reload();
  await expect(rep.getByText('This job is closed')).toBeVisible();
  await expect(rep.getByLabel('Your message to the business')).toBeHidden();
});
