import { expect, test } from 'vitest';
import { loadCourses } from '#server/features/courses/content/commands/load-courses.ts';
import { coursesFolder } from '#server/features/courses/content/services/read-folder.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Task, TaskContext } from '#server/platform/queue/task.ts';
import { createTestDatabase } from '#test/support/database.ts';
import { demoSecretKey, demoServicesOn } from '#test/support/demo-services.ts';
import { productionEnv } from '#test/support/production.ts';
import { demoTasks } from './demo-work.ts';

const production = { ...productionEnv, SECRET_KEY: 'a secret key that is long enough for it' };

test("a long-running server adds each day's work to its demo", async () => {
  await using closing = new AsyncDisposableStack();
  const database = await createTestDatabase();
  closing.defer(database.close);
  const services = demoServicesOn(database.pool);
  await loadCourses(services, coursesFolder);
  const tasks = demoTasks(readEnv({}), demoSecretKey);
  expect(tasks).toMatchObject([{ name: 'demo.refresh', cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
  const [refresh] = tasks as unknown as Task<object>[];
  const run = () =>
    refresh?.run(
      services as unknown as TaskContext,
      {},
      { jobId: '', number: 1, signal: new AbortController().signal },
    );
  const underWay = async () => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from milestones where status = 'active' and starts_at <= now() and now() < ends_at`,
    );
    return rows[0]?.count;
  };
  await run();
  const first = await underWay();
  expect(first).toBeGreaterThan(0);
  await run();
  expect(await underWay()).toBe(first);
  await database.pool.query(
    `update milestones set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'`,
  );
  expect(await underWay()).toBe(0);
  await run();
  expect(await underWay()).toBeGreaterThan(0);
});

test.each([
  ['production', production],
  ['local mode without one', { DEMO: 'off' }],
])('%s has no demo to refresh', (_, variables) => {
  expect(demoTasks(readEnv(variables), demoSecretKey)).toEqual([]);
});
