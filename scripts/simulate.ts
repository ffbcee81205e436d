import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';
import { printReport } from '../bench/support/report.ts';
import { reportSimulation } from '../research/market-simulation/report-simulation.ts';
import { simulateSeeds } from '../research/market-simulation/simulate-seeds.ts';
import { reportSaturdays } from '../research/standby-simulation/report-saturdays.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run simulate -- --seeds 10 --days 90 --reps 800 --jobs 700 --from 1
  Lets each policy of matching have the same markets, of so many seeds from that one on, and compares what comes of it.
npm run simulate -- standby --saturdays 1000
  Fills the places of so many Saturdays with and without reps on standby.`;

await runScript(async () => {
  if (process.argv[2] === 'standby')
    return printReport(reportSaturdays(readOptions({ saturdays: '1000' }, process.argv.slice(3)).saturdays));
  const { seeds, from, ...size } = readOptions({ seeds: '10', days: '90', reps: '800', jobs: '700', from: '1' });
  const started = performance.now();
  const given = Array.from({ length: seeds }, (_, at) => from + at);
  const results = await simulateSeeds(given, size, console.error);
  const report = reportSimulation(results);
  printReport(report);
  if (!report.met) process.exitCode = 1;
  const minutes = (performance.now() - started) / 60_000;
  console.log(
    `\n${size.reps} reps, ${size.jobs} jobs, ${size.days} days; seeds ${given.join(' ')}; ${minutes.toFixed(1)} minutes`,
  );
});

function readOptions<Name extends string>(
  defaults: Record<Name, string>,
  args = process.argv.slice(2),
): Record<Name, number> {
  const options = Object.fromEntries(
    Object.entries<string>(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  );
  const { values } = parseArgs({ args, options });
  const entries = Object.keys(defaults).map((name) => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) throw new StartupError(USAGE);
    return [name, number];
  });
  return Object.fromEntries(entries);
}
