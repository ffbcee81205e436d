import { spawnSync } from 'node:child_process';
import { findChromium } from '../find-chromium.ts';
import { countReport } from './report.ts';
import { runTool } from './run-tool.ts';
import type { Count, Stage } from './stage.ts';

/** In parallel with the static checks: installing one is mostly waiting. */
export const chromiumStage: Stage = {
  names: ['browser'],
  title: 'Chromium',
  run: async (_names, show) => {
    const path = await findChromium(show);
    const say = show ?? ((text: string) => process.stdout.write(text));
    // A failure report needs the version it was seen in.
    say(`${path}: ${spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout}`);
    return { passed: 1, failed: 0 };
  },
};

export const browserStage: Stage = {
  names: ['browser'],
  title: 'Browser tests',
  run: async () => {
    const CHROMIUM_PATH = await findChromium();
    return countReport(
      (file) =>
        runTool('@playwright/test', 'playwright', ['test', '--reporter=list,json'], {
          // Node strips types from our TypeScript: Playwright would compile all of it first, for ten seconds and more.
          env: { CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: file, PW_DISABLE_TS_ESM: '1' },
        }),
      (report) => countPlaywright(report as PlaywrightReport),
    );
  },
};

type Attempt = { attachments: { name: string; path?: string }[] };
type Spec = { title: string; file: string; line: number; tests: { status: string; results: Attempt[] }[] };
type Suite = { suites?: Suite[]; specs: Spec[] };

export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: { message?: string }[];
  suites: Suite[];
};

/** Errors outside any test (a broken set-up) count as one; a test that passed on retry has passed, as flaky. */
export function countPlaywright({ stats, errors, suites }: PlaywrightReport): Count {
  const specs = suites.flatMap(specsIn);
  const failures = specsWith('unexpected', specs).map(nameOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected === 0 && errors.length > 0 ? 1 : stats.unexpected,
    failures: [...failures, ...errors.map(({ message }) => message ?? 'An error outside any test')],
    unsteady: specsWith('flaky', specs).map((spec) => [nameOf(spec), ...tracesOf(spec)].join('\n  ')),
  };
}

const specsIn = ({ suites = [], specs }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

const specsWith = (wanted: string, specs: readonly Spec[]) =>
  specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));

const nameOf = ({ file, line, title }: Spec) => `${file}:${line}: ${title}`;

const tracesOf = ({ tests }: Spec): string[] =>
  tests
    .flatMap(({ results }) => results.flatMap(({ attachments }) => attachments))
    .flatMap(({ name, path }) => (name === 'trace' && path ? [path] : []));
