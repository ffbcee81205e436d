import { expect, test } from 'vitest';
import { openTestApp } from '#test/support/open-apps.ts';
import { createApp } from './create-app.ts';
import { warmUp } from './warm-up.ts';

const { services } = await openTestApp({ own: true });

test('a process that was warmed up has connections and the page of jobs before its first request', async () => {
  const app = await createApp(services);
  await app.ready();
  await warmUp(app, services.pool);
  expect(services.pool.totalCount).toBeGreaterThanOrEqual(4);
  // Kept from then.
  await services.pool.query('alter table jobs rename to jobs_elsewhere');
  const page = await app.inject({ method: 'GET', url: '/jobs', headers: { accept: 'text/html' } });
  await services.pool.query('alter table jobs_elsewhere rename to jobs');
  expect(page.statusCode).toBe(200);
  await app.close();
});
