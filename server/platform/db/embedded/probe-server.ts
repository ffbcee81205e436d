import { open } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { OWNER } from './create-cluster.ts';

const DATABASE = 'thengisa';

/**
 * ours: a server of this very cluster, its database there. busy: starting, recovering or stopping. silent: no answer. denied: our password is
 * refused. stranger: a server of another cluster.
 */
export type Probe = 'ours' | 'busy' | 'silent' | 'denied' | 'stranger';

export function serverUrl(port: number, password: string, database: string = DATABASE): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Asks the server on `port` whether it serves this cluster, and makes sure that it holds the app's database. */
export async function probeServer(clusterDir: string, port: number, password: string): Promise<Probe> {
  const client = new pg.Client({
    connectionString: serverUrl(port, password, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ identifier: string; database: boolean }>(
      `select system_identifier::text as identifier, exists (select from pg_database where datname = $1) as database
       from pg_control_system()`,
      [DATABASE],
    );
    if (rows[0]?.identifier !== (await systemIdentifier(clusterDir))) return 'stranger';
    if (!rows[0].database) await createDatabase(client);
    return 'ours';
  } catch (error) {
    return probeOf((error as { code?: string }).code);
  } finally {
    await client.end().catch(() => {});
  }
}

function probeOf(code: string | undefined): Probe {
  if (code === '28P01' || code === '28000') return 'denied';
  // 57P03: starting, recovering or stopping. 57P01 and a closed connection: it was just asked to stop. 53300: full.
  if (code === '57P03' || code === '57P01' || code === 'ECONNRESET' || code === '53300') return 'busy';
  return 'silent';
}

async function createDatabase(client: pg.Client): Promise<void> {
  await client.query(`create database ${DATABASE}`).catch((error: { code?: string }) => {
    // Another start was first: duplicate_database, or the same seen as a unique violation.
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}

/** The number PostgreSQL gave this cluster when it was made: the first eight bytes of its control file. */
async function systemIdentifier(clusterDir: string): Promise<string> {
  const file = await open(join(clusterDir, 'global', 'pg_control'), 'r');
  try {
    const buffer = Buffer.alloc(8);
    await file.read(buffer, 0, 8, 0);
    return buffer.readBigInt64LE().toString();
  } finally {
    await file.close();
  }
}
