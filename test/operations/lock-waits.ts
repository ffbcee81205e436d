import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

// Takes the lock of a writer on each large table ten times a second, until it is asked to stop. Then it prints the longest wait for each table as JSON, in
// milliseconds: what a user who writes waited for a migration. Beside them is the longest wait of the product itself for each table, large or small.

const ownName = 'lock waits';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 41, application_name: ownName });
const { rows } = await pool.query<{ name: string }>(
  `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
   order by pg_total_relation_size(oid) desc limit 40`,
);
let isOver = false;
process.once('SIGTERM', () => {
  isOver = true;
});

async function longestWait(table: string): Promise<number> {
  let longestMs = 0;
  const client = await pool.connect();
  try {
    while (!isOver) {
      const began = performance.now();
      await client.query(`begin; lock table ${client.escapeIdentifier(table)} in row exclusive mode; commit`);
      longestMs = Math.max(longestMs, Math.round(performance.now() - began));
      await delay(100);
    }
  } catch (error) {
    // A table that a migration drops is waited for no longer.
    if (!/does not exist/.test(String(error))) throw error;
  } finally {
    client.release(true);
  }
  return longestMs;
}

/** What any other session waited for, and the longest that it did: a table that is locked, or an event such as a flush to the disk. */
const seen = new Map<string, number>();
async function watchSessions(): Promise<void> {
  while (!isOver) {
    const { rows } = await pool.query<{ name: string; ms: number }>(
      `select coalesce(l.relation::regclass::text, a.wait_event) as name,
              max(extract(epoch from clock_timestamp() - coalesce(l.waitstart, a.query_start)) * 1000)::int as ms
       from pg_stat_activity a left join pg_locks l on l.pid = a.pid and not l.granted
       where a.datname = current_database() and a.state = 'active' and a.wait_event is not null and a.application_name <> $1
       group by 1`,
      [ownName],
    );
    for (const { name, ms } of rows) seen.set(name, Math.max(ms, seen.get(name) ?? 0));
    await delay(100);
  }
}

const watching = watchSessions();
const waits = await Promise.all(rows.map(async ({ name }) => [name, await longestWait(name)] as const));
await watching;
const longest = (all: Iterable<readonly [string, number]>) =>
  Object.fromEntries([...all].toSorted((one, other) => other[1] - one[1]).slice(0, 12));
console.log(JSON.stringify({ probed: longest(waits), seen: longest(seen) }));
await pool.end();
