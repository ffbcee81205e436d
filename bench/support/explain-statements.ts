import pg from 'pg';
import { type Db, dbOfPool } from '#server/platform/db/pool.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** A sequential scan is the fastest way to read a smaller table. */
const large = 2_000;

/** Runs a piece of the app and returns the large tables its statements would scan sequentially. */
export async function wholeReads(url: string, run: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: { text: string; values: unknown[] }[] = [];
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    client.query = ((sent: string | pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
      if (typeof sent !== 'string') statements.push({ text: sent.text, values: values ?? sent.values ?? [] });
      return query(sent, values, ...rest);
    }) as typeof client.query;
  });
  try {
    const { rows: tables } = await pool.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and reltuples >= ${large}`,
    );
    const names = new Set(tables.map(({ name }) => name));
    await run(dbOfPool(pool));
    const found: string[] = [];
    for (const { text, values } of statements.splice(0)) {
      if (!/^\s*(select|with|\()/i.test(text)) continue;
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
        `explain (format json) ${text}`,
        values,
      );
      const plan = rows[0]?.['QUERY PLAN'][0].Plan;
      if (plan) found.push(...readWhole(plan, names).map((table) => `${table} in ${text}`));
    }
    return found;
  } finally {
    await pool.end();
  }
}

function readWhole(node: PlanNode, names: ReadonlySet<string>): string[] {
  const table = node['Relation Name'];
  const own = node['Node Type'].endsWith('Seq Scan') && table !== undefined && names.has(table) ? [table] : [];
  return [...own, ...(node.Plans ?? []).flatMap((part) => readWhole(part, names))];
}
