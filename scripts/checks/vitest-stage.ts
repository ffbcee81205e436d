import { existsSync, readFileSync } from 'node:fs';
import { countReport } from './report.ts';
import { runTool } from './run-tool.ts';
import type { Count, Stage } from './stage.ts';

/** One run for all projects: those with a database then share one server. */
export const vitestStage: Stage = {
  names: ['unit', 'feature', 'race', 'abuse', 'process'],
  title: (names) => `Tests: ${names.join(', ')}`,
  run: (names) =>
    countReport(
      (file) =>
        runTool(
          'vitest',
          'vitest',
          [
            'run',
            ...projectsOf(names).flatMap((project) => ['--project', project]),
            '--reporter=default',
            '--reporter=json',
            `--outputFile.json=${file}`,
            '--reporter=./scripts/checks/unhandled-reporter.ts',
          ],
          { env: { UNHANDLED_ERRORS_FILE: unhandledFile(file), SERVER_TESTS: names.join(',') } },
        ),
      (report, file) => countVitest(report as VitestReport, readUnhandled(unhandledFile(file))),
    ),
};

const inServer = ['feature', 'race', 'abuse'];

/** Those of the server are one Vitest project, and those that need a worker of their own another beside it. */
function projectsOf(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => !inServer.includes(name));
  return names.length === others.length ? others : [...others, 'server', 'server-apart'];
}

const unhandledFile = (reportFile: string) => `${reportFile}.unhandled`;

function readUnhandled(file: string): string[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

export type VitestReport = {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    message?: string;
    assertionResults: { status: string; fullName?: string; failureMessages?: string[] }[];
  }[];
};

/** A file that failed without a failed test of its own (a bad import, a broken hook) counts as one. */
export function countVitest({ testResults }: VitestReport, unhandled: readonly string[] = []): Count {
  const count = { passed: 0, failed: 0, failures: [] as string[] };
  for (const { name, status, message, assertionResults } of testResults) {
    const failed = assertionResults.filter((one) => one.status === 'failed');
    count.passed += assertionResults.filter((one) => one.status === 'passed').length;
    count.failed += failed.length === 0 && status === 'failed' ? 1 : failed.length;
    if (failed.length === 0 && status === 'failed') count.failures.push(`${name}: ${message ?? 'failed'}`);
    for (const one of failed) count.failures.push(`${name}: ${one.fullName}\n${one.failureMessages?.join('\n')}`);
  }
  count.failures.push(...unhandled.map((error) => `Outside any test: ${error}`));
  return count;
}
