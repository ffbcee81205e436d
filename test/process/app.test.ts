import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { livePath } from '#contract/live-stream.ts';
import { isAlive, readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { requireFreeAddress } from '#server/platform/http/listen.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { signUpRep } from '#test/support/people.ts';
import { makeDataDir, makePreparedDataDir, startApp, startScript } from './app-process.ts';
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
  // One Ctrl-C, as it arrives under npm: from the terminal and once more from npm.
  app.child.kill('SIGINT');
  app.child.kill('SIGINT');
  expect(await app.ended).toEqual({ code: 0, signal: null });
  expect(await isAlive(server?.pid ?? 0)).toBe(false);
  expect(await serverOf(dataDir)).toBe(null);
  expect(app.errors()).toBe('');
});

test('an unavailable address is one line, and the database is stopped', async () => {
  const dataDir = await makePreparedDataDir();
  const app = await startApp(dataDir, { env: { HOST: '192.0.2.1' } });
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toBe('This machine has no address 192.0.2.1. Set HOST to one of its own.\n');
  expect(await serverOf(dataDir)).toBe(null);

  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(requireFreeAddress({ host: '127.0.0.1', port, variable: 'PORT' })).rejects.toThrow(
    new StartupError(`Port ${port} on 127.0.0.1 is in use. Stop the other program or set PORT.`),
  );
});

test('a read-only folder is one line', async () => {
  const dataDir = await makeDataDir();
  await writeFile(join(dataDir, 'file'), '');
  const app = await startApp(join(dataDir, 'file', 'data'));
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toMatch(/^Cannot write to the data folder [^\n]*\n$/);
});

test('stopped through the start script, it says so first, answers the open request, ends the live streams and accepts nothing new', async () => {
  const env = { AUTH_AUTOCONFIRM: 'true', SHUTDOWN_DELAY: '3' };
  const app = await startApp(await makePreparedDataDir(), { script: startScript, env });
  await app.ready();
  const { accessToken } = await signUpRep(app);
  const live = await fetch(app.url + livePath, { headers: { authorization: `Bearer ${accessToken}` } });
  expect(live.status).toBe(200);
  const slow = connect(app.port, '127.0.0.1');
  let answer = '';
  slow.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(slow, 'close');
  slow.write('POST /auth/v1/token?grant_type=password HTTP/1.1\r\nhost: test\r\ncontent-type: application/json\r\n');
  slow.write('content-length: 14\r\nexpect: 100-continue\r\n\r\n{"email":');
  // With this the server shows that it has received the request.
  await waitFor('the server to ask for the rest', () => answer.includes('100 Continue'));

  app.child.kill('SIGTERM');
  await waitFor('it to say so', async () => (await fetch(`${app.url}/readyz`)).status === 503);
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
  await waitFor('new connections to be refused', () =>
    fetch(app.url).then(
      () => false,
      () => true,
    ),
  );
  expect(app.child.exitCode).toBe(null);
  expect(await live.text()).toMatch(/\nretry: \d+\n\n$/);
  slow.write('"x"} ');
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 4\d\d /);
  expect(await app.ended).toEqual({ code: 0, signal: null });
});

test("continues when its database has ended, and ends when that can't be restarted", async () => {
  const dataDir = await makePreparedDataDir();
  const app = await startApp(dataDir);
  await app.ready();
  const server = await serverOf(dataDir);
  process.kill(server?.pid ?? 0, 'SIGKILL');
  await waitFor('another server', async () => (await serverOf(dataDir))?.pid !== server?.pid);
  await app.ready();
  // By a task: the workers have recovered too.
  const account = { email: 'thandi@people.example', password: 'Kgotla-pula-81', data: { user_type: 'sales_rep' } };
  const headers = { 'content-type': 'application/json' };
  const signUp = await fetch(`${app.url}/auth/v1/signup`, { method: 'POST', headers, body: JSON.stringify(account) });
  expect(signUp.status).toBe(200);
  await waitFor('the mail', async () => (await readdir(join(dataDir, 'mail')).catch(() => [])).length > 0);
  expect(app.errors()).toBe('');

  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
  process.kill((await serverOf(dataDir))?.pid ?? 0, 'SIGKILL');
  await waitFor('it to say no', async () => (await fetch(`${app.url}/readyz`)).status === 503);
  expect((await fetch(`${app.url}/api/locations`)).status).toBe(503);
  expect((await app.ended).code).toBe(1);
  expect(app.errors()).toContain('The database server stopped and could not be restarted. The database in ');
});
