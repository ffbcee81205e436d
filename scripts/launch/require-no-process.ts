import type pg from 'pg';
import { StartupError } from '#server/platform/startup-error.ts';

/** Throws a StartupError while a process of the app uses this database. */
export async function requireNoProcess(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name like 'thengisa live%'`,
  );
  if (rows.length > 0) throw new StartupError('A process uses this database. Stop every one of them first.');
}
