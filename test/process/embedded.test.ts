import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { claimDataFolder, FolderInUse } from '#server/platform/db/embedded/claim-data-folder.ts';
import { isAlive, readPostmaster, stopServer } from '#server/platform/db/embedded/postmaster.ts';
import { createReviver } from '#server/platform/db/embedded/revive-server.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { makeDataDir, makePreparedDataDir } from './app-process.ts';
import { waitFor } from './wait-for.ts';

const none = { startAgain: async () => {}, stop: async () => {} };
const start = (dataDir: string) => startEmbedded({ dataDir, durable: false });

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

async function killServer(dataDir: string): Promise<number> {
  const running = await readPostmaster(join(dataDir, 'postgres'));
  if (running === null) throw new Error('No server runs.');
  process.kill(running.pid, 'SIGKILL');
  await waitFor('the server to be gone', async () => !(await isAlive(running.pid)));
  return running.pid;
}

test('data survives a stop and a start, and a running server is taken over', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await start(dataDir);
  await query(first.url, "create table note as select 'Sawubona' as text");
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await start(dataDir);
  expect(await query(second.url, 'select text from note')).toEqual(['Sawubona']);
  expect(second.adopted).toBe(false);

  const third = await start(dataDir);
  expect(third).toMatchObject({ adopted: true, url: second.url });
  await third.stop();
  await expect(query(second.url, 'select 1')).rejects.toThrow();
});

test('is a durable UTF-8 database, accessible by password only, in files readable only by their owner', async () => {
  const dataDir = await makeDataDir();
  const server = await startEmbedded({ dataDir });
  expect(await query(server.url, "select upper('zoë'), current_setting('server_encoding')")).toEqual(['ZOË', 'UTF8']);
  expect(await query(server.url, 'show fsync')).toEqual(['on']);
  const url = new URL(server.url);
  url.password = 'guess';
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });

  const mode = async (path: string) => (await stat(join(dataDir, path))).mode & 0o777;
  expect(await mode('secrets')).toBe(0o700);
  expect(await mode('secrets/postgres-password')).toBe(0o600);
  expect(await mode('postgres')).toBe(0o700);
  expect(await mode('logs')).toBe(0o700);
});

test('two concurrent starts on an empty folder share one server', async () => {
  const dataDir = await makeDataDir();
  const [one, other] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(one.url).toBe(other.url);
  expect((await readdir(dataDir)).sort()).toEqual(['logs', 'postgres', 'secrets']);
});

test('a start during a shutdown waits for its end', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await start(dataDir);
  const [, second] = await Promise.all([first.stop(), start(dataDir)]);
  await waitFor('an answer', async () => (await start(dataDir)).url !== first.url || second.adopted);
  const third = await start(dataDir);
  expect(await query(third.url, 'select 1')).toEqual([1]);
});

test('recovers after a kill, also when another program has its pid by then', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await startEmbedded({ dataDir });
  await query(first.url, 'create table note as select 1 as number');
  const stale = await killServer(dataDir);
  const other = spawn('sleep', ['600']);
  onTestFinished(() => void other.kill());
  await once(other, 'spawn');
  const path = join(dataDir, 'postgres', 'postmaster.pid');
  await writeFile(path, (await readFile(path, 'utf8')).replace(String(stale), String(other.pid)));

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select number from note')).toEqual([1]);
  expect(other.exitCode ?? other.signalCode).toBe(null);
});

test('a server that does not end in time is ended immediately, and loses no commit', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await startEmbedded({ dataDir, durable: true });
  await query(first.url, "create table note as select 'Sawubona' as text");
  const [checkpointer] = await query(first.url, "select pid from pg_stat_activity where backend_type = 'checkpointer'");
  // A fast shutdown waits for its last checkpoint.
  process.kill(Number(checkpointer), 'SIGSTOP');
  await stopServer(join(dataDir, 'postgres'), '', 100);
  expect(await isAlive(Number(checkpointer))).toBe(false);

  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  expect(await query(second.url, 'select text from note')).toEqual(['Sawubona']);
});

