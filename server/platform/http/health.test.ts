import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { openWayTo } from '#test/support/way-to-database.ts';
import { watchDatabase } from '../db/database-watch.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { addHealth } from './health.ts';
import { createHttpServer } from './server.ts';

const database = await openTestDatabase();
const log = createLog('silent');
const within = { timeout: 20_000 };

async function startHealth(url: string) {
  const app = createHttpServer({ log, trustProxy: false, hsts: false });
  const watch = watchDatabase({ url, log, everyMs: 50 });
  addHealth(app, watch);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close().then(watch.close));
  const ask = async (path: string) => (await fetch(origin + path, { signal: AbortSignal.timeout(20_000) })).status;
  return { app, ready: () => ask('/readyz'), pages: () => ask('/readyz/pages') };
}

test('readiness fails when the database falls silent, and returns with it; pages are served all the time', async () => {
  const way = await openWayTo(database.url);
  const { ready, pages } = await startHealth(way.url);
  await expect.poll(ready, within).toBe(200);
  way.fallSilent(true);
  await expect.poll(ready, within).toBe(503);
  expect(await pages()).toBe(200);
  way.fallSilent(false);
  await expect.poll(ready, within).toBe(200);
});

test('readiness fails when nothing answers at the address of the database', async () => {
  const { ready, pages } = await startHealth(`postgres://absent@127.0.0.1:${await findFreePort()}/none`);
  expect(await ready()).toBe(503);
  expect(await pages()).toBe(200);
});

test('a draining process is sent no more requests for pages either', async () => {
  const { app, ready, pages } = await startHealth(database.url);
  await expect.poll(ready, within).toBe(200);
  app.drain.begin();
  expect([await ready(), await pages()]).toEqual([503, 503]);
});
