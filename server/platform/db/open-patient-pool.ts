import pg from 'pg';

/**
 * One connection for what takes minutes where the market is large, longer than a server's statement may.
 * @param connectionString of the database itself, past any pooler
 */
export function openPatientPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c work_mem=256MB' });
  // One that breaks while nobody uses it is replaced, and would end the process if nobody listened.
  pool.on('error', () => {});
  return pool;
}
