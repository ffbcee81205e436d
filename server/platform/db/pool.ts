import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** Drizzle on the pool, or on one connection inside a transaction. */
export type Db = NodePgDatabase;

/** The server's own limit comes first; ours is for a server that has fallen silent. */
const statementTimeoutMs = 15_000;
const silenceMs = 20_000;

interface PoolLimits {
  /** How long a connection, and then an answer, may take. */
  readonly answerWithinMs?: number;
}

/** Opens a pool of at most `size` connections. The timeouts keep one stuck statement from holding a connection for good. */
export function openPool(
  url: string,
  size: number,
  onError: (error: Error) => void,
  { answerWithinMs }: PoolLimits = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: answerWithinMs ?? 10_000,
    query_timeout: answerWithinMs ?? silenceMs,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'thengisa',
  });
  // An idle connection that the server drops must not take the process down; the pool replaces it.
  pool.on('error', onError);
  // One that breaks while it is lent says so here as well, and would take the process down too; whoever uses it is told by
  // the query that fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const onPool = new WeakMap<pg.Pool, Db>();
const onClient = new WeakMap<pg.PoolClient, Db>();

/** The same Drizzle instance for the same pool, so that prepared queries are built once. */
export function dbOfPool(pool: pg.Pool): Db {
  let db = onPool.get(pool);
  if (!db) {
    db = drizzle(pool);
    onPool.set(pool, db);
  }
  return db;
}

/** The same Drizzle instance for the same connection, for as long as the pool keeps it. */
export function dbOfClient(client: pg.PoolClient): Db {
  let db = onClient.get(client);
  if (!db) {
    db = drizzle(client);
    onClient.set(client, db);
  }
  return db;
}
