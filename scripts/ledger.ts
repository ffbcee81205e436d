import { verifyBooks } from '#server/app/verify-books.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run ledger -- verify
  Adds up every entry of the books, compares them with each balance, total, milestone and payout, with what was paid for
  work or courses and went back, and with what the provider paid out; and names what differs. What is kept of the courses for
  the panel is counted anew too: what differs there begins with "kept", and "npm run courses -- recount" puts it right.`;

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
