import type { Browser, BrowserContext, Page } from '@playwright/test';
import { coursesApi } from '#contract/courses/courses.ts';
import { courseAddress, lessonAddress } from '#contract/site/portal-addresses.ts';
import { adminPath, businessPath, repPath } from '#contract/site/sign-in-addresses.ts';
import type { Call } from '#test/support/api.ts';
import { expect, test } from '#test/support/browser.ts';
import { openContext } from '#test/support/browser-contexts.ts';
import { desk, phone } from '#test/support/browser-devices.ts';
import { slowDown } from '#test/support/slow-browser.ts';
import { adminTabs } from '#web/admin/tabs/tabs.ts';
import { businessTabs } from '#web/pages/business/tabs.ts';
import { repTabs } from '#web/pages/rep/tabs.ts';
import {
  adminScreens,
  businessScreens,
  expectOpen,
  openWhole,
  repScreens,
  signInToDemo,
  signInToPanel,
  type Tab,
  withDemo,
} from './demo-screens.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

/** Browsers call up to 0.1 good. */
const most = 0.02;

const smallPhone = { ...phone, viewport: { width: 360, height: 740 } };

const demo = withDemo();
test.describe.configure({ timeout: 900_000 });

const opened: BrowserContext[] = [];
let speedUp = async () => {};
test.afterEach(closePages);

async function closePages(): Promise<void> {
  await speedUp();
  speedUp = async () => {};
  await Promise.all(opened.splice(0).map((context) => context.close()));
}

type Visit = 'first' | 'second';
const both: readonly Visit[] = ['first', 'second'];

interface SlowPage {
  readonly page: Page;
  /** A first visit finds an empty cache. */
  prepare(visit: Visit): Promise<unknown>;
}

/** Most of the time a slow page waits: several of a user load different screens at the same time. */
const pagesOfUser = 3;

/**
 * Opens pages of a user at a quarter of this machine's speed, where each API response and script is delayed by a time fixed by its path.
 * @returns them and the result of the sign-in
 */
async function openSlow<SignedIn>(browser: Browser, device: typeof phone, signIn: (page: Page) => Promise<SignedIn>) {
  await closePages();
  const first = await openDelayed(browser, device);
  const signedIn = await signIn(first.page);
  const pages = [first];
  while (pages.length < pagesOfUser) {
    const next = await openDelayed(browser, device);
    await signIn(next.page);
    pages.push(next);
  }
  speedUp = await slowDown(browser);
  return { pages, signedIn };
}

async function openDelayed(browser: Browser, device: typeof phone): Promise<SlowPage> {
  const context = await openContext(browser, 'denied', device);
  opened.push(context);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  // Not by Playwright's routes: they turn the cache off, which a second visit has.
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/assets/*.js' }] });
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    setTimeout(() => devtools.send('Fetch.continueRequest', { requestId }).catch(() => {}), delayOf(request.url));
  });
  const prepare = async (visit: Visit) => {
    if (visit === 'first') await devtools.send('Network.clearBrowserCache');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: visit === 'first' });
  };
  return { page, prepare };
}

/** Deterministic: up to 400 ms, by the path without the hash of a build. */
function delayOf(url: string): number {
  let sum = 0;
  for (const letter of new URL(url).pathname.replace(/-[\w-]{8}\.js$/, '')) sum = (sum * 31 + letter.charCodeAt(0)) % 5;
  return sum * 100;
}

const tabs = new Map<string, Tab>(
  [[repPath, repTabs] as const, [businessPath, businessTabs] as const, [adminPath, adminTabs] as const].flatMap(
    ([home, ofHome]) => ofHome.map((tab) => [`${home}?tab=${tab.id}`, tab] as const),
  ),
);

/** Opens the screens. All shifts above the limit, so that one run reports every screen. */
async function expectStill(
  pages: readonly SlowPage[],
  visits: readonly Visit[],
  addresses: readonly string[],
): Promise<void> {
  const restless: string[] = [];
  const left = [...addresses];
  const visitLeft = async ({ page, prepare }: SlowPage) => {
    for (let address = left.shift(); address; address = left.shift()) {
      for (const visit of visits) {
        await prepare(visit);
        await openWhole(page, demo().url + address);
        const tab = tabs.get(address);
        if (tab) await expectOpen(page, tab);
        const { sum, shifts } = await shiftsOf(page);
        if (process.env.SHIFTS === 'on') console.log(sum.toFixed(3), visit, address);
        if (sum <= most) continue;
        const moved = shifts.flatMap((shift) => shift.moved.map((one) => `  ${shift.value.toFixed(3)} ${one}`));
        restless.push([`${sum.toFixed(3)} ${visit} ${address}`, ...moved].join('\n'));
      }
    }
  };
  await Promise.all(pages.map(visitLeft));
  expect(restless.join('\n')).toBe('');
}

/** A course that was begun: the portal's pages without its frame. */
async function courseScreens(call: Call): Promise<readonly string[]> {
  const { items } = await call(coursesApi.list, {});
  const begun = items.find(({ own }) => own?.begunAt && !own.completedAt)?.id ?? '';
  return [courseAddress(begun), lessonAddress(begun, 1)];
}

const asRep = (page: Page) => signInToDemo(demo, page, 'rep');
const asBusiness = (page: Page) => signInToDemo(demo, page, 'business');
const asAdmin = (page: Page) => signInToPanel(demo, page);

// Every screen on one device, and on the other those that people open every day: all on both would take too long.
test('each screen of a rep opens with an empty cache on a slow phone, and nothing shifts', async ({ browser }) => {
  const { pages, signedIn } = await openSlow(browser, smallPhone, asRep);
  await expectStill(pages, ['first'], [...(await repScreens(signedIn)), ...(await courseScreens(signedIn))]);
});

test('each screen of a business opens with an empty cache on a slow desktop, and nothing shifts', async ({
  browser,
}) => {
  const { pages, signedIn } = await openSlow(browser, desk, asBusiness);
  await expectStill(pages, ['first'], await businessScreens(signedIn));
});

test('each tab of the panel opens with an empty cache on a slow desktop, and nothing shifts', async ({ browser }) => {
  const { pages } = await openSlow(browser, desk, asAdmin);
  await expectStill(pages, ['first'], adminScreens);
});

test('nothing shifts on the main screens on the other device, nor on a second visit', async ({ browser }) => {
  const rep = await openSlow(browser, desk, asRep);
  await expectStill(rep.pages, both, ['/rep-portal', '/rep-portal?tab=browse-jobs', '/rep-portal?tab=wallet']);
  const business = await openSlow(browser, smallPhone, asBusiness);
  await expectStill(business.pages, both, ['/dashboard', '/dashboard?tab=my-team', '/settings?tab=billing']);
  const admin = await openSlow(browser, smallPhone, asAdmin);
  await expectStill(admin.pages, both, ['/admin?tab=today', '/admin?tab=payouts']);
});
