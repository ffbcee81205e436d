import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

// Takes the lock of a writer on each large table ten times a second, until it is asked to stop. Then it prints the longest wait for each table as JSON, in
// milliseconds: what a user who writes waited for a migration.

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 40 });
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

const waits = await Promise.all(rows.map(async ({ name }) => [name, await longestWait(name)] as const));
console.log(JSON.stringify(Object.fromEntries(waits.toSorted((one, other) => other[1] - one[1]).slice(0, 12))));
await pool.end();
