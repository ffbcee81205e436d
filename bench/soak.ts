import { parseArgs } from 'node:util';
import { onShutdown } from '#server/platform/shutdown.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { fridayMix } from './day/actions.ts';
import { drainSeconds } from './soak/check-traces.ts';
import { runSoak, type SoakResults } from './soak/run-soak.ts';
import { makeFolder } from './support/open-market.ts';

const closing = new AsyncDisposableStack();
const shutdown = onShutdown(() => closing.disposeAsync());

try {
  await soak(process.argv.slice(2));
  await closing.disposeAsync();
  process.stdout.write('', () => process.exit());
} catch (error) {
  if (!shutdown.started) shutdown.fail(error);
}

/** `npm run soak -- --kills 1000 --seed 1 --rate 20`. `--minutes N` ends the kills after that time, `--folder FOLDER` keeps the database and the logs. */
async function soak(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '1000' },
      seed: { type: 'string', default: '1' },
      rate: { type: 'string', default: '20' },
      minutes: { type: 'string' },
      folder: { type: 'string' },
    },
  });
  const [kills, seed, rate] = [values.kills, values.seed, values.rate].map(Number) as [number, number, number];
  if (!(kills > 0 && Number.isInteger(seed) && rate > 0))
    throw new StartupError('--kills and --rate are numbers above 0, --seed is a whole number.');
  const folder = values.folder ?? (await makeFolder(closing));
  const market = { businesses: 100, reps: 1500, jobs: 3000, applications: 3000, hires: 1000 };
  const results = await runSoak({
    folder,
    kills,
    mostMinutes: values.minutes === undefined ? undefined : Number(values.minutes),
    seed,
    rate,
    mix: fridayMix,
    market,
    reps: 401,
    lateMs: 20_000,
    say: (what) => console.log(`${new Date().toISOString().slice(11, 19)} ${what}`),
  });
  print(results);
  if (!results.isSound) process.exitCode = 1;
}

function print({ kills, traces, queue, load, noticesSpoilt, isSound }: SoakResults): void {
  console.log(`\nKills: ${JSON.stringify(kills)}`);
  console.table(traces.writes);
  console.log(`Stored twice: ${JSON.stringify(traces.doubled)}`);
  console.log(`Differences in the books: ${traces.booksDiffer.length}`);
  for (const difference of traces.booksDiffer.slice(0, 20)) console.log(`  ${difference}`);
  const { drainedAfterSeconds, failed, failedSchedules } = queue;
  console.log(`Queue empty after ${drainedAfterSeconds ?? `more than ${drainSeconds}`} s`);
  console.log(`Jobs given up: ${JSON.stringify(failed)}; of schedules: ${JSON.stringify(failedSchedules)}`);
  console.log(`A lost write of each kind, a doubled message and a wrong balance are noticed: ${noticesSpoilt}`);
  console.table(
    Object.fromEntries(
      Object.entries(load.requests).map(([name, { asked, repeated, failed, failures }]) => [
        name,
        { asked, repeated, failed, failures: JSON.stringify(failures) },
      ]),
    ),
  );
  console.log(isSound ? 'Nothing was lost, and nothing done twice.' : 'NOT SOUND');
  console.log(JSON.stringify({ kills, traces, queue, noticesSpoilt, isSound, seconds: Math.round(load.seconds) }));
}
