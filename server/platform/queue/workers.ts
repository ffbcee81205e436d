import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type JobResult, PgBoss } from 'pg-boss';
import { markTrouble } from '../db/database-trouble.ts';
import type { DatabaseWatch } from '../db/database-watch.ts';
import type { Logger } from '../log.ts';
import { runTask } from './run-task.ts';
import type { AnyTask, TaskContext } from './task.ts';

/** How long running jobs may take when the process stops, in milliseconds. */
const patience = 25_000;

const mostMerged = 100;

/** Observes each attempt at a task, and passes on how its jobs ended. */
export type WatchAttempt = (task: string, attempt: () => Promise<JobResult[]>) => Promise<JobResult[]>;

interface WorkersSettings {
  readonly connectionString: string;
  readonly databaseWatch: Pick<DatabaseWatch, 'clientOf'>;
  readonly tasks: readonly AnyTask[];
  readonly context: TaskContext;
  readonly log: Logger;
  readonly watch: WatchAttempt;
}

/** Starts working on every task and running the schedules. Resolves with what stops it again. */
export async function startWorkers(settings: WorkersSettings): Promise<() => Promise<void>> {
  const { connectionString, databaseWatch, tasks, log } = settings;
  // pg-boss passes it on to its pool.
  const ofPool = { Client: databaseWatch.clientOf(pg.Client) };
  const boss = new PgBoss({
    ...ofPool,
    connectionString,
    application_name: 'thengisa tasks',
    max: 4,
    useListenNotify: true,
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
  });
  boss.on('error', (error) => log.error({ err: markTrouble(error), reason: error.message }, 'the queue failed'));
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue warns'));
  await boss.start();
  await keepSchedules(boss, tasks);
  for (const task of tasks) {
    for (let worker = 0; worker < (task.concurrency ?? 1); worker++) await startWorker(boss, task, settings);
  }
  return async () => {
    const finished = Promise.all(tasks.map(({ name }) => boss.offWork(name)));
    await Promise.race([finished, delay(patience, undefined, { ref: false })]);
    // Running jobs are released: another process, or the next start, retries them.
    await boss.stop({ graceful: false });
  };
}

async function startWorker(boss: PgBoss, task: AnyTask, { context, log, watch }: WorkersSettings): Promise<void> {
  const batchSize = task.merge ? mostMerged : 1;
  const workerId = await boss.work(
    task.name,
    // A job that becomes due by the clock is not announced: polling is for that, and for a lost announcement.
    { perJobResults: true, batchSize, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 },
    async ([first, ...more]) => {
      const results = first ? await watch(task.name, () => runTask(task, context, [first, ...more], log)) : [];
      // Jobs added by one transaction are announced once: look for the next one before going back to sleep.
      boss.notifyWorker(workerId);
      return results;
    },
  );
}

async function keepSchedules(boss: PgBoss, tasks: readonly AnyTask[]): Promise<void> {
  for (const { name, cron } of tasks) {
    if (cron) await boss.schedule(name, cron, {}, { tz: 'Africa/Johannesburg', missed: 'once' });
  }
  for (const { name } of await boss.getSchedules()) {
    if (!tasks.some((task) => task.name === name && task.cron)) await boss.unschedule(name);
  }
}
