import type { Browser, BrowserContext, Page } from '@playwright/test';
import { adminLivePath, livePath } from '#contract/live-stream.ts';
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

/** Browsers call up to 0.1 good. */
const most = 0.05;

const demo = withDemo();
test.describe.configure({ timeout: 600_000 });

const opened: BrowserContext[] = [];
test.afterEach(() => Promise.all(opened.splice(0).map((context) => context.close())));

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page. */
function recordShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} “${(element?.textContent ?? '').trim().slice(0, 40)}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A device with a quarter of this machine's speed, on which responses arrive in a fixed random order. */
async function openSlow(browser: Browser, device: typeof phone): Promise<Page> {
  const context = await openContext(browser, 'denied', device);
  opened.push(context);
  await context.addInitScript(recordShifts);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/') && pathname !== livePath && pathname !== adminLivePath,
    async (route) => {
      await new Promise((later) => setTimeout(later, delayOf(route.request().url())));
      await route.continue().catch(() => {});
    },
  );
  return page;
}

/** Deterministic: up to 400 ms, by the URL. */
function delayOf(url: string): number {
  let sum = 0;
  for (const letter of new URL(url).pathname) sum = (sum * 31 + letter.charCodeAt(0)) % 5;
  return sum * 100;
}

/** All shifts above the limit, so that one run reports every screen. */
async function expectStill(page: Page, addresses: readonly string[]): Promise<void> {
  const restless: string[] = [];
  for (const address of addresses) {
    await openWhole(page, demo.url() + address);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (process.env.SHIFTS === 'on') console.log(sum.toFixed(3), address);
    if (sum < most) continue;
    const moved = shifts.flatMap((shift) => shift.moved.map((one) => `  ${shift.value.toFixed(3)} ${one}`));
    restless.push([`${sum.toFixed(3)} ${address}`, ...moved].join('\n'));
  }
  expect(restless.join('\n')).toBe('');
}

test('nothing shifts for a rep on a slow phone', async ({ browser }) => {
  const page = await openSlow(browser, phone);
  await expectStill(page, await repScreens(await signInToDemo(demo, page, 'rep')));
});

test('nothing shifts for a business on a slow desktop', async ({ browser }) => {
  const page = await openSlow(browser, desk);
  await expectStill(page, await businessScreens(await signInToDemo(demo, page, 'business')));
});

test('nothing shifts for an admin on a slow desktop', async ({ browser }) => {
  const page = await openSlow(browser, desk);
  await signInToPanel(demo, page, 'still');
  await expectStill(page, adminScreens);
});

test('nothing shifts on the dashboards on the other device', async ({ browser }) => {
  const rep = await openSlow(browser, desk);
  await signInToDemo(demo, rep, 'rep');
  await expectStill(rep, ['/rep-portal', '/rep-portal?tab=browse-jobs', '/rep-portal?tab=wallet']);
  const business = await openSlow(browser, phone);
  await signInToDemo(demo, business, 'business');
  await expectStill(business, ['/dashboard', '/dashboard?tab=my-team']);
});
