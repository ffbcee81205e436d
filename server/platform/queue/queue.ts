import { hash } from 'node:crypto';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { DatabaseWatch } from '../db/database-watch.ts';
import type { Waiting } from '../db/take-turns-at-start.ts';
import type { EnqueueIn } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { installQueues } from './install-queues.ts';
import { type Pulse, startPulse } from './pulse.ts';
import type { AnyTask, TaskContext } from './task.ts';
import { startWorkers, type WatchAttempt } from './workers.ts';

export interface Queue {
  readonly enqueueIn: EnqueueIn;
  /** Starts working on jobs. A process that never calls this only adds them. */
  work(context: TaskContext, pulses?: readonly Pulse[]): Promise<void>;
  /** Waits up to 25 seconds for the running jobs. Call it before the pool ends. */
  stop(): Promise<void>;
}

export interface QueueSettings {
  readonly pool: pg.Pool;
  /** Of the database itself: a pooler may not let it listen. */
  readonly connectionString: string;
  readonly databaseWatch: DatabaseWatch;
  /** Every task there is, so that each can be added before any process works on it. */
  readonly tasks: readonly AnyTask[];
  readonly log: Logger;
  readonly watch?: WatchAttempt;
  readonly waiting?: Waiting;
}

export async function openQueue(settings: QueueSettings): Promise<Queue> {
  const {
    pool,
    connectionString,
    databaseWatch,
    tasks,
    log,
    watch = (_task, attempt) => attempt(),
    waiting,
  } = settings;
  await installQueues({ pool, url: connectionString }, tasks, waiting);
  const sender = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  });
  sender.on('error', (error) => log.warn({ err: error }, 'the queue could not be read'));
  await sender.start();
  let stopWorkers = async () => {};
  let endPulses: (() => Promise<void>)[] = [];

  return {
    enqueueIn({ client, inPassing }, task, data, { startAfterSeconds = 0 } = {}) {
      return new Promise<void>((sent, fail) => {
        const db = {
          executeSql(text: string, values?: unknown[]) {
            // Named, so that PostgreSQL plans the insert of a kind of job once for each connection.
            const adding = client.query({ name: `queue ${hash('sha1', text)}`, text, values });
            sent();
            return adding;
          },
        };
        const adding = sender.send(task, data, { db, startAfter: startAfterSeconds });
        adding.catch(fail);
        inPassing(adding);
      });
    },
    async work(context, pulses = []) {
      stopWorkers = await startWorkers({ connectionString, databaseWatch, tasks, context, log, watch });
      endPulses = pulses.map((pulse) => startPulse(pulse, context, log));
    },
    async stop() {
      await Promise.all(endPulses.map((end) => end()));
      await stopWorkers();
      await sender.stop({ graceful: false, close: false });
    },
  };
}
