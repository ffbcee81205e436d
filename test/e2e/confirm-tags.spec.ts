import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { saveRep } from '#test/support/profiles.ts';
import { postJobIn } from './job-market.ts';
import { signUpInBrowser } from './people.ts';

test('a business is asked once about the work of an older job, and answers in one tap', async ({ page }) => {
  const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
  const { call } = await signUpInBrowser(page, account, async (business) => {
    await postJobIn('Polokwane', business, {
      title: 'Beer tastings',
      description: 'Offer tastings of beer. You speak isiZulu and English.',
    });
    return '/dashboard?tab=my-jobs';
  });
  const question = page.getByRole('heading', { name: 'Is this the work?' });
  await expect(page.getByRole('list', { name: 'Suggested tags' })).toContainText('Sampling and tastings');
  await page.getByLabel('One of the languages is enough').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, that’s it' }).click();
  await expect(question).toHaveCount(0);
  const [job] = (await call(ownJobsApi.list, { query: {} })).items;
  expect(job?.tags.map(({ id }) => id)).toEqual(expect.arrayContaining(['sampling', 'beer']));
  expect(job?.anyLanguage).toBe(true);
  await page.getByRole('link', { name: 'Beer tastings' }).click();
  await expect(page.getByRole('list', { name: 'The work' })).toContainText('Beer and cider');
  await expect(question).toHaveCount(0);
});

test('a rep changes the suggested tags, taps what they won’t do, and is not asked again', async ({ page }) => {
  const { call } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, async (rep) => {
    await saveRep(rep, { description: 'Beer tastings in stores. I do not sell tobacco.', skills: ['Tastings'] });
    return '/rep-portal?tab=profile';
  });
  const question = page.getByRole('heading', { name: 'Is this the work you do?' });
  await expect(page.getByRole('list', { name: 'Suggested tags' })).toContainText('Sampling and tastings');
  await expect(page.getByText('If a job involves one of these, we may tell the business.')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Sell tobacco or vapes/ }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Sampling and tastings/ }).click();
  await page.getByRole('combobox', { name: 'Add more' }).fill('hosting');
  await page.getByRole('option', { name: /^Hosting and welcoming/ }).click();
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'The work' })).toContainText('Hosting and welcoming');
  const { tags, refuses, tagsAsked } = await call(repProfilesApi.show, {});
  expect(tags.map(({ label }) => label)).toContain('hosting and welcoming');
  expect(tags.map(({ id }) => id)).not.toContain('sampling');
  expect([refuses, tagsAsked]).toEqual([['tobacco'], true]);
});

test('what a rep won’t do and their licences are only stored once they tap them', async ({ page }) => {
  const { call } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, async (rep) => {
    await saveRep(rep, { description: 'Beer tastings in stores. I do not sell tobacco. I have a Code 8 licence.' });
    return '/rep-portal?tab=profile';
  });
  await expect(page.getByRole('checkbox', { name: /^Sell tobacco or vapes/ })).not.toBeChecked();
  await expect(page.getByRole('group', { name: 'Licences and transport' }).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('button', { name: 'Yes, that’s it' }).click();
  await expect(page.getByRole('heading', { name: 'Is this the work you do?' })).toHaveCount(0);
  const { tags, refuses } = await call(repProfilesApi.show, {});
  expect([tags.map(({ kind }) => kind).includes('paper'), refuses]).toEqual([false, []]);
});

test('without suggestions, the question can be loaded again or answered from the list', async ({ page }) => {
  await page.route('**/api/tag-proposals', (route) => route.fulfill({ status: 429, json: {} }));
  const { call } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, async (rep) => {
    await saveRep(rep);
    return '/rep-portal?tab=profile';
  });
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose tags' }).click();
  await page.getByRole('combobox', { name: 'Choose from the list' }).fill('hosting');
  await page.getByRole('option', { name: /^Hosting and welcoming/ }).click();
  await page.getByRole('button', { name: 'Save tags' }).click();
  await expect(page.getByRole('list', { name: 'The work' })).toContainText('Hosting and welcoming');
  expect((await call(repProfilesApi.show, {})).tags.map(({ label }) => label)).toEqual(['hosting and welcoming']);
});

const beer = ['sampling', 'beer'];
const shoes = ['in-store', 'shoes'];

test('a form of a profile keeps the tags that were chosen elsewhere since it opened', async ({ page }) => {
  const { call } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, async (rep) => {
    await saveRep(rep, { description: 'Beer tastings.', tags: beer });
    return '/rep-portal?tab=profile';
  });
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('checkbox', { name: /^Beer and cider/ })).toBeChecked();
  await call(repProfilesApi.confirmTags, { body: { tags: shoes, refuses: ['nights'] } });
  await page.getByLabel('Age').fill('31');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  const { age, tags, refuses } = await call(repProfilesApi.show, {});
  expect([age, tags.map(({ id }) => id).toSorted(), refuses]).toEqual([31, shoes.toSorted(), ['nights']]);
});

test('a form of a job keeps the tags that were chosen elsewhere since it opened', async ({ page }) => {
  let jobId = '';
  const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
  const { call } = await signUpInBrowser(page, account, async (business) => {
    const changes = { title: 'Beer tastings', description: 'Offer tastings of beer.', tags: beer };
    jobId = (await postJobIn('Polokwane', business, changes)).id;
    return `/dashboard/jobs/${jobId}/edit`;
  });
  const params = { jobId };
  await expect(page.getByRole('checkbox', { name: /^Beer and cider/ })).toBeChecked();
  await call(ownJobsApi.confirmTags, { params, body: { tags: shoes, anyLanguage: false } });
  await page.getByLabel('Job title').fill('Tastings of beer');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('What reps see')).toBeVisible();
  const { title, tags } = await call(ownJobsApi.show, { params });
  expect([title, tags.map(({ id }) => id).toSorted()]).toEqual(['Tastings of beer', shoes.toSorted()]);
  await page.goto(`/dashboard/jobs/${jobId}/edit`);
  await page.getByRole('button', { name: 'Remove Promotions' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(async () => (await call(ownJobsApi.show, { params })).tags.map(({ id }) => id)).toEqual(['shoes']);
});
