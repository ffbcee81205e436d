import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
import { takeTurnsAtStart, type Waiting } from '../db/take-turns-at-start.ts';
import type { AnyTask } from './task.ts';

const day = 86_400;

interface Place {
  readonly pool: pg.Pool;
  /** Of the database itself, for the lock that a pooler may not keep. */
  readonly url: string;
}

/** Creates the missing parts of pg-boss's schema and the missing queues, one for each task, however many processes start together. */
export async function installQueues(
  { pool, url }: Place,
  tasks: readonly AnyTask[],
  waiting: Waiting = {},
): Promise<void> {
  // As nearly always: then no lock is needed.
  if (await areInstalled(pool, tasks)) return;
  await takeTurnsAtStart(url, 'the setup of the queues', () => install(url, tasks), waiting);
}

async function areInstalled(pool: pg.Pool, tasks: readonly AnyTask[]): Promise<boolean> {
  const boss = new PgBoss({ db: on(pool), migrate: false, supervise: false, schedule: false });
  boss.on('error', () => {});
  try {
    await boss.start();
    const known = await queuesOf(boss);
    return tasks.every((task) => hasSettings(known.get(task.name), task));
  } catch {
    // No schema, or an older one; for a database that does not answer, the setup has the better message.
    return false;
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
}

async function install(connectionString: string, tasks: readonly AnyTask[]): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'thengisa queue setup' });
  client.on('error', () => {});
  await client.connect();
  try {
    const boss = new PgBoss({ db: on(client), supervise: false, schedule: false });
    let failure: Error | undefined;
    boss.on('error', (error) => {
      failure = error;
    });
    await boss.start();
    const known = await queuesOf(boss);
    for (const task of tasks) {
      const queue = known.get(task.name);
      if (queue === undefined) await boss.createQueue(task.name, settingsOf(task));
      else if (!hasSettings(queue, task)) await boss.updateQueue(task.name, settingsOf(task));
    }
    await boss.stop({ graceful: false, close: false });
    if (failure) throw failure;
  } finally {
    await client.end();
  }
}

const on = (database: pg.Pool | pg.Client) => ({
  executeSql: (text: string, values?: unknown[]) => database.query(text, values),
});

async function queuesOf(boss: PgBoss): Promise<Map<string, QueueResult>> {
  return new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
}

function settingsOf(task: AnyTask) {
  return {
    retryLimit: task.retryLimit,
    retryDelay: task.retryDelaySeconds,
    retryBackoff: task.retryBackoff,
    // A worker that was killed stops its heartbeat, and its job is retried a minute or so later.
    heartbeatSeconds: 30,
    expireInSeconds: 900,
    // Jobs hold personal data, so they are stored no longer than it takes to look into a failure.
    deleteAfterSeconds: day,
    notify: true,
  };
}

function hasSettings(queue: QueueResult | undefined, task: AnyTask): boolean {
  if (queue === undefined) return false;
  const settings = settingsOf(task);
  const current = Object.fromEntries(Object.keys(settings).map((key) => [key, queue[key as keyof QueueResult]]));
  return isDeepStrictEqual(current, settings);
}
