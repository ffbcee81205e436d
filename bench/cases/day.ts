import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { fridayMix } from '../day/actions.ts';
import { type Curve, findKnee, type Shared } from '../day/find-knee.ts';
import { limits, type Step } from '../day/judge-step.ts';
import { verifyWrites } from '../day/writes.ts';
import type { DayAnswer, DayOrder } from '../day-clients.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { openHelper } from '../support/processes.ts';
import type { Report, Table } from '../support/report.ts';

/** What a run leaves for the drawing and the text. */
interface DayResult {
  readonly at: string;
  readonly machine: string;
  readonly loadAverageBefore: number;
  readonly market: Bench['scale']['market'];
  readonly mix: typeof fridayMix;
  readonly curves: readonly Omit<Curve, 'writes'>[];
  readonly kept: Awaited<ReturnType<typeof verifyWrites>>;
}

/** A Friday of the market at rising rates, until the answers take too long or fail: with one web process, and with two. */
export async function loadDay(bench: Bench): Promise<Report> {
  await using closing = new AsyncDisposableStack();
  const { market: sizes, course, processes, resultFile } = bench.scale.day;
  const loadAverageBefore = loadavg()[0] ?? 0;
  const market = await openMarket({ ...bench, closing }, sizes);
  const clients = openHelper<DayOrder, DayAnswer>('day-clients.ts');
  closing.defer(clients.stop);
  const shared: Shared = { people: null, taken: {} };
  const curves: Curve[] = [];
  for (const count of processes) curves.push(await findKnee(market, clients, count, course, shared, bench.say));
  const kept = await verifyWrites(
    market.pool,
    curves.flatMap(({ writes }) => writes),
  );
  const result: DayResult = {
    at: new Date().toISOString(),
    machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`,
    loadAverageBefore: Math.round(loadAverageBefore * 10) / 10,
    market: sizes,
    mix: fridayMix,
    curves: curves.map(({ writes: _, ...curve }) => curve),
    kept,
  };
  if (resultFile !== null) {
    const file = join(projectRoot, resultFile);
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(file, `${JSON.stringify(result, null, 2)}\n`);
    bench.say(`Written to ${resultFile}`);
  }
  const lost = Object.values(kept).reduce((sum, one) => sum + one.lost + one.doubled, 0);
  return {
    tables: [...curves.map(stepsTable), ...curves.map(requestsTable), keptTable(kept)],
    remarks: curves.map(remarkOf),
    met: lost === 0,
  };
}

const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`);

/** The highest rate that passed. */
const kneeOf = ({ steps }: Pick<Curve, 'steps'>): Step | undefined =>
  steps.filter(({ passed }) => passed).toSorted((one, other) => other.offered - one.offered)[0];

function stepsTable({ processes, steps }: Curve): Table {
  const names = Object.keys(steps[0]?.cpu ?? {});
  return {
    headings: [
      `${processes} web, actions a second`,
      ...['answered', 'p50', 'p99', 'failed', 'loop p99', 'late p99'],
      ...names.map((name) => `${name}, of a core`),
    ],
    rows: steps.map((step) => [
      `${step.offered.toFixed(0)}${step.passed ? '' : ' failed'}`,
      `${step.answered.toFixed(0)}/s`,
      ms(step.p50Ms),
      ms(step.p99Ms),
      `${step.failed} of ${step.requests}`,
      ms(Math.max(...Object.values(step.loopDelayP99Ms))),
      ms(step.generator.lateP99Ms),
      ...names.map((name) => `${((step.cpu?.[name] ?? 0) * 100).toFixed(0)} %`),
    ]),
  };
}

/** The slowest first, at the highest rate that passed and at the first above it. */
function requestsTable(curve: Curve): Table {
  const knee = kneeOf(curve) ?? curve.steps[0];
  const over =
    curve.steps.find(({ offered, passed }) => !passed && offered > (knee?.offered ?? 0)) ?? curve.steps.at(-1);
  const names = Object.entries(over?.byRequest ?? {}).toSorted(
    ([, one], [, other]) => (other.p99Ms ?? 0) - (one.p99Ms ?? 0),
  );
  return {
    headings: [`${curve.processes} web, requests`, 'p50 at the knee', 'p99', 'p50 above', 'p99', 'failed above'],
    rows: names.map(([name, { p50Ms, p99Ms, failed, asked }]) => {
      const before = knee?.byRequest[name];
      return [
        name,
        ms(before?.p50Ms ?? null),
        ms(before?.p99Ms ?? null),
        ms(p50Ms),
        ms(p99Ms),
        `${failed} of ${asked}`,
      ];
    }),
  };
}

const keptTable = (kept: DayResult['kept']): Table => ({
  headings: ['acknowledged writes', 'checked', 'lost', 'stored twice'],
  rows: Object.entries(kept).map(([kind, one]) => [kind, ...[one.acknowledged, one.lost, one.doubled].map(String)]),
});

function remarkOf(curve: Curve): string {
  const knee = kneeOf(curve);
  const limit = `p99 ${limits.p99Ms} ms, ${limits.failedShare * 100} % failed`;
  const rate = knee ? `${knee.offered.toFixed(0)} actions a second` : 'below the first step';
  const last = curve.steps.at(-1);
  const end = last?.passed ? ' No step failed twice: the knee is higher.' : '';
  const generator = last?.generator.isLimit
    ? ' The generator, or the machine that it shares, was late at the last step.'
    : '';
  return `${curve.processes} web: the knee is at ${rate} (${limit}).${end}${generator}`;
}
