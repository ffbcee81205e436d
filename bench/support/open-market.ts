import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type SeedSizes, seedMarket } from '#scripts/seed/seed-market.ts';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';

export interface Market {
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  readonly dataDir: string;
  readonly secretKey: string;
}

const usual: SeedSizes = { businesses: 2_000, reps: 20_000, jobs: 100_000, applications: 100_000 };

/** A database server of its own, as durable as a real one, with a market of 100 000 jobs or another size. Thrown away by `closing`. */
export async function openMarket(closing: AsyncDisposableStack, sizes: SeedSizes = usual): Promise<Market> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thengisa-bench-'));
  closing.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbedded({ dataDir, durable: true });
  closing.defer(server.stop);
  const pool = new pg.Pool({ connectionString: server.url, max: 2 });
  // A connection that is still being closed may hear that the server stops.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  closing.defer(() => pool.end());
  await migrate(server.url);
  await ensureReferenceData(pool);
  const quiet = () => {};
  await seedMarket(server.url, sizes, quiet);
  // What autovacuum would have done by the time a market has grown this large.
  await pool.query('vacuum (analyze)');
  return { databaseUrl: server.url, pool, dataDir, secretKey: randomBytes(32).toString('base64url') };
}
