import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '#server/platform/env.ts';

export interface Served {
  /** Without a slash at the end. */
  readonly url: string;
  stop(): Promise<void>;
}

export interface Helper<Order extends object, Answer> {
  /** One at a time. */
  ask(order: Order): Promise<Answer>;
  stop(): Promise<void>;
}

/** Runs a file of `bench/` in a process of its own that answers each message with one. */
export function openHelper<Order extends object, Answer>(file: string): Helper<Order, Answer> {
  const child = fork(join(projectRoot, 'bench', file), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${file} ended with ${code}`);
  });
  ended.catch(() => {});
  return {
    async ask(order) {
      child.send(order);
      const [answer] = await Promise.race([once(child, 'message'), ended]);
      return answer as Answer;
    },
    stop: () => end(child),
  };
}

/** Starts a program of the project and resolves when its address answers. `env` is all it gets besides these few. */
export async function serve(
  file: string,
  port: number,
  env: Record<string, string>,
): Promise<Served & { millisecondsToAnswer: number; pid: number }> {
  // With Node's compile cache, as `npm start` has it.
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [join(projectRoot, file)], {
    cwd: projectRoot,
    env: { PATH, HOME, NODE_COMPILE_CACHE, HOST: '127.0.0.1', PORT: String(port), ...env },
    // Through the channel it notices when we are killed outright.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  // Read and dropped, as a log collector would.
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-5_000);
    });
  }
  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(`${url}/readyz`))) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}:\n${printed}`);
    await delay(5);
  }
  return { url, pid: child.pid ?? 0, millisecondsToAnswer: performance.now() - started, stop: () => end(child) };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.ok,
    () => false,
  );
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
