import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { bareEnvironment } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** PostgreSQL's own program, as old as the server or newer: an older one refuses it. Throws a StartupError. */
export async function findTool(name: 'pg_dump' | 'pg_restore', major: number): Promise<string> {
  const versions = await readdir(debian).catch((): string[] => []);
  const newest = versions.map(Number).sort((one, other) => other - one);
  for (const path of [name, ...newest.map((version) => `${debian}/${version}/bin/${name}`)]) {
    if ((await majorOf(path)) >= major) return path;
  }
  throw new StartupError(
    `${name} of PostgreSQL ${major} or newer is needed. Install postgresql-client-${major}, and add it to PATH.`,
  );
}

async function majorOf(path: string): Promise<number> {
  const answer = await run(path, ['--version'], { env: bareEnvironment() }).catch(() => ({ stdout: '' }));
  return Number(/\) (\d+)/.exec(answer.stdout)?.[1] ?? 0);
}
