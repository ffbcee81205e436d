import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessibleInBothThemes, expectToast } from './account-steps.ts';
import { callAs, editJobAs, type PostedJob, postJobAs, rareWord } from './job-market.ts';
import { readMail } from './mail-server.ts';
import { closeFilters, openBrowserFor, openFilters, signUpInBrowser } from './people.ts';

const browsePath = '/rep-portal?tab=browse-jobs';
const list = (page: Page) => page.getByRole('region', { name: 'All Available Jobs' });
const titles = (page: Page) => list(page).getByRole('heading', { level: 3 });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
const activeFilters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

interface Market {
  /** A word in the titles of these jobs, and of no others. */
  readonly word: string;
  readonly jobs: readonly PostedJob[];
  readonly business: Page;
  readonly repEmail: string;
}

/** A business with three jobs, and a rep on the page. */
async function openMarket(browser: Browser, page: Page): Promise<Market> {
  const word = rareWord();
  const business = await openBrowserFor(browser, page);
  await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const jobs = [
    await postJobAs(business, {
      title: `Shop helper ${word}`,
      place: 'Durban',
      hourlyRateCents: 6_000,
      jobType: 'Part-time',
    }),
    await postJobAs(business, {
      title: `Team leader ${word}`,
      place: 'Cape Town',
      hourlyRateCents: 20_000,
      experienceRequired: '5+ years',
    }),
    await postJobAs(business, {
      title: `Stall seller ${word}`,
      place: 'Pinetown',
      hourlyRateCents: 9_000,
      industry: 'Technology',
      duration: '1 week',
    }),
  ];
  const repEmail = await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  return { word, jobs, business, repEmail };
}

