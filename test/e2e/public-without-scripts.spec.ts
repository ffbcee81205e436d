import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { postJob } from '#test/support/hiring.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { fillSignIn } from './account-steps.ts';
import { rareWord } from './job-market.ts';
import { site } from './people.ts';

test('a gig is found and read without scripts; signing in to apply leads to it', async ({ page, browser, baseURL }) => {
  const word = rareWord();
  const [business, rep] = await Promise.all([signUpBusiness(site), signUpRep(site)]);
  const job = await postJob(business, { title: `Promoters for ${word}` });

  const still = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plain = await still.newPage();
  await plain.goto(`${baseURL}${postingsPath}`);
  await plain.getByRole('searchbox', { name: 'Search' }).fill(word);
  await plain.getByRole('button', { name: 'Show gigs' }).click();
  await plain.getByRole('link', { name: job.title }).click();
  await expect(plain.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  const address = new URL(plain.url()).pathname;
  await still.close();

  await page.goto(address);
  const hydrated = page.evaluate(() => new Promise((done) => addEventListener('hydrated', () => done(null))));
  await page.mouse.move(50, 50, { steps: 5 });
  await hydrated;
  // The server's text is there once the page's code is loaded, and goes with the page.
  await expectAccessible(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and apply' }).click();
  await fillSignIn(page, rep.email, rep.password);
  await expect(page).toHaveURL(`/rep-portal/jobs/${job.id}`);
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
});
