import { isDeepStrictEqual } from 'node:util';
import { repEntryKinds } from '#contract/trust/reliability-kinds.ts';
import { type Counted, figureOf } from '#domain/reliability/figure.ts';
import { entriesOfGig } from '#domain/reliability/gig-entries.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { compareFigures, recordAllGigs } from '#server/features/trust/reliability/commands/catch-up.ts';
import { recordGigs } from '#server/features/trust/reliability/commands/record-gigs.ts';
import { readHistories } from '#server/features/trust/reliability/queries/read-histories.ts';
import { reliabilityFigures } from '#server/features/trust/reliability/tables.ts';
import { now } from '#server/platform/clock.ts';
import { type Db, dbOfPool } from '#server/platform/db/pool.ts';
import { transactionsOn } from '#server/platform/db/transaction.ts';
import { longestBlock } from '../support/longest-block.ts';
import type { Bench } from '../support/open-bench.ts';
import { openMarket } from '../support/open-market.ts';
import type { Report } from '../support/report.ts';

/** Gigs that a task records together while the others wait. */
const together = 20;
const mostBlocked = 50;

/** Figures that were kept gig by gig, in any order, against what is worked out from all events at once. */
export async function timeReliability(bench: Bench): Promise<Report> {
  const { gigs } = bench.scale.reliability;
  const sizes = { businesses: gigs / 50, reps: gigs / 10, jobs: gigs / 10 };
  const { pool } = await openMarket(bench, { ...sizes, applications: sizes.jobs, hires: gigs });
  const db = dbOfPool(pool);
  const nothing = async () => {};
  const transaction = transactionsOn(pool, nothing, nothing);
  const { rows } = await pool.query<{ id: string }>('select id from milestones order by md5(id::text)');
  const ids = rows.map(({ id }) => id);
  const signal = new AbortController().signal;

  const kept = await timed(async () => {
    let entries = 0;
    for (let at = 0; at < ids.length; at += together)
      entries += await transaction((tx) => recordGigs(tx, ids.slice(at, at + together)));
    return entries;
  });
  await pool.query('vacuum (analyze) reliability_entries, reliability_figures');
  const missing = await timed(() => recordAllGigs({ db, transaction }, signal));
  const wrong = await timed(() => compareFigures({ db, transaction }, signal));
  const recomputed = await timed(() => recomputeAll(db, ids));

  const row = (what: string, { seconds, block }: Timed<unknown>, found: string) => [
    ...[what, `${seconds.toFixed(1)} s`, `${block.toFixed(0)} ms`, found],
  ];
  return {
    tables: [
      {
        headings: [`${ids.length} weeks of gigs`, 'time', 'longest block', 'found'],
        rows: [
          row(`recorded, ${together} at a time`, kept, `${kept.result} entries`),
          row('all histories against the entries', missing, `${missing.result} missing`),
          row('all figures against the entries', wrong, `${wrong.result} wrong`),
          row('all figures from the histories alone', recomputed, `${recomputed.result.differing} differ`),
        ],
      },
    ],
    remarks: [`${recomputed.result.figures} figures. A block is CPU time of the event loop's thread.`],
    met:
      missing.result === 0 &&
      wrong.result === 0 &&
      recomputed.result.differing === 0 &&
      [missing, wrong].every(({ block }) => block <= mostBlocked),
  };
}

interface Timed<Result> {
  readonly result: Result;
  readonly seconds: number;
  readonly block: number;
}

async function timed<Result>(run: () => Promise<Result>): Promise<Timed<Result>> {
  const started = performance.now();
  const measured = await longestBlock(run);
  return { ...measured, seconds: (performance.now() - started) / 1000 };
}

const batch = 100;

/** Without any stored entry: from what was recorded of each gig. Seeded reps answered no interview times. */
async function recomputeAll(db: Db, ids: readonly string[]) {
  const today = dayInSouthAfrica(now());
  const counted = new Map<string, Counted[]>();
  for (let at = 0; at < ids.length; at += batch)
    for (const { repId, businessId, ...gig } of await readHistories(db, ids.slice(at, at + batch)))
      for (const { at: happenedAt, kind, minutes } of entriesOfGig(gig)) {
        const of = (repEntryKinds as readonly string[]).includes(kind) ? repId : businessId;
        const own = counted.get(of) ?? [];
        own.push({ kind, minutes, excused: false, day: dayInSouthAfrica(happenedAt), gigId: gig.milestoneId });
        counted.set(of, own);
      }
  const stored = await db
    .select({ id: reliabilityFigures.id, figure: reliabilityFigures.figure })
    .from(reliabilityFigures);
  const known = new Map(stored.map(({ id, figure }) => [id, figure]));
  const differing = [...new Set([...known.keys(), ...counted.keys()])].filter(
    (id) => !isDeepStrictEqual(known.get(id), figureOf(counted.get(id) ?? [], today)),
  );
  return { figures: known.size, differing: differing.length };
}
