import type { RankedRecord } from '#domain/matching/described.ts';
import { type Counted, figureOf } from '#domain/reliability/figure.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { presentRepRecord } from '#server/features/trust/reliability/present.ts';
import type { SimulatedRep } from './inhabitants.ts';
import { openDice } from './random.ts';

const firstDay = '2026-01-01';

export const dayOf = (now: number): string => addDays(firstDay, Math.floor(now));

/** A rep's reliability by the product's own rule. */
export function recordOf(entries: readonly Counted[], day: string): RankedRecord {
  const figure = figureOf(entries, day);
  return { share: figure.share, ...presentRepRecord(figure) };
}

/** The entries of one gig: whether they came, and how fast they agreed to its terms. */
export const entriesOf = ({ answerHours }: SimulatedRep, came: boolean, day: string, gigId: string): Counted[] => [
  { kind: 'answered', minutes: answerHours * 60, excused: false, day, gigId },
  { kind: came ? 'came' : 'no_show', minutes: null, excused: false, day, gigId },
];

/** Earlier residents have worked before, once a fortnight. */
export function entriesBefore(seed: number, rep: SimulatedRep): Counted[] {
  if (rep.joined >= 0) return [];
  const dice = openDice(seed, 'before', rep.number);
  return Array.from({ length: dice.between(0, 12) }, (_, index) =>
    entriesOf(rep, dice.chance(rep.reliable), dayOf(-14 * (index + 1)), `before ${index}`),
  ).flat();
}
