import pg from 'pg';
import { reactions } from '#server/app/reactions.ts';
import { type Db, dbOfPool } from '#server/platform/db/pool.ts';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';
import { emitWith } from '#server/platform/events/emit.ts';

/** What the app sends to the database, word by word. */
export interface Statement {
  /** Of the prepared statement; none when it is sent as it is. */
  readonly name?: string;
  readonly text: string;
}

/** Runs a piece of the app on one connection and writes down its statements in order. */
export async function recordStatements(
  url: string,
  run: (services: { db: Db; transaction: RunTransaction }) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((sent: string | pg.QueryConfig, ...rest: unknown[]) => {
      const { name, text } = typeof sent === 'string' ? { name: undefined, text: sent } : sent;
      statements.push({ ...(name && { name }), text });
      return query(sent, ...rest);
    }) as typeof client.query;
  });
  const noTasks = async () => {
    throw new Error('What is measured adds a task now: the bare server has to add it too.');
  };
  try {
    await run({ db: dbOfPool(pool), transaction: transactionsOn(pool, noTasks, emitWith(reactions)) });
  } finally {
    await pool.end();
  }
  return statements;
}
