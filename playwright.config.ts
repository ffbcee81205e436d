import { defineConfig } from '@playwright/test';
import { locateChromium } from './scripts/find-chromium.ts';

const executablePath = locateChromium();

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/support/browser-server.ts',
  forbidOnly: true,
  fullyParallel: true,
  // One more than the cores of the smallest machine: with two, a third of the time went by waiting for each other's answers.
  workers: 3,
  // Locally a flaky test is not retried, so that its author sees it fail.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    ...(process.env.BROWSER_TEST_URL && { baseURL: process.env.BROWSER_TEST_URL }),
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // A trace of every step costs a third of the time: TRACE=on to look into a failure.
    trace: process.env.TRACE === 'on' ? 'retain-on-failure' : 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    // Its own tests let it in: elsewhere it would fetch and keep the whole site once more, and answer where a test wants to.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium hangs under libfaketime (`npm test -- --at`); its pages have `Date` moved instead.
      ...(process.env.FAKETIME && { env: { ...process.env, LD_PRELOAD: '' } }),
      args: [
        '--no-sandbox',
        // A page finds the site's code compiled by the one before it.
        '--process-per-site',
        // Nothing runs long enough here to be worth optimising: a tenth of the whole stage went there.
        '--js-flags=--no-opt --no-maglev',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
        '--disable-software-rasterizer',
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
      ],
    },
  },
});
