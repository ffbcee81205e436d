import type { Report } from '../../bench/support/report.ts';
import { intervalOf } from '../market-simulation/intervals.ts';
import { assumedRest, type RestAssumptions, recoverMissedDay } from './missed-days.ts';
import { type Assumptions, assumed, fillSaturday, ways } from './saturdays.ts';

const others: readonly (readonly [title: string, given: Assumptions])[] = [
  ['as assumed', assumed],
  ['half as many stand by', { ...assumed, standsBy: assumed.standsBy / 2 }],
  ['reps look after an hour', { ...assumed, looksAfter: 60 }],
  ['reps look after ten minutes', { ...assumed, looksAfter: 10 }],
  ['half as many say yes', { ...assumed, saysYes: [assumed.saysYes[0] / 2, assumed.saysYes[1] / 2] }],
  ['asked by hand, as quick and willing', { ...assumed, byHand: assumed }],
  ['twice as many applicants', { ...assumed, mostApplicants: assumed.mostApplicants * 2 }],
];

const missed: readonly (readonly [title: string, given: RestAssumptions])[] = [
  ['as assumed', assumedRest],
  ['all who stand by do so for the rest too', { ...assumedRest, standsForRest: 1 }],
  ['reps look after an hour', { ...assumedRest, looksAfter: 60 }],
  ['the business pays after 20 minutes', { ...assumedRest, paysAfter: 20 }],
  ['twice as many applicants', { ...assumedRest, mostApplicants: assumedRest.mostApplicants * 2 }],
];

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The share of places filled on so many Saturdays, with and without reps on standby. Met: with standby, no row fills fewer than by hand. */
export function reportSaturdays(saturdays: number): Report {
  const rows = others.map(([title, given]) => {
    const shares = ways.map((way) =>
      intervalOf(Array.from({ length: saturdays }, (_, seed) => fillSaturday(way, seed + 1, given))),
    );
    return { title, shares };
  });
  const recovered = missed.map(([title, given]) => {
    const shares = Array.from({ length: saturdays }, (_, seed) => recoverMissedDay(seed + 1, given));
    const worked = shares.filter((share) => share > 0);
    return { title, share: worked.length / saturdays, worked: intervalOf(worked).mean };
  });
  return {
    tables: [
      {
        headings: ['places filled', ...ways],
        rows: rows.map(({ title, shares }) => [
          title,
          ...shares.map(({ mean, half }) => `${percent(mean)} ± ${(100 * half).toFixed(1)}`),
        ]),
      },
      {
        headings: ['days whose rep didn’t come', 'with a rep for the rest', 'share of the shift they work'],
        rows: recovered.map(({ title, share, worked }) => [title, percent(share), percent(worked)]),
      },
    ],
    met: rows.every(({ shares: [, byHand, ...standby] }) => standby.every(({ mean }) => mean >= (byHand?.mean ?? 1))),
  };
}
