import type { Db } from '../db/pool.ts';
import type { RunTransaction, Tx } from '../db/transaction.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Logger } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';

/** What background work may use. */
export interface TaskContext {
  readonly db: Db;
  readonly transaction: RunTransaction;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly log: Logger;
}

export interface Attempt {
  /** The same for every attempt at one job, so it serves as an idempotency key. */
  readonly jobId: string;
  /** 1 the first time. */
  readonly number: number;
  /** Aborted when the job took longer than 15 minutes, or when the process stops without waiting for it. */
  readonly signal: AbortSignal;
}

interface TaskSettings<Data extends object> {
  readonly name: string;
  /** How many times a failed job is retried. */
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  /** Doubles the delay, with jitter, after each attempt. */
  readonly retryBackoff: boolean;
  /** How many jobs one process works on at the same time; 1 when not given. */
  readonly concurrency?: number;
  /** Merges jobs that wait together into one, which then succeeds, or is retried, for all of them. */
  readonly merge?: (waiting: readonly Data[]) => Data;
  /** Its schedule: five cron fields, in South African time. */
  readonly cron?: string | undefined;
}

export interface Task<Data extends object> extends TaskSettings<Data> {
  readonly run: (context: TaskContext, data: Data, attempt: Attempt) => Promise<void>;
}

/** A task whatever its data, for lists of them. */
export type AnyTask = Omit<Task<never>, 'merge'> & { readonly merge?: (waiting: readonly never[]) => object };

/** Work done in the background, at least once: `run` must bear being repeated after a crash. Data is stored as JSON. */
export function task<Data extends object>(settings: TaskSettings<Data>, run: Task<Data>['run']): Task<Data> {
  return { ...settings, run };
}

/** Adds a job that exists only once the transaction is committed. */
export function enqueue<Data extends object>(
  tx: Tx,
  { name }: Task<Data>,
  data: Data,
  options?: { startAfterSeconds?: number },
): Promise<void> {
  return tx.enqueue(name, data, options);
}

/** Thrown by a task when another attempt cannot help. */
export class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

type ScheduledSettings = Pick<TaskSettings<object>, 'name' | 'cron'> & Partial<Omit<TaskSettings<object>, 'merge'>>;

/** A task that runs on a schedule, with no data. Of the runs missed while no process worked, the last one is caught up. */
export function scheduledTask(
  settings: ScheduledSettings,
  run: (context: TaskContext, signal: AbortSignal) => Promise<unknown>,
): Task<Record<string, never>> {
  const patient = { retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true };
  return {
    ...{ ...patient, ...settings },
    run: async (context, _data, { signal }) => {
      await run(context, signal);
    },
  };
}
