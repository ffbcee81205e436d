import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Env, readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { contentsOf } from './backup/manifest.ts';
import { openTarget } from './backup/open-target.ts';
import { requireRestorable, restoreBackup } from './backup/restore-backup.ts';
import { verifyRestored } from './backup/verify-restored.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run restore -- --from FOLDER | s3://bucket/prefix [--backup NAME] [--dry-run | --drill]
  Restores the newest backup, or the named one, into DATA_DIR and DATABASE_URL, which must be empty, and verifies it.
  --dry-run  checks every content of the backup and the place, and changes nothing
  --drill    restores into a database that is made for it and removed afterwards, and verifies that`;

await runScript(async () => {
  const { values } = parseArgs({
    strict: false,
    options: {
      from: { type: 'string' },
      backup: { type: 'string' },
      'dry-run': { type: 'boolean' },
      drill: { type: 'boolean' },
    },
  });
  if (typeof values.from !== 'string') throw new StartupError(USAGE);
  const given = readEnv();
  const target = await openTarget(values.from, given);
  const name = typeof values.backup === 'string' ? values.backup : (await target.list()).at(-1);
  if (name === undefined) throw new StartupError(`${target.description} has no backup.`);
  const manifest = await target.open(name);
  const work = async (env: Env) => {
    const begun = Date.now();
    await requireRestorable(env, manifest, target);
    console.log(`Backup ${name}: ${contentsOf(manifest).length} contents unchanged (${secondsSince(begun)})`);
    if (values['dry-run']) return;
    await restoreBackup(env, manifest, target);
    const findings = await verifyRestored(env, manifest);
    for (const finding of findings) console.log(finding);
    console.log(`Restored and verified, ${findings.length} findings (${secondsSince(begun)})`);
    if (findings.length > 0) process.exitCode = 1;
  };
  if (values.drill) await inThrowaway(given, work);
  else await work(given);
});

/** An embedded database on a folder of its own, whatever the installation uses. */
async function inThrowaway(env: Env, work: (env: Env) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'thengisa-drill-'));
  try {
    await work({ ...env, dataDir, databaseUrl: null, databaseDirectUrl: null });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

function secondsSince(begun: number): string {
  return `${((Date.now() - begun) / 1000).toFixed(1)} s`;
}
