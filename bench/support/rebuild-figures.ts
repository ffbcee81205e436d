import pg from 'pg';
import { rebuildFigures } from '#server/features/analytics/commands/rebuild-figures.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';

/** As the script does: longer than a server's statement may take. */
export async function rebuildAll(connectionString: string): Promise<void> {
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c work_mem=256MB' });
  try {
    await dbOfPool(pool).transaction((db) => rebuildFigures({ db }));
  } finally {
    await pool.end();
  }
}
