import { expect, test } from 'vitest';
import { systemChecksApi } from '#contract/diagnostics/system-checks.ts';
import { auditOf, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';

const [first, second] = await openTwoTestApps({ work: false });

test('of twenty concurrent retries of a failed task, one succeeds, and is on the record', async () => {
  const emails = [await makeAdmin(first), await makeAdmin(second)] as const;
  const calls = [(await signInAdmin(first, emails[0])).call, (await signInAdmin(second, emails[1])).call] as const;
  await first.services.transaction((tx) => tx.enqueue('platform.sweep', {}));
  const { rows } = await first.database.pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now() where name = 'platform.sweep' returning id`,
  );
  const input = { params: { taskId: rows[0]?.id ?? '' }, body: { task: 'platform.sweep' } };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => calls[turn % 2 === 0 ? 0 : 1](systemChecksApi.retry, input)),
  );
  expect(answers.filter(({ outcome }) => outcome === 'tried again').length).toBe(1);
  const lines = (await Promise.all(emails.map((email) => auditOf(first, email)))).flat();
  expect(lines.filter((line) => line.startsWith('task.retry'))).toEqual(['task.retry done platform.sweep']);
  const jobs = await first.database.pool.query(
    `select state, retry_limit from pgboss.job where name = 'platform.sweep'`,
  );
  const { rows: before } = await first.database.pool.query<{ retry_limit: number }>(
    `select retry_limit from pgboss.queue where name = 'platform.sweep'`,
  );
  expect(jobs.rows).toEqual([{ state: 'retry', retry_limit: (before[0]?.retry_limit ?? 0) + 1 }]);
});
