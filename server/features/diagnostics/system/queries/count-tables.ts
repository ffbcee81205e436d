import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';

/** Under the names known to those who support the product; profile data of both sides is stored with the account. */
const tables = {
  profiles: 'users',
  rep_profiles: 'rep_profiles',
  business_profiles: 'business_profiles',
  jobs: 'jobs',
  job_applications: 'job_applications',
  user_roles: 'user_roles',
};

/** Tables with more rows are estimated. */
const mostCounted = 10_000;

interface TableCount {
  readonly name: string;
  readonly rows: number;
  /** From PostgreSQL's statistics. */
  readonly isEstimate: boolean;
}

export async function countTables(db: Db): Promise<TableCount[]> {
  const counts: TableCount[] = [];
  for (const [name, table] of Object.entries(tables)) {
    const { rows } = await db.execute<{ counted: number; estimate: number }>(sql`
      select (select count(*) from (select from ${sql.identifier(table)} limit ${mostCounted + 1}) as part)::int as counted,
        (select reltuples from pg_class where oid = ${table}::regclass)::float8 as estimate`);
    const { counted = 0, estimate = 0 } = rows[0] ?? {};
    const isEstimate = counted > mostCounted;
    counts.push({ name, isEstimate, rows: isEstimate ? Math.max(counted, Math.round(estimate)) : counted });
  }
  return counts;
}
