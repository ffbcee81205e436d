import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Vitest's JSON report leaves out errors outside any test, which fail a run nevertheless. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, unhandled: readonly { message: string; stack?: string | undefined }[]): void {
    const file = process.env.UNHANDLED_ERRORS_FILE;
    if (file) writeFileSync(file, JSON.stringify(unhandled.map(({ message, stack }) => stack ?? message)));
  }
}
