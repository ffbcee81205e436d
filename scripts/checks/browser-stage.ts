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

type Spec = { title: string; file: string; line: number; tests: { status: string }[] };
type Suite = { suites?: Suite[]; specs: Spec[] };

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
};

/** Errors outside any test (a set-up that broke) count as one; a test that passed only when repeated has failed. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: failed === 0 && errors.length > 0 ? 1 : failed,
    failures: [...suites.flatMap(failuresIn), ...errors.map(({ message }) => message ?? 'An error outside any test')],
  };
}

function failuresIn({ suites = [], specs }: Suite): string[] {
  // Not `ok`, which Playwright says of flaky ones too.
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [...own.map(({ file, line, title }) => `${file}:${line}: ${title}`), ...suites.flatMap(failuresIn)];
}
