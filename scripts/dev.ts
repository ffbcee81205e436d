import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { loadDotEnv, projectRoot, readEnv } from '#server/platform/env.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { onShutdown } from '#server/platform/shutdown.ts';

const closing = new AsyncDisposableStack();
const shutdown = onShutdown(() => closing.disposeAsync());

try {
  await start();
} catch (error) {
  shutdown.fail(error);
}

/** The database is started here, so that it outlives the server's restarts. */
async function start(): Promise<void> {
  loadDotEnv();
  const env = readEnv();
  const database = await openDatabase(env, { onProgress: console.log, onLost: shutdown.fail });
  closing.defer(database.close);
  const apiPort = await findFreePort();
  run(['--watch', '--watch-preserve-output', join(projectRoot, 'server/main.ts')], {
    DATABASE_URL: database.url,
    HOST: '127.0.0.1',
    PORT: String(apiPort),
    SITE_URL: env.siteUrl,
  });
  const tool = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  const place = ['--host', env.host, '--port', String(env.port), '--strictPort'];
  run([join(tool, 'bin.cjs'), 'dev', ...place], { API_ORIGIN: `http://127.0.0.1:${apiPort}`, NODE_ENV: 'development' });
}

function run(args: string[], variables: Record<string, string>): void {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: { ...process.env, ...variables },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.once('error', shutdown.fail);
  // Each is of no use without the other.
  child.once('exit', (code) => {
    if (!shutdown.started) shutdown.fail(new Error(`${args.join(' ')} ended with code ${code}`));
  });
  closing.defer(() => end(child, ended));
}

async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
