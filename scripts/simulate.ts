import { parseArgs } from 'node:util';
import { StartupError } from '#server/platform/startup-error.ts';
import { printReport } from '../bench/support/report.ts';
import { reportSimulation } from '../research/market-simulation/report-simulation.ts';
import { simulateSeeds } from '../research/market-simulation/simulate-seeds.ts';
import { runScript } from './launch/run-script.ts';

const USAGE = `npm run simulate -- --seeds 10 --days 90 --reps 800 --jobs 700 --from 1
  Lets each policy of matching have the same markets, of so many seeds from that one on, and compares what comes of it.`;

await runScript(async () => {
  const { seeds, from, ...size } = readNumbers();
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

function readNumbers() {
  const defaults = { seeds: '10', days: '90', reps: '800', jobs: '700', from: '1' };
  const options = Object.fromEntries(
    Object.entries(defaults).map(([name, value]) => [name, { type: 'string' as const, default: value }]),
  );
  const { values } = parseArgs({ options });
  const read = (name: keyof typeof defaults): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) throw new StartupError(USAGE);
    return number;
  };
  return { seeds: read('seeds'), days: read('days'), reps: read('reps'), jobs: read('jobs'), from: read('from') };
}
