import { runScript } from '#scripts/launch/run-script.ts';
import { measurePages } from './lighthouse/measure-pages.ts';
import { measureSignedIn } from './lighthouse/measure-signed-in.ts';

const signedIn = '--signed-in';

await runScript(async () => {
  const given = process.argv.slice(2);
  const named = given.filter((one) => one !== signedIn);
  const met = await (given.includes(signedIn) ? measureSignedIn(named) : measurePages(named));
  if (!met) process.exitCode = 1;
});
