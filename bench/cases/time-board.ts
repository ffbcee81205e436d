import type { ReceivedQuery } from '#contract/applications/board.ts';
import type { BusinessActor } from '#server/features/accounts/access.ts';
import { countReceived, listReceived } from '#server/features/applications/queries/received-applications.ts';
import { weighApplicants } from '#server/features/matching/queries/weigh-applicants.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import type { Bench } from '../support/open-bench.ts';
import { percentile } from '../support/percentile.ts';
import { inMilliseconds, type Report } from '../support/report.ts';
import { fillBoard } from './fill-board.ts';

const applicants = 200;

/** Relative to the board as it opens: that reads a page of twenty, while sorting or filtering reads all two hundred. */
const mostTimes = 10;

const views: Readonly<Record<string, ReceivedQuery>> = {
  'best fit first': { sort: 'fit' },
  'lowest rate first': { sort: 'rate' },
  'nearest first': { sort: 'distance' },
  'most experience first': { sort: 'experience' },
  'by experience and rate': { experience: 'mid', maximumRateCents: 12_000 },
  'within 50 km': { withinKm: 50 },
  'by words': { q: 'sales weekend' },
  'everything at once': { sort: 'fit', q: 'sales', experience: 'junior', maximumRateCents: 20_000, withinKm: 500 },
};

/** The board of a gig with two hundred applicants in every order and by every filter, relative to the same board as it opens. */
export async function timeBoard(bench: Bench): Promise<Report> {
  const { pool } = await bench.market();
  await using board = await fillBoard(pool, applicants);
  const { jobId } = board;
  const db = dbOfPool(pool);
  const owner = { businessId: board.businessId } as unknown as BusinessActor;
  const asked = Object.entries(views);
  const questions = [
    { name: 'as it opens', ask: () => listReceived(db, owner, { jobId }, weighApplicants) },
    ...asked.map(([name, query]) => ({
      name,
      ask: () => listReceived(db, owner, { jobId, ...query }, weighApplicants),
    })),
    { name: 'its counts, filtered', ask: () => countReceived(db, owner, jobId, { withinKm: 50 }) },
  ];
  const { turns, warmUp } = bench.scale.sizes;
  const times = new Map(questions.map(({ name }): [string, number[]] => [name, []]));
  // One after the other in every turn: a temporary slowdown of the machine affects all of them.
  for (let turn = -warmUp; turn < turns; turn++)
    for (const { name, ask } of questions) {
      const started = performance.now();
      await ask();
      if (turn >= 0) times.get(name)?.push(performance.now() - started);
    }
  const middle = (name: string) => percentile(times.get(name) ?? [], 0.5);
  const ratioOf = (name: string) => middle(name) / middle('as it opens');
  return {
    tables: [
      {
        headings: [`${applicants} applicants`, 'p50', 'p99', 'ratio', `at most ${mostTimes} ×`],
        rows: questions.map(({ name }) => [
          name,
          inMilliseconds(middle(name)),
          inMilliseconds(percentile(times.get(name) ?? [], 0.99)),
          `${ratioOf(name).toFixed(2)} ×`,
          ratioOf(name) <= mostTimes ? 'met' : 'missed',
        ]),
      },
    ],
    met: questions.every(({ name }) => ratioOf(name) <= mostTimes),
  };
}
