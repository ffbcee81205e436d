import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { recordBackup } from '#server/features/diagnostics/system/commands/record-backup.ts';
import type { DatabaseAddress } from '#server/platform/db/database-address.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { secretKeyOf } from '#server/platform/secrets.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { changeSecretKey, losses } from './db/change-secret-key.ts';
import { leakedKeysEnd, replaceKeys } from './db/replace-keys.ts';
import { writeSchema } from './db/schema/write-schema.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { openPrompt } from './launch/open-prompt.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run db -- <command>
  migrate          runs the pending migrations
  reset [--yes]    deletes all data and creates the database again
  psql [-c "SQL"]  opens an SQL prompt, or runs one statement
  schema           writes db/schema.sql from the migrations, regardless of the database
  backup-done      records that a backup has just finished
  change-secret-key [--yes]
                   makes the current SECRET_KEY the installation's key. Set FORMER_SECRET_KEY to the previous key, if you have
                   it
  replace-keys     gives access tokens and certificates new keys while the product runs. The former ones are valid until their
                   tokens have expired
  replace-keys --leaked [--yes]
                   the same, and signs all users out: no token under the former key is valid any more`;

const commands = ['migrate', 'reset', 'psql', 'schema', 'backup-done', 'change-secret-key', 'replace-keys'] as const;

await runScript(async () => {
  const { command, yes, sql, leaked } = readArguments();
  if (command === 'schema') {
    await writeSchema();
    return;
  }
  const env = readEnv();
  if (command === 'reset') {
    if (env.mode === 'production') throw new StartupError('reset is refused with MODE=production.');
    // A running app would go on with dropped tables, so this command needs the folder for itself.
    const database = await openDatabase(env);
    await confirm(`This deletes everything in ${database.description}.`, yes)
      .then(() => reset(database))
      .finally(database.close);
    return;
  }
  if (command === 'change-secret-key') {
    const secretKey = await secretKeyOf(env);
    const database = await openDatabase(env);
    await confirm(losses, yes)
      .then(() => changeSecretKey(database, secretKey, process.env.FORMER_SECRET_KEY ?? null))
      .then(() => console.log('The key is changed. Start the app.'))
      .finally(database.close);
    return;
  }
  const database = await openForScript(env);
  try {
    if (command === 'replace-keys') {
      if (leaked) await confirm(leakedKeysEnd, yes);
      const secretKey = await secretKeyOf(env);
      await replaceKeys(database, { secretKey, previous: env.previousSecretKey, leaked });
      console.log(`Access tokens and certificates have new keys.${leaked ? ` ${leakedKeysEnd}` : ''}`);
    } else if (command === 'migrate') report(await migrateForScript(database));
    else if (command === 'backup-done') await stampBackup(database);
    else process.exitCode = await openPrompt(database.directUrl, sql);
  } finally {
    await database.close();
  }
});

function readArguments(): { command: (typeof commands)[number]; yes: boolean; sql: string | null; leaked: boolean } {
  const options = {
    yes: { type: 'boolean', default: false },
    leaked: { type: 'boolean', default: false },
    command: { type: 'string', short: 'c' },
  } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const command = commands.find((name) => name === positionals[0]);
    if (command === undefined || positionals.length > 1) throw new Error('no such command');
    return { command, yes: values.yes, leaked: values.leaked, sql: values.command ?? null };
  } catch {
    throw new StartupError(USAGE);
  }
}

async function confirm(warning: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY) throw new StartupError(`${warning} Add --yes to continue.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${warning} Type yes to continue: `);
  terminal.close();
  if (answer.trim() !== 'yes') throw new StartupError('No changes made.');
}

async function reset(database: DatabaseAddress): Promise<void> {
  const client = new pg.Client({ connectionString: database.directUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace
       where nspname !~ '^pg_' and nspname <> 'information_schema'`,
    );
    const drops = rows.map(({ name }) => `drop schema ${name} cascade;`).join('\n');
    await client.query(`begin; ${drops} create schema public; commit;`);
  } finally {
    await client.end();
  }
  report(await migrateForScript(database));
}

async function stampBackup({ directUrl }: DatabaseAddress): Promise<void> {
  const pool = openPool(directUrl, 1, () => {});
  try {
    await recordBackup(dbOfPool(pool));
    console.log('Backup recorded.');
  } finally {
    await pool.end();
  }
}

function report(applied: string[]): void {
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
}
