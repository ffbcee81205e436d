import { coursesFolder, readFolder } from '#server/features/courses/content/services/read-folder.ts';
import { recountSums } from '#server/features/courses/desk/commands/recount-sums.ts';
import { openPatientPool } from '#server/platform/db/open-patient-pool.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { readEnv } from '#server/platform/env.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { migrateForScript } from './launch/migrate-for-script.ts';
import { openForScript } from './launch/open-for-script.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run courses -- check [FOLDER]
  Reads the courses in content/courses, or in another folder, and lists their problems.
npm run courses -- recount
  Recounts the owners, progress and revenue of each course, corrects the panel's totals, and prints how many totals were
  wrong. Users can keep learning and paying while it runs.`;

async function check(folder = coursesFolder): Promise<void> {
  const found = await readFolder(folder);
  for (const { slug, course } of found)
    if (course)
      console.log(
        `${slug}: ${course.lessons.length} lessons, ${course.minutes} minutes, ${course.questions.length} questions`,
      );
  const problems = found.flatMap((one) => one.problems);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0 || found.length === 0) process.exitCode = 1;
}

async function recount(): Promise<void> {
  const database = await openForScript(readEnv());
  const pool = openPatientPool(database.directUrl);
  try {
    await migrateForScript(database);
    const wrong = await dbOfPool(pool).transaction((db) => recountSums({ db }));
    console.log(`${wrong} total${wrong === 1 ? ' was' : 's were'} wrong`);
  } finally {
    await pool.end();
    await database.close();
  }
}

await runScript(async () => {
  const [command, folder, ...rest] = process.argv.slice(2);
  if (command === 'check' && rest.length === 0) await check(folder);
  else if (command === 'recount' && folder === undefined) await recount();
  else throw new StartupError(USAGE);
});
