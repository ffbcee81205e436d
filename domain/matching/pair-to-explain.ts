import type { Features } from './features.ts';
import type { JobFigure, RepFigure } from './figures.ts';

export interface Pair {
  readonly job: JobFigure;
  readonly rep: RepFigure;
  readonly values: Features;
  /** The reader. */
  readonly audience: 'rep' | 'business';
}

const good = 0.6;

/** Whether a reason counts for a match, and so has a positive text; all others have a negative one. */
export const isGood = (value: number) => value >= good;

export type Explain = (pair: Pair, isFor: boolean) => string | null;

const holdsTwo = / (?:and|or) /;

/** `a, b and c`. Around names that contain an `and`, a comma separates the next. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  const comma = names.some((name) => holdsTwo.test(name)) ? ',' : '';
  return `${before.toReversed().join(', ')}${comma} ${word} ${last}`;
}
