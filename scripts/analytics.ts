import { rebuildFigures } from '#server/features/analytics/commands/rebuild-figures.ts';
import { openPatientPool } from '#server/platform/db/open-patient-pool.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run analytics -- rebuild
  Recounts the figures of the panel from all records, and prints how many totals changed. Deleted records that were counted
  before stay counted.`;

await runScript(async () => {
  const [command, ...rest] = process.argv.slice(2);
  if (command !== 'rebuild' || rest.length > 0) throw new StartupError(USAGE);
  const database = await openForScript(readEnv());
  const pool = openPatientPool(database.directUrl);
  try {
    await migrateForScript(database);
    const changed = await dbOfPool(pool).transaction((db) => rebuildFigures({ db }));
    console.log(`${changed} total${changed === 1 ? '' : 's'} changed`);
  } finally {
    await pool.end();
    await database.close();
  }
});
