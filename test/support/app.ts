import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '#server/app/create-app.ts';
import { openServices, type Services } from '#server/app/open-services.ts';
import { addressOf } from '#server/platform/db/database-address.ts';
import { readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { openTracing } from '#server/platform/tracing/open-tracing.ts';
import { createTestDatabase, type TestDatabase, untilIdle } from './database.ts';
import { makeScratchFolder } from './scratch.ts';

export type TestApp = {
  /** Its URL, without a trailing slash. */
  url: string;
  /** Its open resources: pool, transactions, mailer. */
  services: Services;
  database: TestDatabase;
  /** Closes all connections to it, waits until it is idle, and removes its uploaded files. */
  rest(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  /** Environment variables, as in .env.example; they override the defaults for tests. */
  env?: Record<string, string>;
  /** A database that outlives the app, or that two apps share. By default the app gets its own. */
  database?: TestDatabase;
  /** false: tasks are added, and no worker runs them. */
  work?: boolean;
  /** Called when the app can't go on. */
  onLost?: (error: unknown) => void;
};

/** Defaults for tests. */
export const suitable = {
  MODE: 'local',
  SITE_URL: 'http://thengisa.test',
  // Several apps may share a database.
  SECRET_KEY: 'a secret of the tests, and of no installation',
  DOCUMENTS_KEY: Buffer.alloc(32, 7).toString('base64'),
  DATABASE_POOL: '5',
  AUTH_AUTOCONFIRM: 'true',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'silent',
};

/** The real application, listening on a free port, with its own pool, queue and data folder. */
export async function startTestApp({ env = {}, database, work = true, onLost }: Options = {}): Promise<TestApp> {
  const dataDir = await makeScratchFolder();
  const opened = database ?? (await createTestDatabase());
  const settings = readEnv({ ...suitable, ...env, DATA_DIR: dataDir, DATABASE_URL: opened.url });
  const tracing = await openTracing(settings.tracesUrl, settings.process);
  const services = await openServices({
    env: settings,
    database: addressOf(opened.url),
    log: createLog(settings.logLevel),
    tracing,
    ...(onLost && { onLost }),
  });
  const app = await createApp(services);
  if (work) await services.startWork();
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    services,
    database: opened,
    async rest() {
      app.server.closeAllConnections();
      await untilIdle(services.pool);
      await opened.rest();
      await removeFilesIn(dataDir);
    },
    async close() {
      await app.close();
      await services.close();
      await tracing.stop();
      if (!database) await opened.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Its folders and keys stay: it created them when it started. */
async function removeFilesIn(dataDir: string): Promise<void> {
  const found = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile() && one.parentPath !== dataDir);
  await Promise.all(files.map((one) => rm(join(one.parentPath, one.name), { force: true })));
}
