import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { PgBoss, type QueueResult } from 'pg-boss';
import { takeTurnsAtStart, type Waiting } from '../db/take-turns-at-start.ts';
import type { AnyTask } from './task.ts';

const day = 86_400;

/** Creates pg-boss's schema, and one queue for each task, however many processes start at once. */
export async function installQueues(url: string, tasks: readonly AnyTask[], waiting: Waiting = {}): Promise<void> {
  await takeTurnsAtStart(url, 'the setup of the queues', () => install(url, tasks), waiting);
}

async function install(connectionString: string, tasks: readonly AnyTask[]): Promise<void> {
  const client = new pg.Client({ connectionString, application_name: 'thengisa queue setup' });
  client.on('error', () => {});
  await client.connect();
  try {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => client.query(text, values) },
      supervise: false,
      schedule: false,
    });
    let failure: Error | undefined;
    boss.on('error', (error) => {
      failure = error;
    });
    await boss.start();
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
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

function settingsOf(task: AnyTask) {
  return {
    retryLimit: task.retryLimit,
    retryDelay: task.retryDelaySeconds,
    retryBackoff: task.retryBackoff,
    // A worker that was killed stops beating, and its job is tried again a minute or so later.
    heartbeatSeconds: 30,
    expireInSeconds: 900,
    // Jobs hold personal data, so they do not stay longer than it takes to look into a failure.
    deleteAfterSeconds: day,
    notify: true,
  };
}

function hasSettings(queue: QueueResult, task: AnyTask): boolean {
  const settings = settingsOf(task);
  const current = Object.fromEntries(Object.keys(settings).map((key) => [key, queue[key as keyof QueueResult]]));
  return isDeepStrictEqual(current, settings);
}
