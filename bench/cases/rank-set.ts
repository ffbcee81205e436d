import { type Measured, measureChance, measureRanking } from '../matching/measure-rankings.ts';
import { rankingsOf } from '../matching/rankings.ts';
import { type LabelledJob, readSet } from '../matching/read-set.ts';
import { timePairs } from '../matching/time-pairs.ts';
import type { Bench } from '../support/open-bench.ts';
import type { Report } from '../support/report.ts';

/** Quality of rankings of reps, against the grades that people gave. Needs no database. */
export async function rankSet({ labelledSet, scale }: Bench): Promise<Report> {
  const set = readSet(labelledSet);
  const parts: Record<string, readonly LabelledJob[]> = { all: set.jobs };
  if (set.heldOut.size > 0) {
    parts['to tune on'] = set.jobs.filter(({ key }) => !set.heldOut.has(key));
    parts['kept apart'] = set.jobs.filter(({ key }) => set.heldOut.has(key));
  }
  const measure = (one: (jobs: readonly LabelledJob[]) => Measured) =>
    Object.values(parts)
      .map(one)
      .flatMap(({ ndcg, map }) => [ndcg.toFixed(3), map.toFixed(3)]);
  const rows = Object.entries(rankingsOf(set)).map(([name, ranking]) => [
    name,
    ...measure((jobs) => measureRanking(set, jobs, ranking)),
  ]);
  return {
    tables: [
      {
        headings: [
          '',
          ...Object.keys(parts).flatMap((name) => [name === 'all' ? 'nDCG@10' : `${name}: nDCG@10`, 'MAP']),
        ],
        rows: [['random', ...measure((jobs) => measureChance(set, jobs))], ...rows],
      },
    ],
    remarks: [`${set.jobs.length} jobs and ${set.reps.length} reps of ${labelledSet}`, ...timePairs(set, scale.pairs)],
    met: true,
  };
}
