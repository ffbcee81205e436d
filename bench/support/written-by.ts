import type pg from 'pg';

/** An action's response, and the resulting changes in the database. */
export async function writtenBy(pool: pg.Pool, act: () => Promise<unknown>) {
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const answer = await act();
  return { answer, written: await writtenSince(pool, rows[0]?.now ?? '') };
}

/** The rows that are new or changed, by their tables. */
async function writtenSince(pool: pg.Pool, transaction: string): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  const written: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: object }>(
      `select to_jsonb(one) as row from ${name} one where xmin::text::bigint >= $1`,
      [transaction],
    );
    if (rows.length > 0) written[name] = rows.map(({ row }) => shapeOf(row)).sort();
  }
  return written;
}

/** Names and types, without the ids and times that differ. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
