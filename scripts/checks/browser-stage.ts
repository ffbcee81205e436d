import { findChromium } from '../find-chromium.ts';
import { countReport } from './report.ts';
import { runTool } from './run-tool.ts';
import type { Count, Stage } from './stage.ts';

export const browserStage: Stage = {
  names: ['browser'],
  title: 'Browser tests',
  run: async () => {
    const CHROMIUM_PATH = await findChromium();
    return countReport(
      (file) =>
        runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], {
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        }),
      (report) => countPlaywright(report as PlaywrightReport),
    );
  },
};

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Errors outside any test (a set-up that broke) count as one; a test that passed only when repeated has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: failed === 0 && errors.length > 0 ? 1 : failed };
}
