import { loadDotEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';

/** Runs a script with the project's .env loaded; actionable errors are printed without a stack. Exits with 1 on an error. */
export async function runScript(work: () => Promise<void>): Promise<void> {
  try {
    loadDotEnv();
    await work();
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  }
}
