import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { describeSchema } from './describe-schema.ts';
import { readNouns } from './nouns.ts';
import { readCatalogue } from './read-catalogue.ts';

const schemaFile = fileURLToPath(new URL('../../../db/schema.sql', import.meta.url));

const heading = `-- What the migrations make, by table: written by \`npm run db -- schema\`, and compared with them by a test. Not here are the rows that
-- they add, schema_migrations, the months of admin_audit, and the schema pgboss, which the queue makes itself.

-- Functions mention tables that come further down.
set local check_function_bodies = off;

`;

/** Writes db/schema.sql from an empty database on a server of its own, which has run the migrations. */
export async function writeSchema(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thengisa-schema-'));
  try {
    const server = await startEmbedded({ dataDir, durable: false });
    try {
      await migrate(server.url);
      await writeFile(schemaFile, await schemaOf(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  console.log('Wrote db/schema.sql.');
}

/** The db/schema.sql of a database. */
export async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return heading + describeSchema(await readCatalogue(client), await readNouns());
  } finally {
    await client.end();
  }
}

export async function readSchemaFile(): Promise<string> {
  return readFile(schemaFile, 'utf8');
}
