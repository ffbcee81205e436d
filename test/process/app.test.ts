import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive, readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { makeDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

const serverOf = (dataDir: string) => readPostmaster(join(dataDir, 'postgres'));

test('starts, refuses a second start on its folder, and ends without a trace', async () => {
  const dataDir = await makeDataDir();
  const app = await startApp(dataDir);
  await app.ready();
  await waitFor('its address', () => app.printed().includes(`Thengisa is at ${app.url}`));
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);

  const second = await startApp(dataDir);
  expect(await second.ended).toEqual({ code: 1, signal: null });
  expect(second.errors()).toBe(
    `Thengisa is already running on ${dataDir} (process ${app.child.pid}). Stop it first, or set DATA_DIR to another folder.\n`,
  );
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200);

  const server = await serverOf(dataDir);
  expect(await app.stop()).toBe(0);
  expect(await isAlive(server?.pid ?? 0)).toBe(false);
  expect(await serverOf(dataDir)).toBe(null);
  expect(app.errors()).toBe('');
});

test('a busy port is one line, and the database does not stay behind', async () => {
  const dataDir = await makeDataDir();
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const app = await startApp(dataDir, { env: { PORT: port } });
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toBe(`Port ${port} on 127.0.0.1 is in use. Stop the other program or set PORT.\n`);
  expect(await serverOf(dataDir)).toBe(null);
});

test('a folder that cannot be written to is one line', async () => {
  const dataDir = await makeDataDir();
  await writeFile(join(dataDir, 'file'), '');
  const app = await startApp(join(dataDir, 'file', 'data'));
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toMatch(/^Cannot write to the data folder [^\n]*\n$/);
});

test('an open request is answered before the app ends, and no new one is taken', async () => {
  const app = await startApp(await makeDataDir());
  await app.ready();
  const slow = connect(app.port, '127.0.0.1');
  let answer = '';
  slow.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(slow, 'close');
  slow.write('POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n');
  slow.write('content-length: 14\r\n\r\n{"email":');
  // Only answered requests tell that the server has read this one: it reads them in the order they came.
  await fetch(`${app.url}/healthz`);

  app.child.kill('SIGTERM');
  await waitFor('new connections to be refused', () =>
    fetch(app.url).then(
      () => false,
      () => true,
    ),
  );
  expect(app.child.exitCode).toBe(null);
  slow.write('"x"} ');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(await app.ended).toEqual({ code: 0, signal: null });
});

test('a Ctrl-C that arrives twice, as it does under npm, is one', async () => {
  const app = await startApp(await makeDataDir());
  await app.ready();
  app.child.kill('SIGINT');
  app.child.kill('SIGINT');
  expect(await app.ended).toEqual({ code: 0, signal: null });
});

test('takes over the database that a killed app left running', async () => {
  const dataDir = await makeDataDir();
  const first = await startApp(dataDir);
  await first.ready();
  const server = await serverOf(dataDir);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startApp(dataDir);
  await second.ready();
  expect((await serverOf(dataDir))?.pid).toBe(server?.pid);
  expect(await second.stop()).toBe(0);
  expect(await serverOf(dataDir)).toBe(null);
});

test('starts again after everything was killed', async () => {
  const dataDir = await makeDataDir();
  const first = await startApp(dataDir);
  await first.ready();
  first.child.kill('SIGKILL');
  process.kill((await serverOf(dataDir))?.pid ?? 0, 'SIGKILL');
  await first.ended;

  const second = await startApp(dataDir);
  await second.ready();
  expect(await second.stop()).toBe(0);
});

test('ends with an error when its database goes away for good', async () => {
  const dataDir = await makeDataDir();
  const app = await startApp(dataDir);
  await app.ready();
  process.kill((await serverOf(dataDir))?.pid ?? 0, 'SIGKILL');
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toContain('The database server has ended unexpectedly.');
});
