import type { Features } from './features.ts';
import type { JobFigure, RepFigure } from './figures.ts';

export interface Pair {
  readonly job: JobFigure;
  readonly rep: RepFigure;
  readonly values: Features;
  /** Who reads it. */
  readonly audience: 'rep' | 'business';
}

const good = 0.6;

/** What counts for a match is said for it, and all else against it. */
export const isGood = (value: number) => value >= good;

export type Say = (pair: Pair, isFor: boolean) => string | null;

const holdsTwo = / (?:and|or) /;

/** `a, b and c`. Of names that hold an `and` themselves a comma tells where the next begins. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  const comma = names.some((name) => holdsTwo.test(name)) ? ',' : '';
  return `${before.toReversed().join(', ')}${comma} ${word} ${last}`;
}
