import { rebuildFigures } from '#server/features/analytics/commands/rebuild-figures.ts';
import { openPatientPool } from '#server/platform/db/open-patient-pool.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run analytics -- rebuild
  Looks through everything for what the figures of the panel have not counted, adds all of it up anew, and says how many sums
  are others than before. What was counted and deleted since stays counted.`;

await runScript(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'rebuild' || rest.length > 0) throw new StartupError(USAGE);
  const database = await openForScript(readEnv());
  const pool = openPatientPool(database.directUrl);
  try {
    await migrateForScript(database);
    const changed = await dbOfPool(pool).transaction((db) => rebuildFigures({ db }));
    console.log(`${changed} sum${changed === 1 ? ' differs' : 's differ'} from before`);
  } finally {
    await pool.end();
    await database.close();
  }
});
