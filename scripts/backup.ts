import { parseArgs } from 'node:util';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { makeBackup, thinBackups } from './backup/make-backup.ts';
import { contentsOf } from './backup/manifest.ts';
import { openTarget } from './backup/open-target.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run backup -- --to FOLDER | s3://bucket/prefix
  Backs up the database, the files (of a bucket their list) and the settings without their secrets, while the product runs.
  Keep SECRET_KEY and DOCUMENTS_KEY elsewhere: no backup has them, and none can be used without them.
  Keeps every backup for two days, then one a day for two weeks, one a week for two months and one a month for a year.`;

await runScript(async () => {
  const { values } = parseArgs({ strict: false, options: { to: { type: 'string' } } });
  if (typeof values.to !== 'string') throw new StartupError(USAGE);
  const env = readEnv();
  const target = await openTarget(values.to, env);
  const manifest = await makeBackup(env, target);
  const bytes = contentsOf(manifest).reduce((sum, { size }) => sum + size, 0);
  const size = `${(bytes / 1e6).toFixed(1)} MB, ${manifest.files.list.length} files`;
  console.log(`Backup ${manifest.name} in ${target.description}: ${size} (${(manifest.took / 1000).toFixed(1)} s)`);
  const removed = await thinBackups(target, new Date());
  if (removed.length > 0) console.log(`Removed ${removed.length} older: ${removed.join(', ')}`);
});
