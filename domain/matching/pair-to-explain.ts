import type { Features } from './features.ts';
import type { JobFigure, RepFigure } from './figures.ts';

export interface Pair {
  readonly job: JobFigure;
  readonly rep: RepFigure;
  readonly values: Features;
  /** The reader. */
  readonly audience: 'rep' | 'business';
}

const holdsTwo = / (?:and|or) |, /;

/** `a, b and c`. Around names that contain an `and` or a comma, a semicolon separates the next. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [last = '', ...before] = names.toReversed();
  if (before.length === 0) return last;
  const isLong = names.some((name) => holdsTwo.test(name));
  return `${before.toReversed().join(isLong ? '; ' : ', ')}${isLong ? ';' : ''} ${word} ${last}`;
}
