import { runScript } from '#scripts/launch/run-script.ts';
import { measurePages } from './lighthouse/measure-pages.ts';

await runScript(async () => {
  if (!(await measurePages(process.argv.slice(2)))) process.exitCode = 1;
});