test('a rep narrows the list and shares it', async ({ page, browser }) => {
  const { word, business } = await openMarket(browser, page);
  await page.goto(browsePath);
  for (const heading of ['Recommended for You', 'Job Search Criteria', 'All Available Jobs'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await searchBox(page).pressSequentially(word, { delay: 20 });
  await expect(titles(page)).toHaveText([`Stall seller ${word}`, `Team leader ${word}`, `Shop helper ${word}`]);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expectAccessibleInBothThemes(page);

  await test.step('each filter says how many jobs it finds, and they add up', async () => {
    await openFilters(page);
    await expect(page.getByLabel('Job type').locator('option', { hasText: /^Part-time \(\d+\)$/ })).toHaveCount(1);
    await page.getByLabel('Province').selectOption('KwaZulu-Natal');
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Minimum hourly rate (ZAR)').fill('75');
    await closeFilters(page);
    await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
    await expect(activeFilters(page).getByRole('button')).toHaveText([
      `“${word}”`,
      'KwaZulu-Natal',
      'From R75 an hour',
    ]);
  });

  await test.step('the address opens the same in another browser', async () => {
    const other = await openBrowserFor(browser, page);
    await signUpInBrowser(other, { fullName: 'Lerato Nkosi' });
    await other.goto(page.url());
    await expect(titles(other)).toHaveText([`Stall seller ${word}`]);
    await expect(searchBox(other)).toHaveValue(word);
    await other.context().close();
  });

  await test.step('too many filters: it says which one to take away', async () => {
    await openFilters(page);
    await page.getByLabel('Industry').selectOption('Automotive');
    await closeFilters(page);
    await expect(list(page).getByRole('heading', { name: 'No jobs match' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Without Automotive: 1 job' }).click();
    await expect(titles(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(activeFilters(page)).toHaveCount(0);
  });
  await business.context().close();
});

test('a job leads back to the list, and the back button through the steps', async ({ page, browser }) => {
  const { word, business } = await openMarket(browser, page);
  await page.goto(browsePath);
  await searchBox(page).pressSequentially(word, { delay: 20 });
  await expect(titles(page)).toHaveCount(3);
  await openFilters(page);
  await page.getByLabel('Province').selectOption('KwaZulu-Natal');
  await page.getByLabel('Minimum hourly rate (ZAR)').fill('75');
  await closeFilters(page);
  await expect(titles(page)).toHaveText([`Stall seller ${word}`]);
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
  await page.goForward();
  await expect(searchBox(page)).toHaveValue(word);
  await business.context().close();
});

test('a misspelt search finds what was meant, and the order is as chosen', async ({ page, browser }) => {
  const { word, business } = await openMarket(browser, page);
  await page.goto(browsePath);
  const misspelt = word.replace('velo', 'velho');
  await searchBox(page).fill(misspelt);
  await expect(page.getByText(`Showing results for “${word}”.`)).toBeVisible();
  await expect(titles(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Change what I typed' }).click();
  await expect(searchBox(page)).toBeFocused();
  await expect(searchBox(page)).toHaveValue(misspelt);

  await page.getByLabel('Sort by').selectOption('Best paid first');
  await expect(titles(page)).toHaveText([`Team leader ${word}`, `Stall seller ${word}`, `Shop helper ${word}`]);
  await expect(page).toHaveURL(/sort=pay/);

  await page.getByLabel('Sort by').selectOption('Nearest first');
  await expect(page.getByRole('heading', { name: 'Nearest to what?' })).toBeVisible();
  const nearestTo = page.getByRole('combobox', { name: 'Nearest to' });
  await nearestTo.fill('Pinetown');
  await page.getByRole('option', { name: 'Pinetown' }).click();
  await expect(titles(page)).toHaveText([`Stall seller ${word}`, `Shop helper ${word}`, `Team leader ${word}`]);
  await expect(list(page).getByText(/^about 1,\d{3} km away$/)).toBeVisible();
  await page.reload();
  await expect(titles(page).first()).toHaveText(`Stall seller ${word}`);
  await expectAccessibleInBothThemes(page);
  await business.context().close();
});

test('categories with counts, tips, and what is recommended with its reasons', async ({ page, browser }) => {
  const { business, word } = await openMarket(browser, page);
  const profile = await callAs<Record<string, unknown>>(page, 'GET', '/api/rep/profile');
  await callAs(page, 'PATCH', '/api/rep/profile', {
    version: profile.version,
    fullName: 'Thabo Mokoena',
    skills: [word],
    industry: 'technology',
  });
  await page.goto(browsePath);
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(await recommended.getByRole('heading', { level: 3 }).count()).toBeLessThanOrEqual(3);
  await expect(recommended.getByText(/Your industry/).first()).toBeVisible();
  await expect(recommended.getByText('It is only an order')).toBeVisible();

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
  await expectAccessibleInBothThemes(page);
  await categories.getByRole('link', { name: 'Technology' }).click();
  await expect(activeFilters(page).getByRole('button')).toHaveText(['Technology']);
  await expect(titles(page).filter({ hasText: `Stall seller ${word}` })).toBeVisible();
  await expect(titles(page).filter({ hasText: `Shop helper ${word}` })).toHaveCount(0);

  await page.getByRole('link', { name: 'Application Tips' }).click();
  await expect(page.getByRole('heading', { name: 'Your message' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await business.context().close();
});

test('a job is saved at once, taken back when it fails, and found again', async ({ page, browser }) => {
  const { word, business } = await openMarket(browser, page);
  await page.goto(`${browsePath}&q=${word}`);
  const mark = list(page).getByRole('button', { name: `Save Team leader ${word}` });
  await page.route('**/api/rep/saved-jobs/*', (route) => route.abort('internetdisconnected'));
  await mark.click();
  await expectToast(page, 'No connection');
  await expect(mark).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/rep/saved-jobs/*');
  await mark.click();
  await expect(mark).toHaveAttribute('aria-pressed', 'true');
  await list(page)
    .getByRole('link', { name: `Team leader ${word}` })
    .click();
  await expect(page.getByRole('button', { name: 'Saved', pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await expect(page).toHaveURL(/view=saved/);
  const kept = page.getByRole('region', { name: 'Saved jobs' });
  await expect(kept.getByRole('heading', { level: 3 })).toHaveText([`Team leader ${word}`]);
  await expectAccessibleInBothThemes(page);
  await kept.getByRole('button', { name: `Save Team leader ${word}` }).click();
  await expect(kept.getByRole('heading', { name: 'No saved jobs yet' })).toBeVisible();
  await business.context().close();
});

test('a search is saved, mailed, opened from the mail, changed, stopped and deleted', async ({ page, browser }) => {
  const { word, business, repEmail } = await openMarket(browser, page);
  await page.goto(`${browsePath}&q=${word}&province=KwaZulu-Natal`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue(`${word}, KwaZulu-Natal`);
  await dialog.getByLabel('Name').fill('');
  await dialog.getByRole('button', { name: 'Save search' }).click();
  await expect(dialog.getByText('Name is required.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await dialog.getByLabel('Name').fill('Near the sea');
  await dialog.getByRole('radio', { name: /As soon as there is one/ }).check();
  // A slip; what is typed stays.
  await page.keyboard.press('Escape');
  await dialog.getByLabel('Name').press('Enter');
  await expectToast(page, 'Search saved');

  await postJobAs(business, { title: `Beach seller ${word}`, place: 'Durban' });
  await postJobAs(business, { title: `Mountain seller ${word}`, place: 'Cape Town' });
  const dataDir = process.env.BROWSER_TEST_DATA_DIR ?? '';
  const mail = await readMail({ dataDir }, repEmail, 'Near the sea');
  expect(mail.text).toContain(`Beach seller ${word}`);
  expect(mail.text).not.toContain(`Mountain seller ${word}`);

  await test.step('the link in the mail opens exactly this search', async () => {
    await page.goto(mail.link);
    await expect(activeFilters(page).getByRole('button')).toHaveText([`“${word}”`, 'KwaZulu-Natal']);
    await expect(titles(page)).toHaveText([`Beach seller ${word}`, `Stall seller ${word}`, `Shop helper ${word}`]);
  });

  await test.step('the other link stops the mails, without a sign-in, once the button is pressed', async () => {
    const stranger = await openBrowserFor(browser, page);
    await stranger.goto('/stop-search-mails');
    await expect(stranger.getByText('The address lacks its last part.')).toBeVisible();
    await stranger.goto('/stop-search-mails?token=made.up');
    await stranger.getByRole('button', { name: 'Stop the mails' }).click();
    await expect(stranger.getByText('Open it again from your mail.')).toBeVisible();
    await expectAccessibleInBothThemes(stranger);
    await stranger.goto(mail.text.match(/\S+\/stop-search-mails\?token=\S+/)?.[0] ?? '');
    await stranger.getByRole('button', { name: 'Stop the mails' }).click();
    await expect(stranger.getByRole('heading', { name: 'These mails have stopped' })).toBeVisible();
    await expectAccessibleInBothThemes(stranger);
    await stranger.context().close();
  });

  await page.goto('/rep-portal?tab=browse-jobs&view=saved');
  const search = page.getByRole('article', { name: 'Near the sea' });
  await expect(search.getByLabel('Mail me new jobs')).toHaveValue('none');
  await expectAccessibleInBothThemes(page);
  await search.getByLabel('Mail me new jobs').selectOption('Once a day');
  await expectToast(page, 'Mails changed');
  await search.getByRole('button', { name: 'Rename Near the sea' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Sea');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const renamed = page.getByRole('article', { name: 'Sea', exact: true });
  await expect(renamed.getByLabel('Mail me new jobs')).toHaveValue('daily');
  await page.reload();
  await renamed.getByRole('link', { name: 'Show jobs' }).click();
  await expect(searchBox(page)).toHaveValue(word);
  await page.goBack();
  await renamed.getByRole('button', { name: 'Delete Sea' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete search' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await business.context().close();
});

test('a rep reads it all, applies to the version they read, and sees later edits', async ({ page, browser }) => {
  const { word, jobs, business } = await openMarket(browser, page);
  const job = jobs[0];
  if (!job) throw new Error('The market has no job');
  await page.goto(`/rep-portal/jobs/${job.id}`);
  for (const fact of ['Durban, KwaZulu-Natal', 'Part-time', '30 days left to apply', 'Ubuntu Foods'])
    await expect(page.getByRole('main').getByText(fact).first()).toBeVisible();
  await expect(page.getByText('There is none on your profile.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Add your CV/ })).toHaveAttribute('href', /tab=profile#cv/);
  await expect
    .poll(async () => (await callAs<{ views: number }>(business, 'GET', `/api/business/jobs/${job.id}`)).views)
    .toBe(1);

  await page.getByLabel('Your message to the business').fill('I sold out two launches in Umlazi last year.');
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByText('Please confirm that you are available.')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('checkbox', { name: 'I am available for this job' }).check();
  const title = `Shop helper ${word}`;
  await editJobAs(business, job, { title, hourlyRateCents: 7_000, jobType: 'Part-time' });
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByText('Hourly rate: R60, now R70')).toBeVisible();
  await expect(page.getByLabel('Your message to the business')).toHaveValue(/Umlazi/);
  await expectAccessibleInBothThemes(page);
  await page.getByRole('button', { name: 'Apply for this job' }).click();
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeVisible();

  await editJobAs(
    business,
    { ...job, version: 2 },
    { title: 'Another title', hourlyRateCents: 7_000, jobType: 'Part-time' },
  );
  await page.goto('/rep-portal?tab=my-applications');
  await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  await expect(page.getByText('Edited since you applied')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByText(`Title: ${title}, now Another title`)).toBeVisible();
  await page.getByRole('link', { name: 'My Applications' }).first().click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  // The live list takes the button away before the answer comes, which must be said all the same.
  await page.route('**/withdrawal', async (route) => {
    const response = await route.fetch();
    await expect(page.locator('button', { hasText: 'Withdraw' })).toHaveCount(0);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expectToast(page, 'Application withdrawn');
  await business.context().close();
});
