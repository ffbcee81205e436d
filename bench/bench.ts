import { arch, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { ensureReferenceData } from '#server/app/reference-data.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { onShutdown } from '#server/platform/shutdown.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { cases } from './cases.ts';
import { ownSet } from './matching/own-set.ts';
import { openBench } from './support/open-bench.ts';
import { makeFolder } from './support/open-market.ts';
import { printReport } from './support/report.ts';
import { toy, usual } from './support/scale.ts';

const closing = new AsyncDisposableStack();
const shutdown = onShutdown(() => closing.disposeAsync());

try {
  await measure(process.argv.slice(2));
  await closing.disposeAsync();
  // A pipe may not have taken all of it yet.
  process.stdout.write('', () => process.exit());
} catch (error) {
  // A failure after Ctrl-C was caused by it.
  if (!shutdown.started) shutdown.fail(error);
}

/**
 * `npm run bench -- browse messages`: these alone, and all whose names begin so. `--toy`: in some seconds, to check that they work. `--set FOLDER`:
 * graded jobs and reps. `--seed N`: which pairs `pairs` draws.
 */
async function measure(given: readonly string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: [...given],
    options: {
      toy: { type: 'boolean', default: false },
      set: { type: 'string', default: ownSet },
      seed: { type: 'string', default: '1' },
    },
    allowPositionals: true,
  });
  const isWanted = (name: string, one: string) => one === name || (!(name in cases) && one.startsWith(`${name}-`));
  const unknown = names.find((name) => !Object.keys(cases).some((one) => isWanted(name, one)));
  if (unknown !== undefined)
    throw new StartupError(`There is no benchmark ${unknown}; there are ${Object.keys(cases).join(', ')}.`);
  console.log(`On ${cpus().length} × ${cpus()[0]?.model.trim() || arch()}, Node ${process.versions.node}`);
  const scale = values.toy ? toy : usual;
  const bench = openBench({
    scale,
    labelledSet: values.set,
    seed: Number(values.seed),
    closing,
    newDatabase: startServer,
    anyMarket: null,
    say: console.log,
  });
  for (const [name, { title, run }] of Object.entries(cases)) {
    if (names.length > 0 && !names.some((wanted) => isWanted(wanted, name))) continue;
    console.log(`\n${title}`);
    const report = await run(bench);
    printReport(report);
    if (!report.met) process.exitCode = 1;
  }
}

/** A database server of its own, as durable as a real one. */
async function startServer(until: AsyncDisposableStack): Promise<string> {
  const server = await startEmbedded({ dataDir: await makeFolder(until), durable: true });
  until.defer(server.stop);
  await migrate(server.url);
  const pool = new pg.Pool({ connectionString: server.url });
  await ensureReferenceData(pool);
  await pool.end();
  return server.url;
}
