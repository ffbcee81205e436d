import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  cloneDatabase,
  type DatabaseServer,
  publishCourses,
  startDatabaseServer,
  withDatabase,
} from './database-server.ts';
import { type ServerEnvironment, type ServerProcess, startServerProcess } from './server-process.ts';

/** Before the browser tests: one server for all of them, and one with the demo. Each test signs up its own users. */
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
  const demo = await offerDemo();
  process.env.BROWSER_TEST_DEMO_URL = demo.url;
  return async () => {
    await demo.stop();
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

interface DemoServer {
  readonly url: string;
  readonly databaseUrl: string;
}

/** The server with the demo, which all workers share: making the demo for each takes minutes. */
export async function findDemoServer(): Promise<DemoServer> {
  const response = await fetch(process.env.BROWSER_TEST_DEMO_URL ?? '');
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as DemoServer;
}

/** Answers where the server with the demo is. It is started by the first request: most runs of a single file need none. */
async function offerDemo(): Promise<{ url: string; stop(): Promise<void> }> {
  let starting: Promise<ServerProcess> | undefined;
  let databaseUrl = '';
  const start = async () => {
    databaseUrl = await cloneTestDatabase();
    return startServerLike({ DEMO: 'on' }, databaseUrl);
  };
  const offer = createServer(async (_request, response) => {
    starting ??= start();
    try {
      const { url } = await starting;
      response.end(JSON.stringify({ url, databaseUrl } satisfies DemoServer));
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => offer.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(offer.address() as AddressInfo).port}`,
    async stop() {
      offer.close();
      offer.closeAllConnections();
      await (await starting?.catch(() => undefined))?.stop();
    },
  };
}

const environment = { MODE: 'local', DEMO: 'off', AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };
