import {
  cloneDatabase,
  type DatabaseServer,
  publishCourses,
  startDatabaseServer,
  withDatabase,
} from './database-server.ts';
import { type ServerEnvironment, type ServerProcess, startServerProcess } from './server-process.ts';

/** Before the browser tests: one server for all of them. Each test signs up its own users. */
export default async function setup(): Promise<() => Promise<void>> {
  const databases = await startDatabaseServer();
  await publishCourses(withDatabase(databases.adminUrl, databases.template));
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

/** An empty database like that of the server under test. */
export function cloneTestDatabase(): Promise<string> {
  const databases: DatabaseServer = JSON.parse(process.env.BROWSER_TEST_DATABASES ?? '');
  return cloneDatabase(databases);
}

/** Another server, for a test that needs a different one; on its own database unless one is given. */
export async function startServerLike(changes: ServerEnvironment, given?: string): Promise<ServerProcess> {
  const databaseUrl = given ?? (await cloneTestDatabase());
  return startServerProcess((port) => ({
    ...environment,
    DATABASE_URL: databaseUrl,
    ...(typeof changes === 'function' ? changes(port) : changes),
  }));
}

const environment = { MODE: 'local', DEMO: 'off', AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };
