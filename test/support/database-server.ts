import { randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { backgroundWork } from '#server/app/schedule.ts';
import { loadCourses } from '#server/features/courses/content/commands/load-courses.ts';
import { coursesFolder } from '#server/features/courses/content/services/read-folder.ts';
import { openGateway } from '#server/features/payments/gateway/open-gateway.ts';
import { isAlive, isServerOf, readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { readEnv } from '#server/platform/env.ts';
import { openPusher } from '#server/platform/push/pusher.ts';
import { deriveVapidKeys } from '#server/platform/push/vapid-keys.ts';
import { installQueues } from '#server/platform/queue/install-queues.ts';
import { makeScratchFolder, scratch } from './scratch.ts';

export type DatabaseServer = {
  /** A database for administrative statements, such as CREATE DATABASE. */
  adminUrl: string;
  /** The name prefix of this run's databases; the one with exactly this name is the template. */
  template: string;
  /** PostgreSQL's clone strategy: by file is faster, but waits for the disk on a server that syncs each file. */
  strategy: 'file_copy' | 'wal_log';
};

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer;
  }
}

type Running = DatabaseServer & { stop(): Promise<void> };

/** Vitest runs this file once per project, all in one process: they share one server. */
const run = globalThis as { testDatabaseServer?: Promise<Running> };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  run.testDatabaseServer ??= startDatabaseServer();
  const { stop, ...server } = await run.testDatabaseServer;
  project.provide('databaseServer', server);
  return stop;
}

/** One per test run, with its clones. */
export async function startDatabaseServer(): Promise<Running> {
  const given = process.env.TEST_DATABASE_URL;
  const server: Server = given
    ? { adminUrl: given, strategy: 'wal_log', stop: async () => {} }
    : await startThrowaway();
  const template = `thengisa_test_${randomBytes(4).toString('hex')}`;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= dropAll(server.adminUrl, template).finally(server.stop);
    return stopping;
  };

  try {
    await orderServer(server.adminUrl, `create database ${template}`);
    await prepareDatabase(withDatabase(server.adminUrl, template));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...server, template, stop };
}

/** The queues' names don't depend on them. */
const anySettings = {
  pusher: openPusher({ keys: deriveVapidKeys(''), subject: '' }),
  mailDir: '',
  siteUrl: 'http://thengisa.test',
  allowedRedirects: [],
  secretKey: randomBytes(32).toString('hex'),
  autoconfirm: true,
  rateLimits: false,
  passwordMinimum: 8,
};

const { payfast } = readEnv({});
const anyPayments = { ...anySettings, payfast, gateway: openGateway(payfast) };

/** Adds what every start of the app would add to an empty database, so that test apps start fast. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url);
  const { tasks } = backgroundWork(anySettings, { documentsDays: 365 }, anyPayments, url);
  await withPool(url, async (pool) => {
    await installQueues({ pool, url }, tasks);
    await ensureReferenceData(pool);
  });
}

const nothingElse = async () => {};

/** Adds the courses too, for processes: the first start on a database would read them all, which takes as long as everything else in it. */
export function publishCourses(url: string): Promise<void> {
  return withPool(url, async (pool) => {
    const transaction = transactionsOn(pool, nothingElse, nothingElse);
    await loadCourses({ db: dbOfPool(pool), transaction }, coursesFolder);
  });
}

async function withPool(url: string, fill: (pool: pg.Pool) => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url });
  // Its `end` returns before its connections are closed, and one of them may still receive the server's shutdown.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await fill(pool);
  await pool.end();
}

type Server = Omit<Running, 'template'>;

async function startThrowaway(): Promise<Server> {
  for (const name of await readdir(scratch)) await removeLeftover(join(scratch, name));
  const dataDir = await makeScratchFolder();
  const server = await startEmbedded({ dataDir, durable: false });
  // An interrupted run exits without calling what `setup` returned.
  const running = await readPostmaster(join(dataDir, 'postgres'));
  const cut = () => running && process.kill(running.pid, 'SIGQUIT');
  process.once('exit', cut);
  return {
    adminUrl: server.url,
    strategy: 'file_copy',
    async stop() {
      process.off('exit', cut);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A killed run leaves its folder behind, and perhaps a running server. */
async function removeLeftover(folder: string): Promise<void> {
  const maker = /thengisa-test-(\d+)-\w+$/.exec(folder)?.[1];
  if (!maker || (await isAlive(Number(maker)))) return;
  const clusterDir = join(folder, 'postgres');
  const running = await readPostmaster(clusterDir);
  if (running && (await isServerOf(clusterDir, running.pid))) process.kill(running.pid, 'SIGQUIT');
  await rm(folder, { recursive: true, force: true });
}

/** A separate database, migrated, with only the reference tables filled. Returns its URL. */
export async function cloneDatabase({ adminUrl, template, strategy }: DatabaseServer): Promise<string> {
  const name = `${template}_${randomBytes(6).toString('hex')}`;
  await orderServer(adminUrl, `create database ${name} template ${template} strategy ${strategy}`);
  return withDatabase(adminUrl, name);
}

async function dropAll(adminUrl: string, template: string): Promise<void> {
  const names = await order<{ datname: string }>(
    adminUrl,
    `select datname from pg_database where datname = '${template}' or datname like '${template}\\_%'`,
  );
  for (const { datname } of names) await orderServer(adminUrl, `drop database if exists ${datname} with (force)`);
}

const admins = new Map<string, pg.Pool>();

/** CREATE and DROP DATABASE can't run in transactions. The connection is reused for the next one. */
export async function orderServer(adminUrl: string, statement: string): Promise<void> {
  let admin = admins.get(adminUrl);
  if (!admin) {
    admin = new pg.Pool({ connectionString: adminUrl, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
    // The server stops before the processes that sent it statements.
    admin.on('error', () => {});
    admins.set(adminUrl, admin);
  }
  await admin.query(statement);
}

/** One statement on a separate connection, which never delays dropping the database afterwards. */
export async function order<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}
