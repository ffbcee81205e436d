import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/env.ts';
import { fridayMix } from '../day/actions.ts';
import { carriedPerHundredRand, readHostingPrices } from '../day/carried-per-rand.ts';
import { drawCurves } from '../day/draw-curves.ts';
import { type Curve, findKnee, type Shared } from '../day/find-knee.ts';
import { isDisturbed, limits, type Step } from '../day/judge-step.ts';
import { type DayResult, kneeOf } from '../day/result.ts';
import { verifyWrites } from '../day/writes.ts';
import type { DayAnswer, DayOrder } from '../day-clients.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { openHelper } from '../support/processes.ts';
import type { Report, Table } from '../support/report.ts';

/** A Friday of the market at rising rates, until the answers take too long or fail: with one web process, and with two. */
export async function loadDay(bench: Bench): Promise<Report> {
  await using closing = new AsyncDisposableStack();
  const { market: sizes, course, processes, resultsIn } = bench.scale.day;
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
  if (resultsIn !== null) {
    const file = join(projectRoot, resultsIn, `day-${sizes.jobs}-jobs`);
    await mkdir(join(projectRoot, resultsIn), { recursive: true });
    await writeFile(`${file}.json`, `${JSON.stringify(result, null, 2)}\n`);
    await writeFile(`${file}.svg`, drawCurves(result));
    bench.say(`Written to ${file}.json and .svg`);
  }
  const lost = Object.values(kept).reduce((sum, one) => sum + one.lost + one.doubled, 0);
  return {
    tables: [...curves.map(stepsTable), ...curves.map(requestsTable), keptTable(kept), ...(await hostingTables())],
    remarks: curves.map(remarkOf),
    met: lost === 0,
  };
}

const ms = (value: number | null) => (value === null ? '–' : `${value.toFixed(0)} ms`);

/** Of the app and the database. It depends little on other work, and says how many requests a core can bear at most. */
function cpuOfRequest({ cpu, answered }: Step): string {
  if (cpu === null || answered === 0) return '–';
  const { generator: _, other: __, ...own } = cpu;
  return `${((Object.values(own).reduce((sum, one) => sum + one, 0) / answered) * 1000).toFixed(1)} ms`;
}

function stepsTable({ processes, steps }: Curve): Table {
  const names = Object.keys(steps[0]?.cpu ?? {});
  return {
    headings: [
      `${processes} web, actions a second`,
      ...['answered', 'p50', 'p99', 'failed', 'loop p99', 'late p99'],
      ...names.map((name) => `${name}, of a core`),
      'CPU a request',
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
      cpuOfRequest(step),
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
  const rate = knee ? `at ${knee.offered.toFixed(0)} actions a second` : 'below the first step';
  const last = curve.steps.at(-1);
  const end = last?.passed ? ' The last step passed: the knee is higher.' : '';
  const generator = last?.generator.isLimit
    ? ' The generator, or the machine that it shares, was late at the last step.'
    : '';
  const disturbed =
    last && isDisturbed(last) ? ' Other work took much of the machine, which has a higher knee without it.' : '';
  return `${curve.processes} web: the knee is ${rate} (${limit}).${end}${generator}${disturbed}`;
}

async function hostingTables(): Promise<Table[]> {
  const machines = await readHostingPrices();
  if (machines.length === 0) return [];
  return [
    {
      headings: ['machine', 'rent a month', 'read on', 'actions a second for R100'],
      rows: machines.map((machine) => [
        machine.name,
        `R${(machine.centsPerMonth / 100).toFixed(2)}`,
        machine.readOn,
        carriedPerHundredRand(machine)?.toFixed(2) ?? 'not measured',
      ]),
    },
  ];
}
