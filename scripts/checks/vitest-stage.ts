import { countReport } from './report.ts';
import { runTool } from './run-tool.ts';
import type { Count, Stage } from './stage.ts';

/** One run for all projects: those with a database then share one server. */
export const vitestStage: Stage = {
  names: ['unit', 'feature', 'race', 'abuse', 'process'],
  title: (projects) => `Tests: ${projects.join(', ')}`,
  run: (projects) =>
    countReport(
      (file) =>
        runTool('vitest', 'vitest', [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ]),
      (report) => countVitest(report as VitestReport),
    ),
};

export type VitestReport = {
  testResults: { status: 'passed' | 'failed'; assertionResults: { status: string }[] }[];
};

/** A file that failed without a failed test of its own (a bad import, a broken hook) counts as one. */
export function countVitest({ testResults }: VitestReport): Count {
  const count = { passed: 0, failed: 0 };
  for (const { status, assertionResults } of testResults) {
    const failed = assertionResults.filter((one) => one.status === 'failed').length;
    count.passed += assertionResults.filter((one) => one.status === 'passed').length;
    count.failed += failed === 0 && status === 'failed' ? 1 : failed;
  }
  return count;
}
