import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './stage.ts';

/** Runs a test runner that writes its report to the given file, and counts the results in that report. */
export async function countReport(
  run: (reportFile: string) => Promise<number>,
  read: (report: unknown, reportFile: string) => Count,
): Promise<Count> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'));
  try {
    const file = join(folder, 'report.json');
    const exitCode = await run(file);
    return settle(read(JSON.parse(readReport(file)), file), exitCode);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Counts alone do not make a pass: a runner that crashed, or that found no tests at all, has failed. */
export function settle(count: Count, exitCode: number): Count {
  if (count.failed > 0) return count;
  const trouble =
    exitCode !== 0
      ? `No test failed, but the runner ended with code ${exitCode}.`
      : count.passed === 0 && 'No tests were run.';
  if (!trouble) return count;
  console.log(trouble);
  return { ...count, failed: 1, failures: [trouble, ...(count.failures ?? [])] };
}

function readReport(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error('The test runner ended without a report.', { cause: error });
  }
}
