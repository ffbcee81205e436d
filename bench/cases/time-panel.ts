import { type AskedCall, askPanel } from '../support/ask-panel.ts';
import { fillPanel } from '../support/fill-panel.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import { panelCalls } from '../support/panel-calls.ts';
import { percentile } from '../support/percentile.ts';
import { rebuildAll } from '../support/rebuild-figures.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { readSizes } from '../support/scale.ts';

/** 99th percentile, one request at a time. */
const mostMs = { read: 300, search: 200 } as const;

/** Every read of the admin panel, over HTTP, in the largest market. */
export async function timePanel(bench: Bench): Promise<Report> {
  const { sizes, ...turns } = bench.scale.panel;
  const jobs = readSizes(sizes).at(-1) ?? 10_000;
  // Most people of a market this old are reps; three of four applications were made by hand, and one is of a hire.
  const market = await openMarket(bench, {
    ...{ jobs, reps: (jobs * 36) / 100, businesses: jobs / 25 },
    ...{ applications: (jobs * 22) / 10, hires: (jobs * 8) / 10 },
  });
  await fillPanel(market, jobs);
  await rebuildAll(market.databaseUrl);
  await market.pool.query('vacuum (analyze) analytics_deeds, analytics_days, analytics_cohorts');
  return reportPanel(await askPanel(market, await panelCalls(market.pool), turns), jobs);
}

function reportPanel(asked: readonly AskedCall[], jobs: number): Report {
  const isMet = ({ call, alone }: AskedCall) => percentile(alone, 0.99) <= mostMs[call.kind];
  return {
    tables: [
      {
        headings: [`${jobs / 1000}k jobs`, 'p50', 'p99', '4 at once, p99', 'at most', ''],
        rows: asked.map((one) => [
          one.call.name,
          inMilliseconds(percentile(one.alone, 0.5)),
          inMilliseconds(percentile(one.alone, 0.99)),
          inMilliseconds(percentile(one.together, 0.99)),
          inMilliseconds(mostMs[one.call.kind]),
          isMet(one) ? 'met' : 'missed',
        ]),
      },
    ],
    remarks: asked.filter((one) => !isMet(one)).map(({ call, slowest }) => `Longest of ${call.name}: ${slowest}`),
    met: asked.every(isMet),
  };
}
