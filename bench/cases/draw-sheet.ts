import { demoSet } from '../matching/demo-set.ts';
import { type DrawnPair, drawPairs } from '../matching/draw-pairs.ts';
import { pairSheet } from '../matching/pair-sheet.ts';
import { readSet } from '../matching/read-set.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Report } from '../support/report.ts';

/** Pairs to be read with every reason they are given. Needs no database. */
export async function drawSheet({ labelledSet, seed, scale }: Bench): Promise<Report> {
  const pairs = drawPairs([readSet(labelledSet), demoSet()], seed, scale.pairsToRead);
  return {
    tables: [
      { headings: ['', 'pairs', 'reasons for', 'against'], rows: [rowOf('top ten', pairs), rowOf('all', pairs)] },
    ],
    remarks: [`Seed ${seed}`, ...pairSheet(pairs)],
    met: true,
  };
}

function rowOf(from: DrawnPair['from'], pairs: readonly DrawnPair[]): string[] {
  const drawn = pairs.filter((pair) => pair.from === from);
  const count = (side: 'for' | 'against') =>
    drawn.reduce((sum, { reasons }) => sum + reasons.rep[side].length + reasons.business[side].length, 0);
  return [
    `from ${from === 'all' ? 'all reps' : 'the top ten'}`,
    ...[drawn.length, count('for'), count('against')].map(String),
  ];
}
