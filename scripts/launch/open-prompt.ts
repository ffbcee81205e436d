import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline/promises';
import pg from 'pg';
import { formatTable } from './format-table.ts';

/** Opens psql on the database, or a plain prompt where the machine has none; with `sql`, runs that statement alone. Resolves with the exit code. */
export async function openPrompt(url: string, sql: string | null): Promise<number> {
  // psql handles Ctrl-C itself; it must not stop us, and with us the database.
  process.on('SIGINT', () => {});
  return (await runPsql(url, sql)) ?? (await runPlainPrompt(url, sql));
}

/** Null: there is no psql. */
async function runPsql(url: string, sql: string | null): Promise<number | null> {
  const { username, password, hostname, port, pathname, search } = new URL(url);
  // Not in the arguments, which every user of the machine can list.
  const env = { ...process.env, PGPASSWORD: decodeURIComponent(password) };
  const target = `postgres://${username}@${hostname}${port === '' ? '' : `:${port}`}${pathname}${search}`;
  return new Promise((resolve, reject) => {
    const child = spawn('psql', [target, ...(sql === null ? [] : ['-c', sql])], { env, stdio: 'inherit' });
    child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

async function runPlainPrompt(url: string, sql: string | null): Promise<number> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser: () => (text: string) => text } });
  await client.connect();
  try {
    if (sql !== null) return (await answer(client, sql)) ? 0 : 1;
    await converse(client);
    return 0;
  } finally {
    await client.end();
  }
}

async function converse(client: pg.Client): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout, prompt: 'thengisa=> ' });
  terminal.on('SIGINT', () => terminal.close());
  let closed = false;
  terminal.once('close', () => {
    closed = true;
  });
  console.log('End a statement with a semicolon. Quit with \\q.');
  terminal.prompt();
  let statement = '';
  for await (const line of terminal) {
    if (line.trim() === '\\q') break;
    statement += `${line}\n`;
    if (line.trimEnd().endsWith(';')) {
      await answer(client, statement);
      statement = '';
    }
    terminal.setPrompt(statement.trim() === '' ? 'thengisa=> ' : 'thengisa-> ');
    // Lines read before the input ended are still to be answered.
    if (!closed) terminal.prompt();
  }
  terminal.close();
}

async function answer(client: pg.Client, sql: string): Promise<boolean> {
  try {
    const results = [await client.query<(string | null)[]>({ text: sql, rowMode: 'array' })].flat();
    for (const { command, fields, rows, rowCount } of results) {
      if (fields.length > 0)
        console.log(
          formatTable(
            fields.map(({ name }) => name),
            rows,
          ),
        );
      else console.log(`${command}${rowCount === null ? '' : ` ${rowCount}`}`);
    }
    return true;
  } catch (error) {
    console.error(`ERROR: ${(error as Error).message}`);
    return false;
  }
}
