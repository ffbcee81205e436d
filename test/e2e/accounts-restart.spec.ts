import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '#test/support/browser.ts';
import { type ServerProcess, startServerProcess } from '#test/support/server-process.ts';
import { fillSignUp, newEmail } from './account-steps.ts';

const env = { MODE: 'local', DEMO: 'off', AUTH_AUTOCONFIRM: 'true', RATE_LIMITS: 'off' };

let server: ServerProcess;
let successor: ChildProcess | undefined;

test.beforeAll(async () => {
  server = await startServerProcess(env);
});
test.afterAll(async () => {
  await end(successor);
  await server.stop();
});

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The same server again: its address, its data. */
function startAgain(): ChildProcess {
  const { port, hostname } = new URL(server.url);
  return spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, ...env, HOST: hostname, PORT: port, DATA_DIR: server.dataDir },
    stdio: 'ignore',
  });
}

test('a session outlives the server, also when it has to be refreshed while there is none', async ({ page }) => {
  await page.goto(`${server.url}/auth?portal=rep&tab=signup`);
  await fillSignUp(page, { email: newEmail() });
  await expect(page).toHaveURL(/\/rep-portal$/);

  await end(server.child);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('thengisa-auth') ?? '{}');
    localStorage.setItem('thengisa-auth', JSON.stringify({ ...kept, expires_at: 1 }));
  });
  const attempts: number[] = [];
  page.on(
    'requestfailed',
    (request) => request.url().includes('grant_type=refresh_token') && attempts.push(Date.now()),
  );
  await page
    .getByRole('link', { name: /^(My Applications|Applied)$/ })
    .first()
    .click();
  // The client tries again by itself, after 200 ms, then 400 ms, and so on.
  await expect.poll(() => attempts.length).toBeGreaterThan(2);

  successor = startAgain();
  const applications = page.getByRole('heading', { name: 'You have not applied for a job yet' });
  await expect(applications).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/rep-portal\?tab=my-applications$/);
  await page.reload();
  await expect(applications).toBeVisible();
});
