import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { confirmFilesMoved, requireFilesLocation } from '#server/app/files-location.ts';
import { type Resealed, resealDocuments } from '#server/features/files/commands/reseal-documents.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { openDocumentSealer } from '#server/platform/files/document-sealer.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { documentsKeyOf } from '#server/platform/secrets.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { requireNoProcess } from './launch/require-no-process.ts';
import { runScript } from './launch/run-script.ts';
import { transactionsForScript } from './launch/transactions-for-script.ts';

const USAGE = `npm run documents -- reseal [--accept-loss]
  Encrypts every document with DOCUMENTS_KEY while the product is running. First restart every process with the new key in
  DOCUMENTS_KEY and the former one in DOCUMENTS_KEY_OLD. You can stop and rerun the command at any time.
  --accept-loss gives up documents that can't be decrypted or whose content is missing.
npm run documents -- files-moved [--accept-loss]
  Checks that every file is in the location that FILES_DRIVER and S3_… name, and makes it the installation's file location.
  First stop every process and copy all files there.
  --accept-loss continues without the missing files.`;

const commands = ['reseal', 'files-moved'] as const;

await runScript(async () => {
  const { command, acceptLoss } = readArguments();
  const env = readEnv();
  const database = await openForScript(env);
  // Past any pooler: a session lock has to last.
  const pool = openPool(database.directUrl, 4, () => {});
  try {
    await migrateForScript(database);
    const files = await openFileStore(env.files, join(env.dataDir, 'files'));
    const db = dbOfPool(pool);
    if (command === 'files-moved') {
      await requireNoProcess(pool);
      const moved = await confirmFilesMoved({ db, files, settings: env.files }, { acceptLoss });
      console.log(`Files in ${moved.place}: ${moved.total - moved.missing} of ${moved.total}. Start the app.`);
      return;
    }
    await requireFilesLocation({ db, files, settings: env.files });
    const key = await documentsKeyOf(env);
    const sealer = openDocumentSealer(key, env.oldDocumentsKeys);
    const transaction = transactionsForScript(pool);
    const tools = { db, transaction, files, sealer };
    report(await alone(pool, () => resealDocuments(tools, { acceptLoss, onProgress })), {
      acceptLoss,
      hasOldKeys: env.oldDocumentsKeys.length > 0,
    });
  } finally {
    await pool.end();
    await database.close();
  }
});

function readArguments(): { command: (typeof commands)[number]; acceptLoss: boolean } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { 'accept-loss': { type: 'boolean' } },
  });
  const command = commands.find((name) => name === positionals[0]);
  const unknown = Object.keys(values).some((name) => name !== 'accept-loss');
  if (command === undefined || positionals.length > 1 || unknown) throw new StartupError(USAGE);
  return { command, acceptLoss: values['accept-loss'] === true };
}

/** Two runs with different keys would undo each other's work. PostgreSQL drops the lock when this process dies. */
async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(hashtextextended('documents reseal', 0)) as mine`,
    );
    if (!rows[0]?.mine) throw new StartupError('Documents are being re-encrypted already, by another run.');
    return await work();
  } finally {
    client.release(true);
  }
}

function onProgress(seen: number, total: number): void {
  if (seen >= total || seen % 80 === 0) console.log(`${seen} of ${total} documents`);
}

function report(
  { resealed, unopened, left }: Resealed,
  { acceptLoss, hasOldKeys }: { acceptLoss: boolean; hasOldKeys: boolean },
): void {
  if (unopened.length > 0) {
    const some = `${unopened.length}, such as ${unopened.slice(0, 3).join(', ')}`;
    console.log(
      acceptLoss
        ? `Given up because no key opens them or their content is missing: ${some}.`
        : `No key opens these documents, or their content is missing: ${some}. Restore them from a backup, or add their key to DOCUMENTS_KEY_OLD, and run this again; --accept-loss gives them up.`,
    );
  }
  console.log(`Documents re-encrypted in this run: ${resealed}. Still under a former key: ${left}.`);
  if (left > 0) {
    process.exitCode = 1;
  } else if (hasOldKeys) {
    console.log(
      'Remove DOCUMENTS_KEY_OLD and restart every process. Keep the former key with the backups made before now: it opens the documents in them.',
    );
  }
}
