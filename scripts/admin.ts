import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { adminCommands, listAdmins } from './admin/admin-commands.ts';
import { readArguments } from './admin/read-arguments.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';
import { transactionsForScript } from './launch/transactions-for-script.ts';

await runScript(async () => {
  const { command, email, role } = readArguments(process.argv.slice(2));
  const database = await openForScript(readEnv());
  const pool = openPool(database.url, 2, () => {}, database);
  try {
    await migrateForScript(database);
    const transaction = transactionsForScript(pool);
    const act = adminCommands.get(command);
    console.log(act ? await act(transaction, email, role) : await listAdmins(dbOfPool(pool)));
  } finally {
    await pool.end();
    await database.close();
  }
});
