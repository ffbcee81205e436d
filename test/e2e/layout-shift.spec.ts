import type { Browser, BrowserContext, Page } from '@playwright/test';
import { coursesApi } from '#contract/courses/courses.ts';
import { courseAddress, lessonAddress } from '#contract/site/portal-addresses.ts';
import type { Call } from '#test/support/api.ts';
import { expect, test } from '#test/support/browser.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { desk, phone } from '#test/support/browser-devices.ts';
import {
  adminScreens,
  businessScreens,
  openWhole,
  repScreens,
  signInToDemo,
  signInToPanel,
  withDemo,
} from './demo-screens.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

/** Browsers call up to 0.1 good. */
const most = 0.02;

const smallPhone = { ...phone, viewport: { width: 360, height: 740 } };

const demo = withDemo();
test.describe.configure({ timeout: 900_000 });

const opened: BrowserContext[] = [];
test.afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

interface SlowPage {
  readonly page: Page;
  emptyCache(): Promise<unknown>;
}

/** Opens a page at a quarter of this machine's speed, where each API response and script is delayed by a time fixed by its path. */
async function openSlow(browser: Browser, device: typeof phone): Promise<SlowPage> {
  const context = await openContext(browser, 'denied', device);
  opened.push(context);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // Not by Playwright's routes: they turn the cache off, which a second visit has.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/assets/*.js' }] });
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    setTimeout(() => devtools.send('Fetch.continueRequest', { requestId }).catch(() => {}), delayOf(request.url));
  });
  return { page, emptyCache: () => devtools.send('Network.clearBrowserCache') };
}

/** Deterministic: up to 400 ms, by the path without the hash of a build. */
function delayOf(url: string): number {
  let sum = 0;
  for (const letter of new URL(url).pathname.replace(/-[\w-]{8}\.js$/, '')) sum = (sum * 31 + letter.charCodeAt(0)) % 5;
  return sum * 100;
}

type Visit = 'first' | 'second';

/** All shifts above the limit, so that one run reports every screen. */
async function expectStill(
  { page, emptyCache }: SlowPage,
  visits: readonly Visit[],
  addresses: readonly string[],
): Promise<void> {
  const restless: string[] = [];
  for (const address of addresses) {
    for (const visit of visits) {
      if (visit === 'first') await emptyCache();
      await openWhole(page, demo().url + address);
      const { sum, shifts } = await shiftsOf(page);
      if (process.env.SHIFTS === 'on') console.log(sum.toFixed(3), visit, address);
      if (sum <= most) continue;
      const moved = shifts.flatMap((shift) => shift.moved.map((one) => `  ${shift.value.toFixed(3)} ${one}`));
      restless.push([`${sum.toFixed(3)} ${visit} ${address}`, ...moved].join('\n'));
    }
  }
  expect(restless.join('\n')).toBe('');
}

/** A course that was begun: the portal's pages without its frame. */
async function courseScreens(call: Call): Promise<readonly string[]> {
  const { items } = await call(coursesApi.list, {});
  const begun = items.find(({ own }) => own?.begunAt && !own.completedAt)?.id ?? '';
  return [courseAddress(begun), lessonAddress(begun, 1)];
}

// Every screen on one device, and on the other those that people open every day: all on both would take too long.
test('nothing shifts for a rep on a slow phone', async ({ browser }) => {
  const slow = await openSlow(browser, smallPhone);
  const call = await signInToDemo(demo, slow.page, 'rep');
  await expectStill(slow, ['first'], [...(await repScreens(call)), ...(await courseScreens(call))]);
});

test('nothing shifts for a business on a slow desktop', async ({ browser }) => {
  const slow = await openSlow(browser, desk);
  await expectStill(slow, ['first'], await businessScreens(await signInToDemo(demo, slow.page, 'business')));
});

test('nothing shifts for an admin on a slow desktop', async ({ browser }) => {
  const slow = await openSlow(browser, desk);
  await signInToPanel(demo, slow.page);
  await expectStill(slow, ['first'], adminScreens);
});

test('nothing shifts on the main screens on the other device, nor on a second visit', async ({ browser }) => {
  const rep = await openSlow(browser, desk);
  await signInToDemo(demo, rep.page, 'rep');
  await expectStill(rep, ['first', 'second'], ['/rep-portal', '/rep-portal?tab=browse-jobs', '/rep-portal?tab=wallet']);
  const business = await openSlow(browser, smallPhone);
  await signInToDemo(demo, business.page, 'business');
  await expectStill(business, ['first', 'second'], ['/dashboard', '/dashboard?tab=my-team', '/settings?tab=billing']);
  const admin = await openSlow(browser, smallPhone);
  await signInToPanel(demo, admin.page);
  await expectStill(admin, ['first', 'second'], ['/admin?tab=today', '/admin?tab=payouts']);
});
