import { parseArgs } from 'node:util';
import { runScript } from '#scripts/launch/run-script.ts';
import { restartInTurns } from './restarts/restart-in-turns.ts';

/**
 * `node scripts/run.mjs bench/restarts.ts`: restarts two web processes behind HAProxy under load, and fails when one request does. Needs the program
 * `haproxy`. `--delay 0` shows what happens without SHUTDOWN_DELAY.
 */
await runScript(async () => {
  const { values } = parseArgs({
    options: { restarts: { type: 'string', default: '5' }, delay: { type: 'string', default: '5' } },
  });
  const failed = await restartInTurns({ restarts: Number(values.restarts), delay: values.delay });
  if (failed > 0) process.exitCode = 1;
});
