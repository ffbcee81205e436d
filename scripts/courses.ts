import { coursesFolder, readFolder } from '#server/features/courses/content/services/read-folder.ts';
import { runScript } from './launch/run-script.ts';

await runScript(async () => {
  if (process.argv[2] !== 'check') throw new Error('Say `npm run courses -- check`, with a folder if it is another.');
  const found = await readFolder(process.argv[3] ?? coursesFolder);
  for (const { slug, course } of found)
    if (course)
      console.log(
        `${slug}: ${course.lessons.length} lessons, ${course.minutes} minutes, ${course.questions.length} questions`,
      );
  const problems = found.flatMap((one) => one.problems);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0 || found.length === 0) process.exitCode = 1;
});
