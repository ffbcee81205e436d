import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

interface SlowQuery {
  /** Without parameter values. */
  readonly text: string;
  readonly calls: number;
  /** In milliseconds. */
  readonly mean: number;
}

const longestText = 160;
const isHarmless = /^\s*(select|insert|update|delete|with)\b/i;

/** The text of a query without any values that users could have entered. */
export const withoutValues = (text: string): string =>
  text
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, '…')
    .replace(/'(?:[^']|'')*'?/g, '…')
    .replace(/\b\d{3,}\b/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestText);

/** The number of queries that have been running for longer than this. */
export async function countRunning(db: Db, seconds: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
      and backend_type = 'client backend' and query_start < now() - make_interval(secs => ${seconds})`);
  return rows[0]?.count ?? 0;
}

/** The queries with the longest mean time. Null: the database collects no such statistics. */
export async function readSlowQueries(db: Db): Promise<SlowQuery[] | null> {
  const { rows: known } = await db.execute<{ there: boolean }>(
    sql`select to_regclass('pg_stat_statements') is not null as there`,
  );
  if (!known[0]?.there) return null;
  const { rows } = await db.execute<{ text: string; calls: number; mean: number }>(sql`
    select query as text, calls::int, mean_exec_time::float8 as mean
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and calls > 1
    order by mean_exec_time desc limit 20`);
  return rows
    .filter(({ text }) => isHarmless.test(text))
    .slice(0, 5)
    .map((row) => ({ ...row, text: withoutValues(row.text) }));
}