test('an interrupted creation of the cluster is repeated', async () => {
  const dataDir = await makeDataDir();
  const half = join(dataDir, 'postgres.new-2147483647-0');
  await mkdir(join(half, 'data'), { recursive: true });
  await writeFile(join(half, 'data', 'PG_VERSION'), '18\n');
  const server = await start(dataDir);
  expect(await query(server.url, 'select 1')).toEqual([1]);
  expect(await readdir(dataDir)).not.toContain('postgres.new-2147483647-0');
});

test('reports the problem with a folder that it cannot use', async () => {
  const dataDir = await makeDataDir();
  await writeFile(join(dataDir, 'file'), '');
  await expect(start(join(dataDir, 'file', 'data'))).rejects.toThrow(
    /^Cannot write to the data folder .*: a part of the path is a file\. Set DATA_DIR/,
  );
  // An existing path in which nothing can be created.
  await expect(start('/proc/thengisa/data')).rejects.toThrow(
    /^Cannot write to the data folder \/proc\/thengisa\/data: /,
  );
  await expect(start(join(dataDir, 'file'))).rejects.toThrow(/: it is a file, not a folder\. Set DATA_DIR/);
});

test('says so when the cluster was created by another version, or has another password', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await start(dataDir);
  await first.stop();
  await writeFile(join(dataDir, 'secrets', 'postgres-password'), 'another\n');
  await expect(start(dataDir)).rejects.toThrow(/^The password in .*postgres-password does not match the database/);
  await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
  await expect(start(dataDir)).rejects.toThrow(/was created by PostgreSQL 14, but this is PostgreSQL 18/);
});

test('only one process may claim the folder, whatever happens to its connection', async () => {
  const dataDir = await makePreparedDataDir();
  const { url, stop } = await start(dataDir);
  const claim = await claimDataFolder({ url, dataDir, reviver: none });
  const second = claimDataFolder({ url, dataDir, reviver: none });
  await expect(second).rejects.toBeInstanceOf(FolderInUse);
  await expect(second).rejects.toThrow(
    `Thengisa is already running on ${dataDir} (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
  );

  // Once it is gone, with its lock: a lock seen after that is the new one.
  const cutOff = `select pg_terminate_backend(pid, 20000) from pg_stat_activity where application_name like 'thengisa-claim-%'`;
  expect(await query(url, cutOff)).toEqual([true]);
  await waitFor('the claim to be held again', async () => {
    return (await query(url, "select count(*)::int from pg_locks where locktype = 'advisory' and granted"))[0] === 1;
  });
  await expect(claimDataFolder({ url, dataDir, reviver: none })).rejects.toBeInstanceOf(FolderInUse);
  await claim.stopWith(stop);
});

test('a claim ends with the server, and a crashed server is restarted at its address', async () => {
  const dataDir = await makePreparedDataDir();
  const first = await start(dataDir);
  const claim = await claimDataFolder({ url: first.url, dataDir, reviver: none });
  await claim.stopWith(first.stop);

  const { url, port, stop } = await start(dataDir);
  const again = () => startEmbedded({ dataDir, durable: false, port });
  const said: string[] = [];
  const reviver = createReviver({ dataDir, start: again, onProgress: (message) => said.push(message) });
  const kept = await claimDataFolder({ url, dataDir, reviver });
  await killServer(dataDir);
  await waitFor('it to be back', () => query(url, 'select 1').catch(() => null));
  await waitFor('the claim to be held again', async () => {
    return (await query(url, "select count(*)::int from pg_locks where locktype = 'advisory' and granted"))[0] === 1;
  });
  expect(said).toEqual([
    'The database server stopped unexpectedly; restarting it',
    'The database server is running again',
  ]);
  await kept.stopWith(stop);
});

test("a server that can't be restarted is retried five times, and given up with the reason", async () => {
  let tries = 0;
  const start = async () => {
    tries++;
    throw new Error('The disk is gone.');
  };
  const reviver = createReviver({ dataDir: '/srv/data', start, pauseMs: 1 });
  await expect(reviver.startAgain()).rejects.toThrow(
    'The database server stopped and could not be restarted. The disk is gone. Its log is /srv/data/logs/postgres.log.',
  );
  expect(tries).toBe(5);
});

test('data of a database that is gone is not recreated', async () => {
  const dataDir = await makeDataDir();
  await expect(startEmbedded({ dataDir, port: 1 })).rejects.toThrow(/^The database in .* no longer exists\.$/);
});
