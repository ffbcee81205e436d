import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { findFreePort } from '#server/platform/free-port.ts';
import { makeFolder } from '../support/open-market.ts';
import { type Served, serve } from '../support/processes.ts';
import { type Asked, askSteadily, type Question } from './ask-steadily.ts';
import { openBalancer } from './open-balancer.ts';

/** Pause after a process is back, for the balancer to notice it before the other one stops. In milliseconds. */
const settling = 3000;

/** Two web processes and a worker on one database, of which the web processes are restarted in turns. Returns how many requests failed. */
export async function restartInTurns(wanted: { restarts: number; delay: string }): Promise<number> {
  await using closing = new AsyncDisposableStack();
  const folder = await makeFolder(closing);
  const database = await startEmbedded({ dataDir: join(folder, 'database') });
  closing.defer(database.stop);
  const balancer = await findFreePort();
  const env = {
    SITE_URL: `http://127.0.0.1:${balancer}`,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'app'),
    DEMO: 'off',
    SECRET_KEY: randomBytes(32).toString('base64url'),
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'off',
    TRUST_PROXY: '1',
    SHUTDOWN_DELAY: wanted.delay,
  };
  const start = (port: number, process: 'web' | 'worker') =>
    serve('server/main.ts', port, { ...env, PROCESS: process });
  const ports = [await findFreePort(), await findFreePort()];
  const processes = new Map<number, Served>();
  closing.defer(async () => {
    for (const each of processes.values()) await each.stop();
  });
  for (const port of ports) processes.set(port, await start(port, 'web'));
  const workerPort = await findFreePort();
  processes.set(workerPort, await start(workerPort, 'worker'));
  await openBalancer({ folder, port: balancer, ports, closing });
  const origin = env.SITE_URL;
  await delay(settling);

  const steady = askSteadily(origin, await questionsOf(origin));
  for (let restart = 0; restart < wanted.restarts; restart++) {
    const port = ports[restart % ports.length] ?? 0;
    await processes.get(port)?.stop();
    processes.set(port, await start(port, 'web'));
    await delay(settling);
    console.log(`Restarted ${restart + 1} of ${wanted.restarts}`);
  }
  return report(await steady.stop());
}

/** Reads without and with a session, and a write. */
async function questionsOf(origin: string): Promise<readonly Question[]> {
  const response = await fetch(`${origin}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'rep@bench.example',
      password: randomBytes(12).toString('base64url'),
      data: { full_name: 'Thandi Nkosi', user_type: 'sales_rep' },
    }),
  });
  if (!response.ok) throw new Error(`Signing up was answered with ${response.status}: ${await response.text()}`);
  const { access_token: token } = (await response.json()) as { access_token: string };
  const headers = { authorization: `Bearer ${token}` };
  return [
    { method: 'GET', path: '/api/locations' },
    { method: 'GET', path: '/api/me', headers },
    { method: 'GET', path: '/auth/v1/user', headers },
    { method: 'POST', path: '/api/notifications/read', headers, body: { upTo: 1 } },
  ];
}

function report({ answered, failures }: Asked): number {
  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${answered + failed} requests, ${failed} failed`);
  for (const [failure, count] of failures) console.log(`${count} × ${failure}`);
  return failed;
}
