import { verifyEvidence } from '#server/features/agreements/queries/verify-evidence.ts';
import { verifyTerms } from '#server/features/engagements/terms/queries/verify-terms.ts';
import { verifyPacks } from '#server/features/trust/evidence/queries/verify-packs.ts';
import { type Db, dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { secretKeyOf } from '#server/platform/secrets.ts';
import { checkFile } from './evidence/check-file.ts';
import { describeVerification } from './evidence/describe-verification.ts';
import { describeKeys, endEvidenceKey } from './evidence/manage-keys.ts';
import { readArguments } from './evidence/read-arguments.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';
import { transactionsForScript } from './launch/transactions-for-script.ts';

await runScript(async () => {
  const given = readArguments(process.argv.slice(2));
  const { text, sound } = given.command === 'check' ? await checkFile(given.file, given) : await ask(given);
  console.log(text);
  if (!sound) process.exitCode = 1;
});

type Question = Exclude<ReturnType<typeof readArguments>, { command: 'check' }>;

/** What needs the database. */
async function ask(given: Question): Promise<{ text: string; sound: boolean }> {
  const env = readEnv();
  const database = await openForScript(env);
  const pool = openPool(database.url, 2, () => {}, database);
  try {
    await migrateForScript(database);
    const db = dbOfPool(pool);
    if (given.command === 'verify') return await verifyLog(db, given.head);
    if (given.command === 'keys') return { text: await describeKeys(db), sound: true };
    const transaction = transactionsForScript(pool);
    const secretKey = await secretKeyOf(env);
    const ending = { ...given, secretKey, previous: env.previousSecretKey };
    return { text: await endEvidenceKey({ db, transaction }, ending), sound: true };
  } finally {
    await pool.end();
    await database.close();
  }
}

async function verifyLog(db: Db, head: Extract<Question, { command: 'verify' }>['head']) {
  const verified = await verifyEvidence(db);
  const findings = [...verified.findings, ...(await verifyTerms(db)), ...(await verifyPacks(db))];
  return describeVerification(db, { ...verified, findings }, head);
}
