import { desc, sql } from 'drizzle-orm';
import { pendingMigrations } from '#server/platform/db/migrate.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { backups } from '../tables.ts';

/** When the last recorded backup finished. */
export async function findLastBackup(db: Db): Promise<Date | null> {
  const { doneAt } = backups;
  const [row] = await db.select({ doneAt }).from(backups).orderBy(desc(doneAt)).limit(1);
  return row?.doneAt ?? null;
}

export async function readMigrations(db: Db): Promise<{ applied: number; last: string; pending: string[] }> {
  const { rows } = await db.execute<{ name: string; checksum: string }>(
    sql`select name, checksum from schema_migrations order by name`,
  );
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const pending = await pendingMigrations(applied);
  return { applied: applied.size, last: rows.at(-1)?.name ?? '', pending };
}

export async function readPostgresVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
  return rows[0]?.version ?? '';
}

export async function readDatabaseSize(db: Db): Promise<number> {
  const { rows } = await db.execute<{ bytes: number }>(
    sql`select pg_database_size(current_database())::float8 as bytes`,
  );
  return rows[0]?.bytes ?? 0;
}
