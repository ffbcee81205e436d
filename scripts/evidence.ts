import { parseArgs } from 'node:util';
import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { describeVerification } from './evidence/describe-verification.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run evidence -- verify [--head position:hash]
  Checks the log of signed agreements, and names every row that was changed, taken out or moved.
  --head  what an earlier check printed as the head of the log: also finds rows that were taken from its end
  Exits with 1 when something is not as it was written.`;

await runScript(async () => {
  const head = readArguments();
  const database = await openForScript(readEnv());
  const pool = openPool(database.url, 2, () => {});
  try {
    await migrate(database.url);
    const { text, sound } = await describeVerification(dbOfPool(pool), await verifyEvidence(dbOfPool(pool)), head);
    console.log(text);
    if (!sound) process.exitCode = 1;
  } finally {
    await pool.end();
    await database.close();
  }
});

function readArguments(): { position: number; hash: string } | null {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { head: { type: 'string' } } });
    if (positionals.join(' ') !== 'verify') throw new Error('no such command');
    if (values.head === undefined) return null;
    const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(values.head) ?? [];
    if (position === undefined || hash === undefined) throw new Error('no head');
    return { position: Number(position), hash };
  } catch {
    throw new StartupError(USAGE);
  }
}
