import { deepStrictEqual } from 'node:assert';
import type pg from 'pg';
import { compareServers } from '../support/compare-servers.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Rep } from '../support/open-recorder.ts';
import type { Report } from '../support/report.ts';

const body = (n: number) =>
  JSON.stringify({ message: `I did the same work for ${n + 1} other brands last year and can send you the numbers.` });

/** Applications of many reps for many jobs, each pair once. */
export async function compareApply(bench: Bench): Promise<Report> {
  const { jobIds, callers } = await bench.contest();
  const paths = jobIds.map((id) => `/api/jobs/${id}/applications`);
  if (paths.length % callers.length === 0) paths.pop();
  return compareServers(bench, {
    name: 'apply',
    method: 'POST',
    paths,
    body,
    callers: callers.length,
    unlike: [],
    async check({ app, bare }, { pool }, { checkers: [one, other] }) {
      // What the app notes of a caller who is new to it is no part of applying.
      await fetch(`${app}/api/jobs`, { headers: { authorization: `Bearer ${one?.token}` } });
      deepStrictEqual(
        await applyAt(app, paths[0], one, pool),
        await applyAt(bare, paths[0], other, pool),
        'Both have to answer and to write the same',
      );
    },
  });
}

/** What is answered, and what is different in the database afterwards. */
async function applyAt(url: string, path = '', rep: Rep | undefined, pool: pg.Pool) {
  const headers = { authorization: `Bearer ${rep?.token}`, 'content-type': 'application/json' };
  const { rows } = await pool.query<{ now: string }>('select pg_current_xact_id()::text as now');
  const response = await fetch(url + path, { method: 'POST', headers, body: body(0) });
  if (response.status !== 201) throw new Error(`${path} is answered with ${response.status}: ${await response.text()}`);
  return { answer: shapeOf(await response.json()), written: await writtenSince(pool, rows[0]?.now ?? '') };
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
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
