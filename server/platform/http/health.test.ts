import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { addressOf } from '../db/database-address.ts';
import { openProbe } from '../db/probe-database.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { addHealth } from './health.ts';
import { createHttpServer } from './server.ts';

const database = await openTestDatabase();

/** The connection to the database, which can be made to swallow everything, as a firewall does. */
async function openWay() {
  let silent = false;
  const { hostname, port } = new URL(database.url);
  const way = createServer((near) => {
    const far = connect(Number(port || 5432), hostname);
    near.on('data', (chunk) => silent || far.write(chunk));
    far.on('data', (chunk) => silent || near.write(chunk));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => {}).on('close', () => other.destroy());
    }
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  onTestFinished(() => void way.close());
  const url = new URL(database.url);
  url.port = String((way.address() as AddressInfo).port);
  return { url: url.href, fallSilent: (now: boolean) => (silent = now) };
}

async function startHealth(url: string) {
  const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
  const probe = openProbe(addressOf(url));
  addHealth(app, probe);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close().then(probe.close));
  return { ready: async () => (await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(20_000) })).status };
}

test('readiness fails when the database falls silent, for all callers, and returns with it', async () => {
  const way = await openWay();
  const { ready } = await startHealth(way.url);
  expect(await ready()).toBe(200);
  way.fallSilent(true);
  expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503]);
  expect(await ready()).toBe(503);
  way.fallSilent(false);
  await expect.poll(ready, { timeout: 20_000 }).toBe(200);
});

test('readiness fails when nothing answers at the address of the database', async () => {
  const { ready } = await startHealth(`postgres://nobody@127.0.0.1:${await findFreePort()}/none`);
  expect(await ready()).toBe(503);
});
