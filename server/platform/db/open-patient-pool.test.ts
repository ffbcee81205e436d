import { expect, test } from 'vitest';
import { openTestDatabase } from '#test/support/open-database.ts';
import { openPatientPool } from './open-patient-pool.ts';

test('an idle connection that ends affects nothing else', async () => {
  const database = await openTestDatabase();
  const pool = openPatientPool(database.url);
  try {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await expect.poll(() => pool.totalCount).toBe(0);
    expect((await pool.query('show work_mem')).rows).toEqual([{ work_mem: '256MB' }]);
  } finally {
    await pool.end();
  }
});
