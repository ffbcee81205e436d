import { parseArgs } from 'node:util';
import { z } from 'zod';
import { migrate } from '#server/platform/db/migrate.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { adminCommands, listAdmins } from './admin/admin-commands.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run admin -- <command> [--email address]
  list             shows all administrators
  create           makes one
  disable          signs one out and keeps them out
  enable           lets them in again
  reset-password   gives one another password
  reset-totp       takes the authenticator app off one who lost it
  Passwords are asked for, or read from standard input; an empty one means that a random one is made and shown.`;

await runScript(async () => {
  const { command, email } = readArguments();
  const database = await openForScript(readEnv());
  const pool = openPool(database.url, 2, () => {});
  try {
    await migrate(database.url);
    const nothingElse = async () => {};
    const transaction = transactionsOn(pool, nothingElse, nothingElse);
    const act = adminCommands.get(command);
    console.log(act ? await act(transaction, email) : await listAdmins(dbOfPool(pool)));
  } finally {
    await pool.end();
    await database.close();
  }
});

function readArguments(): { command: string; email: string } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { email: { type: 'string' } } });
    const [command = '', ...more] = positionals;
    if (more.length > 0) throw new Error('too many');
    if (command === 'list') return { command, email: '' };
    if (!adminCommands.has(command)) throw new Error('no such command');
    return { command, email: z.email().parse(values.email).toLowerCase() };
  } catch {
    throw new StartupError(USAGE);
  }
}
