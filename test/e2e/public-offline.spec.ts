import type { Page } from '@playwright/test';
import { applicationsApi } from '#contract/applications/applications.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { startWorkNow } from '#test/support/work-rows.ts';
import { signOutByMenu } from './account-steps.ts';
import { startChangingSite } from './changing-site.ts';
import { signUpInBrowser, site } from './people.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

/** Opens a page and waits until the service worker controls it. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  // The page's code, which registers the worker, is loaded at the first interaction.
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** The portal is at rest: it has recorded for the offline page what it shows under this heading. */
const isRecorded = (page: Page, heading: string) =>
  page.waitForFunction(
    (heading) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith('last-seen:') && localStorage[key].includes(`"${heading}"`),
      ),
    heading,
  );

/** Every URL in any cache of the site. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

test('without a network every URL shows the offline page, which recovers by itself', async ({ page, context }) => {
  await visit(page, '/about');
  await context.setOffline(true);
  for (const address of ['/reps', '/dashboard?tab=profile', '/no/such/page']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
  await page.goto('/reps?plan=free');
  await expectAccessible(page);
  const again = page.waitForEvent('framenavigated');
  await page.getByRole('link', { name: 'Try again' }).click();
  await again;
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  // A network without internet.
  const asked = page.waitForEvent('requestfailed');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  expect((await asked).method()).toBe('HEAD');
  // Without any interaction.
  await context.setOffline(false);
  await expect(page).toHaveURL('/reps?plan=free');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
});

test('records of the portal are read offline, and a check-in made there is sent later, under one id', async ({
  page,
  context,
}) => {
  const title = '<img src=x onerror="document.title=1"> seller';
  const business = await signUpBusiness(site);
  const { id: jobId } = await postJob(business, { title });
  const work = await postJob(business, { title: 'Soap tasting' });
  const rep = await signUpInBrowser(page, { fullName: 'Thabo Mokoena' }, async (rep) => {
    await apply(rep, jobId);
    return `/rep-portal/jobs/${jobId}`;
  });
  await isRecorded(page, 'Jobs you opened');
  const { id: applicationId } = await apply(rep, work.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const engagementId = await startWorkNow(database, applicationId);
  const { code } = await business.call(attendanceApi.code, { params: { jobId: work.id } });
  await visit(page, '/rep-portal?tab=my-work');
  await expect(page.getByRole('heading', { name: 'Soap tasting' })).toBeVisible();
  await expectAccessible(page);
  await isRecorded(page, 'My Work');
  for (const tab of ['my-applications', 'legal']) {
    await visit(page, `/rep-portal?tab=${tab}`);
    await expect(page.getByText(tab === 'legal' ? 'Legal Status' : title).first()).toBeVisible();
    await isRecorded(page, tab === 'legal' ? 'Legal Status' : 'My Applications');
  }
  await context.setOffline(true);
  await page.reload();
  const seen = page.getByRole('region', { name: 'Last seen in your portal' });
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText([
    'My Work',
    'My Applications',
    'Jobs you opened',
    'Legal Status',
  ]);
  await seen.getByRole('button', { name: 'Check in' }).click();
  await expect(seen.getByLabel('Check-in code')).toBeFocused();
  await page.keyboard.type(code);
  await seen.getByRole('button', { name: 'Check in' }).click();
  await expect(seen.getByText(/^Checked in \d\d:\d\d, recorded offline/)).toBeVisible();
  await page.reload();
  await seen.getByRole('button', { name: 'Check out' }).click();
  await expect(seen.getByText(title, { exact: true })).toHaveCount(2);
  await expect(seen.getByText(/· Pending$/).first()).toBeVisible();
  await expect(seen.getByText(/^As of \d\d:\d\d$/)).toHaveCount(4);
  await expect(seen.locator('img')).toHaveCount(0);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(seen).toBeHidden();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('work-kept:');
  const { attendances } = await rep.call(attendanceApi.show, { params: { engagementId } });
  expect(attendances.map(({ kind }) => kind)).toEqual(['in', 'out']);
  await signOutByMenu(page);
  await expect(page).toHaveURL(/\/auth/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('last-seen:')))).toEqual(
    [],
  );
  await context.setOffline(true);
  await page.goto('/rep-portal');
  await expect(page.getByRole('heading', { name: 'You’re offline' })).toBeVisible();
  await expect(seen).toBeHidden();
});

test('caches assets only: no page, no response of the API or the sign-in', async ({ page }) => {
  await visit(page, '/');
  await visit(page, '/auth');
  await page.evaluate(() => fetch('/api/locations').then((response) => response.text()));
  await page.evaluate(() => fetch('/auth/v1/user').then((response) => response.text()));
  await page.reload();
  const paths = await kept(page);
  expect(paths).toContain('/offline');
  expect(paths.filter((path) => !/^\/(assets\/.+|offline|favicon\.svg)$/.test(path))).toEqual([]);
});

test('after a deploy the next page is the new one, and old caches are deleted with the last old page', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await startChangingSite(baseURL ?? '');
  await visit(page, `${site.url}/about`);
  const [before] = await page.evaluate(() => caches.keys());
  expect(before).toMatch(/^site-\w+$/);

  site.deploy('newer');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-deploy', 'newer');
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  // The open page may still need its own version's assets.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([before, 'site-newer']);

  const next = await context.newPage();
  await page.close();
  // The browser notices a moment later that the old page is closed.
  await expect(async () => {
    await next.goto('about:blank');
    await next.goto(`${site.url}/about`);
    expect(await next.evaluate(() => caches.keys())).toEqual(['site-newer']);
  }).toPass();
  await next.close();
  await site.stop();
});

test('can be installed', async ({ page, request }) => {
  // The site listens for the browser's prompt before it registers its service worker.
  await visit(page, '/');
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await request.get(href ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ name: 'Thengisa', start_url: '/auth', display: 'standalone' });
  const icons = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
  );
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true);
  for (const { url } of manifest.shortcuts as { url: string }[]) {
    expect((await request.get(url, { headers: { accept: 'text/html' } })).ok()).toBe(true);
  }

  // A test can't trigger the browser's own event; the button depends on nothing else.
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => {
        document.title = 'asked';
        return { outcome: 'accepted' };
      },
    });
    window.dispatchEvent(offer);
  });
  await page.getByRole('button', { name: 'Install Thengisa' }).click();
  await expect(page).toHaveTitle('asked');
  await expect(page.getByRole('button', { name: 'Install Thengisa' })).toBeHidden();
});
