import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseWatch } from './database-watch.ts';
import { GatheringClient } from './gathering-client.ts';
import { type WatchStatement, watchedClient } from './watched-client.ts';

/** Drizzle on the pool, or on one connection inside a transaction. */
export type Db = NodePgDatabase;

/** Timeouts that the server itself enforces on our connections, in milliseconds. */
export const sessionLimits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 30_000 };

/** Ours is longer: it is for a single connection that has fallen silent. */
const silenceMs = 20_000;

interface PoolSettings {
  /** The address leads to a transaction pooler such as PgBouncer. */
  readonly pooler?: boolean;
  readonly watch?: WatchStatement | null;
  /** Ends its connections, and opens none, while the database is away. */
  readonly database?: Pick<DatabaseWatch, 'clientOf'>;
}

/** Settings that each transaction makes, since a pooler does not take them at connect. */
const throughPooler = new WeakSet<pg.Pool>();

/** A prepared statement exists on one connection of the pooler, and the next statement may get another. */
class NamelessClient extends GatheringClient {
  override query(config: unknown, ...more: unknown[]): never {
    const named = typeof config === 'object' && config !== null && 'name' in config && 'text' in config;
    const ask = super.query as (...given: unknown[]) => never;
    return ask.call(this, named ? { ...config, name: undefined } : config, ...more);
  }
}

/** Opens a pool of at most `size` connections. The timeouts keep one stuck statement from holding a connection for good. */
export function openPool(
  url: string,
  size: number,
  onError: (error: Error) => void,
  { pooler = false, watch = null, database }: PoolSettings = {},
): pg.Pool {
  const Sending = pooler ? NamelessClient : GatheringClient;
  const Plain = database?.clientOf(Sending) ?? Sending;
  const pool = new pg.Pool({
    Client: watch ? watchedClient(Plain, watch) : Plain,
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    query_timeout: silenceMs,
    keepAlive: true,
    idleTimeoutMillis: 60_000,
    // Statements issued before the last answer are sent immediately: in a transaction, `begin` with its first statement.
    pipeline: true,
    ...(pooler ? {} : sessionLimits),
    application_name: 'thengisa',
  });
  if (pooler) throughPooler.add(pool);
  // An idle connection that the server drops must not take the process down; the pool replaces it.
  pool.on('error', onError);
  // A connection that breaks while checked out emits here as well, and would take the process down too; its user gets the error from the failing
  // query.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

const onPool = new WeakMap<pg.Pool, Db>();
const onClient = new WeakMap<pg.PoolClient, Db>();

/** Returns the same Drizzle instance for the same pool, so that prepared queries are built once. */
export function dbOfPool(pool: pg.Pool): Db {
  let db = onPool.get(pool);
  if (!db) {
    db = drizzle(pool);
    onPool.set(pool, db);
  }
  return db;
}

/** Returns the same Drizzle instance for the same connection, for as long as the pool keeps it. */
export function dbOfClient(client: pg.PoolClient): Db {
  let db = onClient.get(client);
  if (!db) {
    db = drizzle(client);
    onClient.set(client, db);
  }
  return db;
}

const beginWithLimits = [
  'begin',
  ...Object.entries(sessionLimits).map(([name, value]) => `set local ${name} = ${value}`),
];

/** The statements that begin a transaction on a connection of the pool. */
export function beginOn(pool: pg.Pool): string {
  return throughPooler.has(pool) ? beginWithLimits.join('; ') : 'begin';
}
