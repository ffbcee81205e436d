import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Show } from './stage.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Extra = { env?: NodeJS.ProcessEnv; show?: Show | undefined };

/** Runs a command of an installed package. Resolves with the exit code. */
export function runTool(packageName: string, command: string, args: string[], extra?: Extra): Promise<number> {
  const folder = join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  const script = bin[command];
  if (!script) throw new Error(`${packageName} has no command ${command}`);
  return runScript(join(folder, script), args, extra);
}

/** Runs a script with this very Node. Resolves with the exit code, 1 for a script ended by a signal. */
export function runScript(script: string, args: string[], { env, show }: Extra = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: show ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      // Child processes of these tools find the project's Node first, not the machine's.
      env: { ...process.env, ...env, PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter) },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => show?.(text));
    const letGo = endWith(child);
    child.on('error', reject);
    child.on('close', (code) => {
      letGo();
      resolve(code ?? 1);
    });
  });
}

/** On a signal, or when the parent process is gone, we end once the child has: it may have a server to stop. */
function endWith(child: ChildProcess): () => void {
  const end = (signal?: NodeJS.Signals) => {
    child.on('close', () => process.exit(1));
    // A Ctrl-C has reached the child already, and a second would interrupt its cleanup.
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill('SIGINT');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.once(signal, end);
  const left = () => end();
  process.once('disconnect', left);
  return () => {
    for (const signal of signals) process.off(signal, end);
    process.off('disconnect', left);
  };
}
