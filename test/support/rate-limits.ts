import type { TestDatabase } from './database.ts';

/** Exhausts this limit for every key that has used it, for a day: on a slow machine it would refill during the test. */
export async function takeAllOf(name: string, { pool }: TestDatabase): Promise<void> {
  const { rowCount } = await pool.query(
    `update rate_limits set empty_at = now() + interval '1 day' where starts_with(key, $1 || ':')`,
    [name],
  );
  if (!rowCount) throw new Error(`No caller used the limit "${name}".`);
}
