import type { Report } from '../../bench/support/report.ts';
import { intervalOf } from '../market-simulation/intervals.ts';
import { type Assumptions, assumed, fillSaturday, ways } from './saturdays.ts';

const others: readonly (readonly [title: string, given: Assumptions])[] = [
  ['as assumed', assumed],
  ['half as many stand by', { ...assumed, standsBy: assumed.standsBy / 2 }],
  ['reps look after an hour', { ...assumed, looksAfter: 60 }],
  ['reps look after ten minutes', { ...assumed, looksAfter: 10 }],
  ['half as many say yes', { ...assumed, saysYes: [assumed.saysYes[0] / 2, assumed.saysYes[1] / 2] }],
  ['twice as many applicants', { ...assumed, mostApplicants: assumed.mostApplicants * 2 }],
];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The share of places filled on so many Saturdays, with and without reps on standby. */
export function reportSaturdays(saturdays: number): Report {
  const rows = others.map(([title, given]) => [
    title,
    ...ways.map((way) => {
      const { mean, half } = intervalOf(
        Array.from({ length: saturdays }, (_, seed) => fillSaturday(way, seed + 1, given)),
      );
      return `${percent(mean)} ± ${(100 * half).toFixed(1)}`;
    }),
  ]);
  return { tables: [{ headings: ['places filled', ...ways], rows }], met: true };
}
