import { cloneDatabase, type DatabaseServer, startDatabaseServer } from './database-server.ts';
import { type ServerEnvironment, type ServerProcess, startServerProcess } from './server-process.ts';

/** Before the browser tests: one server for all of them. Each test signs up people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const databases = await startDatabaseServer();
  const databaseUrl = await cloneDatabase(databases);
  const server = await startServerProcess({ ...environment, DATABASE_URL: databaseUrl });
  // Playwright's workers are started after this, inherit it, and read it as the configuration's baseURL.
  process.env.BROWSER_TEST_URL = server.url;
  process.env.BROWSER_TEST_DATA_DIR = server.dataDir;
  process.env.BROWSER_TEST_DATABASE_URL = databaseUrl;
  process.env.BROWSER_TEST_DATABASES = JSON.stringify(databases);
  return async () => {
    await server.stop();
    await databases.stop();
  };
}

/** Another one, for a test that needs it to be different. */
export async function startServerLike(changes: ServerEnvironment): Promise<ServerProcess> {
  const databases: DatabaseServer = JSON.parse(process.env.BROWSER_TEST_DATABASES ?? '');
  const databaseUrl = await cloneDatabase(databases);
  return startServerProcess((port) => ({
    ...environment,
    DATABASE_URL: databaseUrl,
    ...(typeof changes === 'function' ? changes(port) : changes),
  }));
}

const environment = { MODE: 'local', DEMO: 'off', AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };
