import pg from 'pg';

/**
 * One connection for statements that take minutes in a large market, longer than a server's statement may.
 * @param connectionString of the database itself, past any pooler
 */
export function openPatientPool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: 1, options: '-c work_mem=256MB' });
  // An idle connection that breaks is replaced; without a listener its error would end the process.
  pool.on('error', () => {});
  return pool;
}
