import type { Page } from '@playwright/test';
import { test as base, expect } from '#test/support/browser.ts';
import { phone } from '#test/support/browser-devices.ts';
import { type CountingProxy, type Download, startCountingProxy } from '#test/support/counting-proxy.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';
import { signUpInBrowser } from './people.ts';

const test = base.extend<{ connection: CountingProxy }>({
  connection: async ({ browserName: _ }, use) => {
    const proxy = await startCountingProxy(process.env.BROWSER_TEST_URL ?? '');
    await use(proxy);
    await proxy.close();
  },
  baseURL: ({ connection }, use) => use(connection.url),
  viewport: phone.viewport,
  hasTouch: true,
  isMobile: true,
});
test.use({ serviceWorkers: 'allow', ownContext: true });

const isCode = ({ path }: Download) => /\.(js|css)$/.test(path);
const isCodeOrFont = (download: Download) => isCode(download) || download.path.endsWith('.woff2');
const byPath = ({ path, bytes }: Download) => `${path} ${bytes}`;
const sumOf = (downloads: readonly Download[]) => downloads.reduce((sum, { bytes }) => sum + bytes, 0);

/** Waits until nothing has been downloaded for a second, and returns what was since the last call. */
async function downloaded(connection: CountingProxy) {
  const all = [...connection.downloads()];
  await expect
    .poll(
      () => {
        const more = connection.downloads();
        all.push(...more);
        return more.length;
      },
      { intervals: [1000] },
    )
    .toBe(0);
  return all;
}

/** Scrolls to the end with a finger. */
async function scrollThrough(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtEnd())) {
    await touch('touchStart', 700);
    for (let y = 650; y >= 100; y -= 50) await touch('touchMove', y);
    await touch('touchEnd');
  }
}

async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('reading the landing page downloads no code, and a second visit nothing', async ({ page, connection }) => {
  await page.addInitScript(recordShifts);
  await page.goto('/');
  expect((await downloaded(connection)).filter(({ isScript }) => isScript).map(byPath)).toEqual([]);
  await scrollThrough(page);
  const more = await downloaded(connection);
  expect(more.filter(isCode).map(byPath)).toEqual([]);
  // Two drawings below the fold; a third one, or a photo, should be noticed.
  expect(sumOf(more), more.map(byPath).join('\n')).toBeLessThanOrEqual(6000);
  const { sum, shifts } = await shiftsOf(page);
  // A word that moves by a part of a pixel counts too, and can’t be seen.
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.001);

  await test.step('with its code, no file is downloaded twice', async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await waitForWorker(page);
    const paths = (await downloaded(connection)).filter(isCodeOrFont).map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    expect(paths.filter((path) => !path.endsWith('.js'))).toEqual([]);
  });

  await page.reload();
  await scrollThrough(page);
  const again = (await downloaded(connection)).filter(isCodeOrFont);
  expect(sumOf(again), again.map(byPath).join('\n')).toBeLessThanOrEqual(5000);
});

test('the portals download their code once', async ({ page, connection }) => {
  for (const companyName of [undefined, 'Ubuntu Foods']) {
    await signUpInBrowser(page, { fullName: 'Thabo Mokoena', companyName });
    await waitForWorker(page);
    // What is loaded in the background may arrive later than this, and for the first time.
    const before = new Set((await downloaded(connection)).map(({ path }) => path));
    await page.reload();
    const again = (await downloaded(connection)).filter((one) => isCodeOrFont(one) && before.has(one.path));
    expect(sumOf(again), again.map(byPath).join('\n')).toBeLessThanOrEqual(5000);
  }
});
