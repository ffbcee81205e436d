import type { TestDatabase } from './database.ts';

/** Takes all there is of this limit for everybody who took of it, for a day: on a slow machine it would fill up again meanwhile. */
export async function takeAllOf(name: string, { pool }: TestDatabase): Promise<void> {
  const { rowCount } = await pool.query(
    `update rate_limits set empty_at = now() + interval '1 day' where starts_with(key, $1 || ':')`,
    [name],
  );
  if (!rowCount) throw new Error(`Nobody took of the limit "${name}".`);
}
