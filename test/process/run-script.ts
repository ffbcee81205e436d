import { type ChildProcess, execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { projectRoot } from '#server/platform/env.ts';
import { compileCache } from './app-process.ts';

const run = promisify(execFile);

/** As `scripts/run.mjs` runs them. */
const options = ['--import', pathToFileURL(join(projectRoot, 'scripts/launch/resolve-once.ts')).href];

/** `code` is null if it was killed. */
type Ended = { code: number | null; said: string };

/**
 * Runs one of the project's scripts on a data folder, with a line on its standard input: its exit code and output, of
 * both streams. No other program, such as psql, is in its path.
 */
export async function runScriptOn(
  dataDir: string,
  script: string,
  args: readonly string[],
  {
    line = '',
    env = {},
    onStart,
  }: { line?: string; env?: Record<string, string>; onStart?: (child: ChildProcess) => void } = {},
): Promise<Ended> {
  const running = run(process.execPath, [...options, join(projectRoot, script), ...args], {
    cwd: '/',
    env: { PATH: '/nonexistent', NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir, ...env },
  });
  running.child.stdin?.end(line);
  onStart?.(running.child);
  const ended = await running.catch((error: { code: number; stdout: string; stderr: string }) => error);
  return { code: 'code' in ended ? ended.code : 0, said: ended.stdout + ended.stderr };
}
