import { once } from 'node:events';
import { expect, test } from '#test/support/browser.ts';
import { startServerLike } from '#test/support/browser-server.ts';
import type { ServerProcess } from '#test/support/server-process.ts';
import { fillSignUp, newEmail } from './account-steps.ts';

let server: ServerProcess;

test.beforeAll(async () => {
  server = await startServerLike({});
});
test.afterAll(() => server.stop());

test('a session outlives the server, also when it has to be refreshed while there is none', async ({ page }) => {
  await page.goto(`${server.url}/auth?portal=rep&tab=signup`);
  await fillSignUp(page, { email: newEmail() });
  await expect(page).toHaveURL(/\/rep-portal$/);

  const ended = once(server.child, 'exit');
  server.child.kill('SIGTERM');
  await ended;
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

  await server.restart();
  const applications = page.getByRole('heading', { name: 'You have not applied for a job yet' });
  await expect(applications).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/rep-portal\?tab=my-applications$/);
  await page.reload();
  await expect(applications).toBeVisible();
});
