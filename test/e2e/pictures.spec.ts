import type { Page } from '@playwright/test';
import { expect, test } from '#test/support/browser.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { phone } from '#test/support/browser-devices.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openConversation, sendThings } from '#test/support/messaging.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { openWhole } from './demo-screens.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { signUpInBrowser, site } from './people.ts';

/** Pixels of a picture for each that is shown, on each side: a little more than one, since sizes are shared. */
const mostPixels = 2.2;
/** As for every signed-in page. */
const mostShift = 0.02;

/** A page on a phone with a sharp screen. */
const sharpPhone = { ...phone, deviceScaleFactor: 2 };

const photo = { name: 'face.jpg', content: await makeJpeg({ width: 1200, height: 1200 }) };
const shelf = { name: 'shelf.jpg', content: await makeJpeg({ width: 2000, height: 1500 }) };

/** The stored pictures that a page has requested. */
function watchPictures(page: Page): ReadonlySet<string> {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/files/')) requested.add(request.url());
  });
  return requested;
}

/** Checks the stored pictures that are loaded: none has many more pixels than are shown, and none has moved anything. */
async function expectFitting(page: Page): Promise<void> {
  const tooLarge = await page.evaluate(
    (most) =>
      [...document.images].flatMap(({ currentSrc, naturalWidth, clientWidth, alt }) => {
        const pixels = naturalWidth / (clientWidth * devicePixelRatio);
        // Hidden ones have no width.
        return /\/files\/|^blob:/.test(currentSrc) && clientWidth > 0 && pixels > most
          ? `${alt} ${naturalWidth} of ${clientWidth}`
          : [];
      }),
    mostPixels,
  );
  expect(tooLarge).toEqual([]);
  const { sum, shifts } = await shiftsOf(page);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(mostShift);
}

const loaded = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter(
        ({ currentSrc, complete, naturalWidth }) => /\/files\/|^blob:/.test(currentSrc) && complete && naturalWidth > 0,
      ).length,
  );

test('lists and conversations load pictures in the size that is shown, once they are near', async ({ browser }) => {
  const context = await openContext(browser, 'denied', sharpPhone);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const requested = watchPictures(page);
  const business = await signUpInBrowser(page, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  await uploadFile(site, business, 'company-logo', photo);
  const { id: jobId } = await postJob(business);
  const applicants = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const rep = await signUpRep(site);
      await uploadFile(site, rep, 'profile-photo', photo);
      return { rep, ...(await apply(rep, jobId)) };
    }),
  );

  await test.step('twenty applicants with photos', async () => {
    await openWhole(page, '/dashboard/applications');
    await expect.poll(() => loaded(page)).toBeGreaterThan(3);
    // The business's own logo, and the photos near the first screen.
    expect(requested.size).toBeLessThan(20);
    await expectFitting(page);
    await page.getByRole('article').last().scrollIntoViewIfNeeded();
    await expect.poll(() => requested.size).toBeGreaterThan(10);
    await expectFitting(page);
  });

  const [first] = applicants;
  const { id } = await openConversation(business, { applicationId: first?.id ?? '' });
  for (let sent = 0; sent < 8; sent++) {
    const { id: fileId } = await uploadFile(site, business, 'message-file', shelf);
    await sendThings(business, id, [{ kind: 'file', fileId }]);
  }

  await test.step('a conversation with eight pictures', async () => {
    await page.goto(`/dashboard?tab=messages&conversation=${id}`);
    const pictures = page.getByRole('button', { name: /^Picture from/ });
    await expect(pictures.last()).toBeVisible();
    const before = requested.size;
    await expectFitting(page);
    await expect(page.getByRole('log').getByRole('article')).toHaveCount(8);
    expect(await pictures.count()).toBeLessThan(8);
    await page.getByRole('log').hover();
    await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
    await expect.poll(() => requested.size).toBeGreaterThan(before);
    await expectFitting(page);
    await pictures.first().click();
    const whole = page.getByRole('dialog', { name: shelf.name }).getByRole('img');
    await expect.poll(() => whole.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(2000);
  });

  await context.close();
});

test('browse loads no picture for twenty jobs, and a job its company’s logo in the size that is shown', async ({
  browser,
}) => {
  const business = await signUpBusiness(site);
  await uploadFile(site, business, 'company-logo', photo);
  const jobs = await Promise.all(Array.from({ length: 20 }, () => postJob(business)));
  const context = await openContext(browser, 'denied', sharpPhone);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const rep = await signUpInBrowser(page, { fullName: 'Thabo Mokoena' });
  await uploadFile(site, rep, 'profile-photo', photo);
  const requested = watchPictures(page);
  await openWhole(page, '/rep-portal?tab=browse-jobs');
  await expect.poll(() => loaded(page)).toBe(1);
  // The rep's own photo.
  expect(requested.size).toBe(1);
  await expectFitting(page);
  await openWhole(page, `/rep-portal/jobs/${jobs[0]?.id}`);
  await page.getByRole('heading', { name: 'Ubuntu Foods', level: 3 }).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded(page)).toBe(2);
  await expectFitting(page);
  await context.close();
});
