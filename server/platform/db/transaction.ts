import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { EventKind } from '../events/event-kind.ts';
import { Refusal } from '../refusal.ts';
import { beginOn, type Db, dbOfClient } from './pool.ts';

/** One unit of work, committed together or not at all; also when it ends in a Refusal that keeps its writes. */
export interface Tx {
  readonly db: Db;
  /** Enqueues a background task that exists only once this transaction is committed. */
  readonly enqueue: <Data extends object>(
    task: string,
    data: Data,
    options?: { startAfterSeconds?: number },
  ) => Promise<void>;
  /** Records an event, and lets other features react inside this transaction. */
  readonly emit: <Payload extends object>(kind: EventKind<Payload>, payload: Payload) => Promise<void>;
  /** The same for many events of a kind, without a query for each. */
  readonly emitAll: <Payload extends object>(kind: EventKind<Payload>, payloads: readonly Payload[]) => Promise<void>;
  /**
   * Notifies every process that listens on the channel, once committed. Listeners of `ownNotices` in this process have run before the answer goes
   * out: PostgreSQL's notification arrives a moment later.
   */
  readonly notify: (channel: string, payload: string) => void;
  /** A statement that was sent and is not awaited before the commit: its failure fails the transaction. */
  readonly inPassing: (statement: Promise<unknown>) => void;
}

export type RunTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Adds a job on the connection of an open transaction: it exists only when that transaction is committed. Resolves once sent to the database. */
export type EnqueueIn = (
  on: { readonly client: pg.PoolClient; readonly inPassing: Tx['inPassing'] },
  task: string,
  data: object,
  options?: { startAfterSeconds?: number },
) => Promise<void>;

/** Stores the events and runs the reactions wired to them. */
export type EmitIn = <Payload extends object>(
  tx: Tx,
  kind: EventKind<Payload>,
  payloads: readonly Payload[],
) => Promise<void>;

// serialization_failure, deadlock_detected: PostgreSQL asks for a retry of the whole transaction.
const retryable = new Set(['40001', '40P01']);
const attempts = 3;
// in_failed_sql_transaction: an earlier statement failed.
const followsFailure = '25P02';

export function postgresCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause instanceof pg.DatabaseError ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause.code : undefined;
}

async function causeOf(error: unknown, passing: readonly Promise<unknown>[]): Promise<unknown> {
  if (postgresCode(error) !== followsFailure) return error;
  const failed = (await Promise.allSettled(passing)).find(({ status }) => status === 'rejected');
  return failed?.status === 'rejected' ? failed.reason : error;
}

type Notice = [channel: string, payload: string];

/** Not awaited: unhandled, its rejection would end the process. */
function throwByItself(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}

/** @param onDeaf takes what a listener of `ownNotices` throws */
export function transactionsOn(
  pool: pg.Pool,
  enqueueIn: EnqueueIn,
  emitIn: EmitIn,
  ownNotices = new EventEmitter(),
  onDeaf: (error: unknown) => void = throwByItself,
): RunTransaction {
  // Committed work stays so, and a caller who got an error would retry it.
  function publish(notice: Notice): void {
    try {
      ownNotices.emit(...notice);
    } catch (error) {
      onDeaf(error);
    }
  }

  async function once<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const client = await pool.connect();
    let broken: Error | undefined;
    const passing: Promise<void>[] = [];
    const notices: Notice[] = [];
    const inPassing = (statement: Promise<unknown>) => {
      // Drizzle sends a query each time `then` is called.
      const answered = statement.then(() => {});
      passing.push(answered);
      // Where the work fails first, that is the error.
      answered.catch(() => {});
    };
    let result: T | undefined;
    let refusal: Refusal | undefined;
    try {
      inPassing(client.query(beginOn(pool)));
      const tx: Tx = {
        db: dbOfClient(client),
        enqueue: (task, data, options) => enqueueIn({ client, inPassing }, task, data, options),
        emit: (kind, payload) => emitIn(tx, kind, [payload]),
        emitAll: (kind, payloads) => emitIn(tx, kind, payloads),
        notify(...notice) {
          inPassing(client.query('select pg_notify($1, $2)', notice));
          notices.push(notice);
        },
        inPassing,
      };
      try {
        result = await work(tx);
      } catch (error) {
        if (!(error instanceof Refusal && error.keepsWrites)) throw error;
        refusal = error;
      }
      await Promise.all(passing);
      // After a statement that failed, PostgreSQL answers a commit with a rollback, and not with an error.
      const { command } = await client.query('commit');
      if (command !== 'COMMIT') throw new Error('Nothing was committed: a statement of the transaction had failed');
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError;
      });
      throw await causeOf(error, passing);
    } finally {
      // A connection that could not roll back is in an unknown state: the pool must not hand it out again.
      client.release(broken);
    }
    for (const notice of notices) publish(notice);
    if (refusal) throw refusal;
    return result as T;
  }

  return async (work) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work);
      } catch (error) {
        if (attempt === attempts || !retryable.has(postgresCode(error) ?? '')) throw error;
      }
    }
  };
}
