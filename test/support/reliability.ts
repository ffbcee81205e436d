import { reliabilityApi } from '#contract/trust/reliability.ts';
import { reliabilityTasks } from '#server/features/trust/reliability/tasks.ts';
import type { TestApp } from './app.ts';
import type { Person } from './people.ts';

interface Job {
  readonly id: string;
  readonly name: string;
  readonly data: never;
}

/** Adds the entries of all that happened, in an app without background work. */
export async function recordPending({ services, database }: TestApp): Promise<void> {
  const { rows } = await database.pool.query<Job>(
    'select id, name, data from pgboss.job where name = any($1) order by created_on, id',
    [reliabilityTasks.map(({ name }) => name)],
  );
  for (const job of rows) {
    const attempt = { jobId: job.id, number: 1, signal: AbortSignal.timeout(30_000) };
    await reliabilityTasks.find(({ name }) => name === job.name)?.run(services, job.data, attempt);
    await database.pool.query('delete from pgboss.job where id = $1', [job.id]);
  }
}

/** A rep's figure and entries, oldest first. */
export async function reliabilityOfRep(app: TestApp, { call }: Person) {
  await recordPending(app);
  const { items } = await call(reliabilityApi.entriesOfRep, { query: {} });
  return { ...(await call(reliabilityApi.ofRep, {})), entries: items.toReversed() };
}

/** A business's figure and entries, oldest first. */
export async function reliabilityOfBusiness(app: TestApp, { call }: Person) {
  await recordPending(app);
  const { items } = await call(reliabilityApi.entriesOfBusiness, { query: {} });
  return { ...(await call(reliabilityApi.ofBusiness, {})), entries: items.toReversed() };
}
