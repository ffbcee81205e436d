import type { Page } from '@playwright/test';
import { trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import type { Call } from '#test/support/api.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { postJob } from '#test/support/hiring.ts';
import { hire } from '#test/support/training-videos.ts';
import { signUpInBrowser } from './people.ts';

const videos = (page: Page) => page.getByRole('main').getByRole('article');
const video = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** In the form of a video, or above the list. */
async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByLabel(label).fill(name);
  await page.getByRole('option', { name }).click();
}

/** The same business in another tab. */
async function find({ call }: { call: Call }, title: string) {
  const { items } = await call(trainingVideosApi.list, { query: {} });
  const found = items.find((one) => one.title === title);
  if (!found) throw new Error(`There is no video “${title}”`);
  return found;
}

/** In another tab, the same business edits the video with this title. */
async function edit(business: { call: Call }, title: string, changes: { title: string }): Promise<void> {
  const { id: videoId, job, ...found } = await find(business, title);
  const body = { ...found, jobId: job?.id ?? 'all', ...changes };
  await business.call(trainingVideosApi.edit, { params: { videoId }, body });
}

test('a business uploads, changes and deletes videos, and an accepted rep watches them', async ({
  page,
  openBrowser,
}) => {
  const title = 'How we greet shoppers';
  const nomsa = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const job = await postJob(nomsa, { title: 'Chakalaka promoters' });
  await page.goto('/dashboard?tab=training');
  await expect(page.getByRole('heading', { name: 'No training videos yet' })).toBeVisible();

  await test.step('errors and missing fields are shown, and typed text survives', async () => {
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Video URL').fill('https://youtube.com.evil.example/watch');
    await expect(page.getByText('Source: Direct Link')).toBeVisible();
    await page.getByLabel('Video URL').fill('http://youtu.be/watch');
    await choose(page, 'Assign to', 'All new hires');
    await button(page, 'Add video').click();
    await expect(page.getByText('Enter a public web address that begins with https://.')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Title').fill(' ');
    await page.getByLabel('Video URL').fill('');
    await button(page, 'Clear').click();
    await button(page, 'Add video').click();
    await expectToast(page, 'Missing information', 'Please fill in the title and video URL.');
    await expect(page.getByLabel('Title')).toBeFocused();
    await expect(page.getByText('Video URL is required.')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Video URL').fill('youtu.be/abc123');
    await expect(page.getByText('Source: YouTube')).toBeVisible();
    await page.getByLabel('Video URL').press('Enter');
    await expectToast(page, 'Assignment required', 'Please select a job or assign to all new hires.');
    await page.reload();
    await expect(page.getByText('We kept what you typed')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
  });

  await test.step('after a lost response the form is resent, and the video is there once', async () => {
    await choose(page, 'Assign to', 'All new hires');
    await page.route('**/api/business/training-videos', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page, 'Add video').click();
    await expectToast(page, 'Upload failed', 'Unable to upload training video. Please try again.');
    await page.unroute('**/api/business/training-videos');
    await button(page, 'Add video').click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await expectToast(page, 'Training video uploaded!');
    await expect(videos(page)).toHaveCount(1);
    await expect(video(page, title)).toContainText('YouTube');
    await expect(video(page, title)).toContainText('All new hires');
    await expect(video(page, title)).toContainText('Active');
  });

  await test.step('one for a job is edited, deactivated and found by its job', async () => {
    await page.getByLabel('Title').fill('Taste and tell');
    await page.getByLabel('Video URL').fill('https://player.vimeo.com/video/76979871');
    await choose(page, 'Assign to', 'Chakalaka promoters');
    await button(page, 'Add video').click();
    await expect(video(page, 'Taste and tell')).toContainText('Vimeo');
    await expect(videos(page)).toHaveCount(2);
    await expectAccessible(page);
    await button(page, 'Edit Taste and tell').click();
    const dialog = page.getByRole('dialog', { name: 'Edit training video' });
    await expect(dialog.getByLabel('Assign to')).toHaveValue('Chakalaka promoters');
    await dialog.getByLabel('Title').fill('Taste, tell and sell');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Title')).toHaveValue('Taste, tell and sell');
    await expectAccessible(page);
    await edit(nomsa, 'Taste and tell', { title: 'From another tab' });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog.getByText('It’s now called “From another tab”.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep my version' }).click();
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Training video updated!');
    await button(page, 'Deactivate Taste, tell and sell').click();
    await expect(video(page, 'Taste, tell and sell')).toContainText('Inactive');
    await choose(page, 'Show videos for', 'Chakalaka promoters');
    await expect(videos(page)).toHaveCount(1);
  });

  await test.step('a rep sees active videos, as soon as they are accepted', async () => {
    const rep = await openBrowser();
    const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' }, '/rep-portal?tab=training&show=videos');
    await expect(rep.getByRole('heading', { name: 'No training videos yet' })).toBeVisible();
    await expect(rep.getByRole('main').getByRole('link', { name: 'Browse Jobs' })).toBeVisible();
    await hire(nomsa, thabo, job.id);
    await expect(video(rep, title)).toContainText('Ubuntu Foods');
    await expect(videos(rep)).toHaveCount(1);
    const watch = rep.getByRole('link', { name: `Watch ${title} (opens in a new tab)` });
    await expect(watch).toHaveAttribute('href', 'https://youtu.be/abc123');
    await expect(watch).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(watch).toHaveAttribute('target', '_blank');
    await expectAccessible(rep);
    // The open list follows the changes of the business.
    await button(page, 'Activate Taste, tell and sell').click();
    await expect(videos(rep)).toHaveCount(2);
  });

  await test.step('deleting asks for confirmation', async () => {
    await button(page, 'Delete Taste, tell and sell').click();
    await button(page, 'Cancel').click();
    await expect(videos(page)).toHaveCount(1);
    await button(page, 'Delete Taste, tell and sell').click();
    await button(page, 'Delete video').click();
    await expect(page.getByRole('heading', { name: 'Your videos' })).toBeFocused();
    await expectToast(page, 'Video deleted');
    await expect(page.getByRole('heading', { name: 'No videos for this' })).toBeVisible();
    await page.getByRole('link', { name: 'Show all videos' }).click();
    await expect(videos(page)).toHaveCount(1);
  });

  await test.step('deleted in another tab, it keeps the typed text', async () => {
    await button(page, `Edit ${title}`).click();
    const dialog = page.getByRole('dialog', { name: 'Edit training video' });
    await dialog.getByLabel('Title').fill('How we greet everybody');
    const { id: videoId } = await find(nomsa, title);
    await nomsa.call(trainingVideosApi.remove, { params: { videoId } });
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('No training videos yet')).toBeAttached();
    await expect(dialog.getByText('It was deleted, or you don’t have access to it.')).toBeVisible();
    await expect(dialog.getByLabel('Title')).toHaveValue('How we greet everybody');
  });
});
