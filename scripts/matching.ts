import { featureNames, features } from '#domain/matching/features.ts';
import { ensurePrior } from '#server/features/matching/models/commands/ensure-prior.ts';
import { type Trained, trainModel } from '#server/features/matching/models/commands/train-model.ts';
import { useModel } from '#server/features/matching/models/commands/use-model.ts';
import { describeModels } from '#server/features/matching/models/queries/list-models.ts';
import { tryReasons } from '#server/features/matching/review/commands/try-reasons.ts';
import { dbOfPool, openPool } from '#server/platform/db/pool.ts';
import { type RunTransaction, transactionsOn } from '#server/platform/db/transaction.ts';
import { readEnv } from '#server/platform/env.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run matching -- models
  What matches are and were weighed by.
npm run matching -- train [--anyway]
  Learns weights from what became of who was shown, prints how well they do, and stores them as another model, which is not used
  yet. One that does worse on what was held out is not stored, unless you say --anyway.
npm run matching -- use NUMBER
  Weighs by that model from now on, in every process within a second.
npm run matching -- hide-reasons PERCENT
  Hides from reviewers why somebody is proposed, of so many in a hundred jobs (0 to 50), so that the panel can compare how long
  decisions take and how often they come true with reasons and without. 0, as it is at first, shows them all.`;

const share = (value: number) => value.toFixed(3);

function printTraining({ report, before, weights, number }: Trained): void {
  console.log(`${report.groups} lists, ${report.pairs} pairs; ${report.heldOut} lists held out`);
  for (const name of featureNames)
    console.log(`${features[name].label.padEnd(44)} ${share(before[name])} → ${share(weights[name])}`);
  const { ndcg, ndcgOfPrior, ndcgOfActive } = report;
  console.log(`nDCG on what was held out: ${share(ndcg)}; prior ${share(ndcgOfPrior)}, today ${share(ndcgOfActive)}`);
  console.log(number === null ? 'Not stored: it is no better than what there is.' : `Stored as model ${number}.`);
}

async function use(transaction: RunTransaction, number: number): Promise<void> {
  try {
    await transaction((tx) => useModel(tx, number));
  } catch (error) {
    throw error instanceof Refusal ? new StartupError(error.message) : error;
  }
}

await runScript(async () => {
  const [command, given, ...rest] = process.argv.slice(2);
  const known =
    (command === 'models' && given === undefined) ||
    (command === 'train' && (given === undefined || given === '--anyway')) ||
    (command === 'use' && /^\d{1,6}$/.test(given ?? '')) ||
    (command === 'hide-reasons' && /^([0-4]?\d|50)$/.test(given ?? ''));
  if (!known || rest.length > 0) throw new StartupError(USAGE);
  const database = await openForScript(readEnv());
  const pool = openPool(database.url, 2, () => {}, database);
  try {
    await migrateForScript(database);
    const nothingElse = async () => {};
    const transaction = transactionsOn(pool, nothingElse, nothingElse);
    await ensurePrior(transaction);
    if (command === 'train') printTraining(await trainModel(transaction, { anyway: given !== undefined }));
    if (command === 'use') await use(transaction, Number(given));
    if (command === 'hide-reasons') await transaction((tx) => tryReasons(tx, Number(given)));
    if (command === 'models' || command === 'use')
      for (const { number, origin, active, madeAt } of await describeModels(dbOfPool(pool)))
        console.log(`${active ? '*' : ' '} ${number}  ${origin.padEnd(8)} ${madeAt}`);
  } finally {
    await pool.end();
    await database.close();
  }
});
