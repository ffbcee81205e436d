import { spawn } from 'node:child_process';
import { projectRoot } from '#server/platform/env.ts';

interface Ended {
  readonly code: number | null;
  /** Its standard error, if requested. */
  readonly errors: string;
}

/** Runs the project's Node with the arguments until it ends. If this process is stopped, it stops the child too. */
export async function runNode(
  args: readonly string[],
  { stdio, env }: { stdio: 'inherit' | ['ignore', 'ignore', 'pipe']; env?: NodeJS.ProcessEnv },
): Promise<Ended> {
  const child = spawn(process.execPath, args, { cwd: projectRoot, env: { ...process.env, ...env }, stdio });
  const stop = () => {
    child.kill();
    process.exit(143);
  };
  process.once('SIGTERM', stop);
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('SIGTERM', stop);
  return { code, errors };
}
