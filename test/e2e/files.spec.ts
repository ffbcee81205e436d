import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base, expect } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { type CuttingProxy, startCuttingProxy } from './cutting-proxy.ts';
import { signUpInBrowser } from './people.ts';

const test = base.extend<{ connection: CuttingProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what the fixture needs
  connection: async ({}, use) => {
    const proxy = await startCuttingProxy(process.env.BROWSER_TEST_URL ?? '');
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ connection }, use) => use(connection.url),
});

// The connection is this test's own, and so is the storage of its origin.
test.use({ ownContext: true });

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

/** A new rep's profile. */
async function openProfile(page: Page): Promise<void> {
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' }, '/rep-portal?tab=profile');
}

test('a photo and a CV are uploaded through a connection that may be cut', async ({ page, connection }) => {
  await openProfile(page);
  await test.step('a photo is cropped to a square by keyboard alone', async () => {
    await page
      .getByLabel('Profile photo: choose file')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await makeJpeg({ width: 1600, height: 1200 }) });
    const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
    await expect(dialog).toBeVisible();
    const part = dialog.getByTestId('cropper');
    await part.focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByLabel('Zoom').focus();
    for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Use picture' }).click();
    const photo = page.getByAltText('Current profile photo');
    await expect(photo).toBeVisible();
    await expectToast(page, 'Success', 'Profile photo uploaded successfully');
    // It is on the page before its bytes are loaded.
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
    const [width, height] = await photo.evaluate((image: HTMLImageElement) => [
      image.naturalWidth,
      image.naturalHeight,
    ]);
    expect(width).toBe(height);
  });

  await test.step('a CV: refused, cut off halfway, resent without choosing again, replaced and removed', async () => {
    const chooser = page.getByLabel('CV: choose file');
    await chooser.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('My name is Thabo') });
    await expect(page.getByText('Please upload a PDF or Word document').first()).toBeVisible();
    await chooser.setInputFiles(pdf('large.pdf', Buffer.alloc(5 * 1024 * 1024 + 1, 32)));
    await expect(page.getByText('Please upload a file smaller than 5MB').first()).toBeVisible();
    await chooser.setInputFiles(pdf('cv.pdf', Buffer.from('not a PDF')));
    await expect(page.getByText('The file’s contents don’t match its name', { exact: false }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();

    const content = await makePdf('Thabo', { atLeast: 1_000_000 });
    connection.cutUploads(content.length / 2);
    await chooser.setInputFiles(pdf('Thabo Mokoena.pdf', content));
    await expect(page.getByText('You lost your connection', { exact: false }).first()).toBeVisible();
    // Scrolled clear of the bar at the top, which would make half-covered targets small.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page);
    connection.cutUploads(null);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Thabo Mokoena.pdf', { exact: true })).toBeVisible();
    await expectToast(page, 'Success', 'CV uploaded successfully');
    await expectAccessible(page);

    await page.getByLabel('CV: replace file').setInputFiles(pdf('Newer.pdf', await makePdf(randomUUID())));
    await expect(page.getByText('Newer.pdf', { exact: true })).toBeVisible();
    await expect(page.getByText('Thabo Mokoena.pdf', { exact: true })).toBeHidden();

    const opening = page.context().waitForEvent('page');
    await page.getByRole('button', { name: 'Open Newer.pdf' }).click();
    await (await opening).close();
    await page.getByRole('button', { name: 'Remove Newer.pdf' }).click();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await expect(page.getByLabel('CV: choose file')).toBeFocused();
    await expectToast(page, 'Removed', 'CV was removed.');
  });

  await test.step('an upload can be cancelled', async () => {
    const session = await page.context().newCDPSession(page);
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
    await session.send('Network.emulateNetworkConditions', slow);
    await page.getByLabel('CV: choose file').setInputFiles(pdf('cv.pdf', await makePdf('x', { atLeast: 1_000_000 })));
    await expect(page.getByRole('button', { name: 'Cancel upload' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(page.getByRole('progressbar', { name: /^Uploading/ })).toBeHidden();
    await expect(page.getByLabel('CV: choose file')).toBeEnabled();
  });
});
