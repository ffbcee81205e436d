import type { MatchAgreement, TriedMeasure } from '#contract/matching/review.ts';
import { shareText } from './agreement-words.ts';

const seconds = (value: number) => `${Math.round(value)} s`;
const signed = (text: string, value: number) => (value > 0 ? `+${text}` : text.replace('-', '−'));

/** `+4 s (−2 s to +10 s)`. */
export function differenceText({ by }: TriedMeasure, say: (value: number) => string): string {
  if (by === null) return 'Too few to say';
  const text = (value: number) => signed(say(value), value);
  return `${text(by.difference)} (${text(by.low)} to ${text(by.high)})`;
}

export const triedRows = ({ seconds: time, applied, hired, hiredAnyway }: MatchAgreement['reasons']) =>
  [
    { title: 'Time of a decision', measure: time, say: seconds },
    { title: 'Approved, and applied', measure: applied, say: shareText },
    { title: 'Approved, and hired', measure: hired, say: shareText },
    { title: 'Dropped, and hired all the same', measure: hiredAnyway, say: shareText },
  ].map((row) => ({ ...row, differenceText: differenceText(row.measure, row.say) }));
