import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { bareEnvironment } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { findTool } from './find-tool.ts';
import type { Stored, Target } from './open-target.ts';
import { programTarget } from './program-target.ts';

/** Restores a dump into an empty database, as a whole or not at all. */
export async function restoreDump(url: string, major: number, dump: Stored, target: Target): Promise<void> {
  const tool = await findTool('pg_restore', major);
  const { address, env } = programTarget(url);
  const args = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error', `--dbname=${address}`];
  const child = spawn(tool, args, { env: { ...bareEnvironment(), ...env }, stdio: ['pipe', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = once(child, 'close');
  const [sent, [code]] = await Promise.all([
    pipeline(await target.read(dump), child.stdin).catch((error) => error),
    ended,
  ]);
  if (code !== 0) throw new StartupError([errors.trim(), 'pg_restore failed. The database is unchanged.']);
  if (sent instanceof Error) throw sent;
}
