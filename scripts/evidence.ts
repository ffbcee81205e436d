import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { verifyTerms } from '#server/features/engagements/terms/queries/verify-terms.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { checkFile } from './evidence/check-file.ts';
import { describeVerification } from './evidence/describe-verification.ts';
import { type EvidenceArguments, readArguments } from './evidence/read-arguments.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  const given = readArguments(process.argv.slice(2));
  const { text, sound } =
    given.command === 'check' ? await checkFile(given.file, given.keyFile) : await verifyLog(given.head);
  console.log(text);
  if (!sound) process.exitCode = 1;
});

async function verifyLog(head: Extract<EvidenceArguments, { command: 'verify' }>['head']) {
  const database = await openForScript(readEnv());
  const pool = openPool(database.url, 2, () => {}, database);
  try {
    await migrateForScript(database);
    const db = dbOfPool(pool);
    const verified = await verifyEvidence(db);
    const findings = [...verified.findings, ...(await verifyTerms(db))];
    return await describeVerification(db, { ...verified, findings }, head);
  } finally {
    await pool.end();
    await database.close();
  }
}
