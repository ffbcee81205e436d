import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type SeedSizes, seedMarket } from '#scripts/seed/seed-market.ts';
import { ensurePrior } from '#server/features/matching/models/commands/ensure-prior.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';

export interface Market {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly dataDir: string;
  readonly secretKey: string;
}

/** An empty database with the reference data. Dropped by `closing`. */
export type NewDatabase = (closing: AsyncDisposableStack) => Promise<string>;

export interface Ground {
  readonly closing: AsyncDisposableStack;
  readonly newDatabase: NewDatabase;
  /** Where size doesn't matter: a market for any requested size, all alike and quick to create. */
  readonly anyMarket: NewDatabase | null;
  readonly say: (what: string) => void;
}

/** A market of that size in a database of its own. Dropped by `closing`. */
export async function openMarket({ newDatabase, anyMarket, closing, say }: Ground, sizes: SeedSizes): Promise<Market> {
  say(`Making a market of ${sizes.jobs.toLocaleString('en-ZA')} jobs`);
  const dataDir = await makeFolder(closing);
  const databaseUrl = await (anyMarket ?? newDatabase)(closing);
  const secretKey = randomBytes(32).toString('base64url');
  if (!anyMarket) await fillMarket({ url: databaseUrl, secretKey }, sizes);
  const pool = openPool(databaseUrl);
  closing.defer(() => pool.end());
  return { databaseUrl, pool, dataDir, secretKey };
}

/** Fills an empty database with the reference data and a market of that size. */
export async function fillMarket(database: Parameters<typeof seedMarket>[0], sizes: SeedSizes): Promise<void> {
  const pool = openPool(database.url);
  const quiet = () => {};
  const nothingElse = async () => {};
  // Popular jobs have hundreds of applicants here.
  await pool.query('alter table jobs alter column takes_all_applicants set default true');
  await seedMarket(database, sizes, quiet);
  await ensurePrior(transactionsOn(pool, nothingElse, nothingElse));
  // As autovacuum would have done by the time a market has grown this large.
  await pool.query('vacuum (analyze)');
  await pool.end();
}

function openPool(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4, pipeline: true });
  // A connection that is still being closed may get an error when the server stops.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

export async function makeFolder(closing: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thengisa-bench-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
