import pg from 'pg';
import { compareOrders } from '#server/features/courses/purchases/queries/compare-orders.ts';
import { compareWithLedger } from '#server/features/engagements/queries/compare-with-ledger.ts';
import { compareFunding } from '#server/features/engagements/settled/queries/compare-funding.ts';
import { findDifferences } from '#server/features/ledger/queries/find-differences.ts';
import { comparePayouts } from '#server/features/payouts/queries/compare-payouts.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run ledger -- verify
  Adds up every entry of the books, compares them with each balance, total, milestone and payout, with what was paid for
  work or courses and went back, and with what the provider paid out; and names what differs.`;

await runScript(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'verify' || rest.length > 0) throw new StartupError(USAGE);
  const database = await openForScript(readEnv());
  // Without the limits of a server: all the books of a large market take minutes.
  const pool = new pg.Pool({ connectionString: database.directUrl, max: 1, options: '-c work_mem=256MB' });
  try {
    await migrateForScript(database);
    const db = dbOfPool(pool);
    const differences = [
      ...(await findDifferences(db)),
      ...(await compareWithLedger(db)),
      ...(await comparePayouts(db)),
      ...(await compareFunding(db)),
      ...(await compareOrders(db)),
    ];
    for (const difference of differences) console.log(difference);
    console.log(`${differences.length} difference${differences.length === 1 ? '' : 's'}`);
    if (differences.length > 0) process.exitCode = 1;
  } finally {
    await pool.end();
    await database.close();
  }
});
