import { runScript } from '#scripts/launch/run-script.ts';
import { measurePages } from './lighthouse/measure-pages.ts';

await runScript(async () => {
  if (!(await measurePages())) process.exitCode = 1;
});
