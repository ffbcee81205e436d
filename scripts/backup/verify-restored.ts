import { join } from 'node:path';
import pg from 'pg';
import { verifyBooks } from '#server/app/verify-books.ts';
import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { verifyTerms } from '#server/features/engagements/terms/queries/verify-terms.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import type { Env } from '#server/platform/env.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { countRows } from './dump-database.ts';
import type { Manifest } from './manifest.ts';

/** What is wrong with a restored installation: its migrations, rows, books, signatures and files. */
export async function verifyRestored(env: Env, manifest: Manifest): Promise<readonly string[]> {
  const database = await openDatabase(env);
  const pool = openPool(database.directUrl, 2, () => {});
  try {
    const { migrations, rows } = await readState(database.directUrl);
    const counted = manifest.database.kind === 'dump' ? manifest.database.rows : {};
    const db = dbOfPool(pool);
    const findings = [...(await verifyEvidence(db)).findings, ...(await verifyTerms(db))];
    return [
      ...(migrations.join() === manifest.migrations.join() ? [] : ['the migrations differ from those of the backup']),
      ...Object.entries(counted).flatMap(([table, count]) =>
        rows[table] === count ? [] : [`${table} has ${rows[table] ?? 'no'} rows of ${count}`],
      ),
      ...(await verifyBooks(database.directUrl)).map((difference) => `books: ${difference}`),
      ...findings.map(({ what, id, detail }) => `signature ${id}: ${what}, ${detail}`),
      ...(await missingFiles(env, manifest)),
    ];
  } finally {
    await pool.end();
    await database.close();
  }
}

async function readState(url: string): Promise<{ migrations: string[]; rows: Record<string, number> }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
    return { migrations: rows.map(({ name }) => name), rows: await countRows(client) };
  } finally {
    await client.end();
  }
}

async function missingFiles(env: Env, { files }: Manifest): Promise<string[]> {
  const store = await openFileStore(env.files, join(env.dataDir, 'files'));
  const missing: string[] = [];
  for (const { path } of files.list) if ((await store.stat(path)) === null) missing.push(`the file ${path} is missing`);
  return missing;
}
