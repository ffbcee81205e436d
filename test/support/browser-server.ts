import { startServerProcess } from './server-process.ts';

/** Before the browser tests: one server for all of them. Each test signs up people of its own. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startServerProcess({
    MODE: 'local',
    DEMO: 'off',
    AUTH_AUTOCONFIRM: 'true',
    RATE_LIMITS: 'off',
  });
  // Playwright's workers are started after this, inherit it, and read it as the configuration's baseURL.
  process.env.BROWSER_TEST_URL = server.url;
  // Administrators are made by a command on the machine.
  process.env.BROWSER_TEST_DATA_DIR = server.dataDir;
  return server.stop;
}
