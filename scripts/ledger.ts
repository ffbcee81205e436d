import { verifyBooks } from '#server/app/verify-books.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run ledger -- verify
  Adds up every ledger entry and compares the sums with each balance, total, milestone and payout, with payments and refunds,
  and with the provider's payouts. Lists the differences. Also recounts the panel's course totals: these differences begin
  with "kept", and "npm run courses -- recount" corrects them.`;

await runScript(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'verify' || rest.length > 0) throw new StartupError(USAGE);
  const database = await openForScript(readEnv());
  try {
    await migrateForScript(database);
    const differences = await verifyBooks(database.directUrl);
    for (const difference of differences) console.log(difference);
    console.log(`${differences.length} difference${differences.length === 1 ? '' : 's'}`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
});
