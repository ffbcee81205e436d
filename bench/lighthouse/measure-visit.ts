import type { BrowserContext, Page, Request } from '@playwright/test';
import { adminLivePath, livePath } from '#contract/live-stream.ts';

export interface Visit {
  /** Paths of the scripts that had arrived when the largest paint happened. What the service worker passes on has no compressed size. */
  readonly scriptsAtPaint: readonly string[];
  /** Largest contentful paint, in milliseconds. */
  readonly largestPaint: number;
  /** Sum of all shifts that followed no input. */
  readonly layoutShift: number;
}

/** Lighthouse's slow 4G and CPU, applied by the browser instead of simulated. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;

/** After this long without a request, a page is at rest: it includes what is loaded once the browser is idle. */
const quietMs = 2000;

declare global {
  interface Window {
    visit: { largestPaint: number; layoutShift: number };
  }
}

/** Runs in the page. */
function recordPaintAndShifts(): void {
  window.visit = { largestPaint: 0, layoutShift: 0 };
  new PerformanceObserver((list) => {
    window.visit.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.visit.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page. */
function isShown(): boolean {
  return window.visit.largestPaint > 0 && document.querySelector('[data-pending]') === null;
}

/** Opens an address in a new tab of a slow phone, waits until it is at rest, and closes it. */
export async function measureVisit(context: BrowserContext, address: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(recordPaintAndShifts);
  await openUntilRest(context, page, address);
  const visit = await page.evaluate(() => ({
    ...window.visit,
    scriptsAtPaint: performance
      .getEntriesByType('resource')
      .filter(({ duration, startTime }) => startTime + duration <= window.visit.largestPaint)
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  }));
  await page.close();
  return visit;
}

async function openUntilRest(context: BrowserContext, page: Page, address: string): Promise<void> {
  const waiting = new Set<Request>();
  let changedAt = Date.now();
  const begin = (request: Request) => {
    const { pathname } = new URL(request.url());
    // The live stream stays open.
    if (pathname === livePath || pathname === adminLivePath) return;
    waiting.add(request);
    changedAt = Date.now();
  };
  const end = (request: Request) => {
    if (waiting.delete(request)) changedAt = Date.now();
  };
  context.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await page.goto(address);
  const isQuiet = () => waiting.size === 0 && Date.now() - changedAt > quietMs;
  // Asked only of a page that is quiet: the answer waits for its scripts, which may then send more requests.
  const isAtRest = async () => isQuiet() && (await page.evaluate(isShown)) && isQuiet();
  for (const deadline = Date.now() + 120_000; !(await isAtRest()); await page.waitForTimeout(100)) {
    if (Date.now() > deadline) {
      throw new Error(`${address} still waits for ${[...waiting].map((request) => request.url()).join(', ')}`);
    }
  }
  context.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}
