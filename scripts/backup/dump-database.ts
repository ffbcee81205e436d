import { spawn } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { bareEnvironment } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { findTool } from './find-tool.ts';
import type { Stored, Target } from './open-target.ts';
import { programTarget } from './program-target.ts';

/** Dumps the database with pg_dump, and counts the rows of each table in the same snapshot. */
export async function dumpDatabase(
  url: string,
  major: number,
  target: Target,
): Promise<{ dump: Stored; rows: Record<string, number> }> {
  const tool = await findTool('pg_dump', major);
  const client = new pg.Client({ connectionString: url, application_name: 'thengisa-backup' });
  await client.connect();
  try {
    await client.query('set idle_in_transaction_session_timeout = 0; set statement_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    const { rows: shots } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const { address, env } = programTarget(url);
    const args = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges'];
    const child = spawn(tool, [...args, `--snapshot=${shots[0]?.snapshot}`, `--dbname=${address}`], {
      env: { ...bareEnvironment(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const ended = once(child, 'close');
    const dump = await target.add(child.stdout);
    const [code] = await ended;
    if (code !== 0) throw new StartupError([errors.trim(), 'pg_dump failed.']);
    return { dump, rows: await countRows(client) };
  } finally {
    await client.end();
  }
}

/** The rows of each table, but not of pg-boss's: a process may work on them before they are counted again. */
export async function countRows(client: pg.Client): Promise<Record<string, number>> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from public.${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
