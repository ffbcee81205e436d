import type { JobFigure, RepFigure } from './figures.ts';

export interface Pair {
  readonly job: JobFigure;
  readonly rep: RepFigure;
  /** Who reads it. */
  readonly audience: 'rep' | 'business';
}

export type Say = (pair: Pair, isFor: boolean) => string | null;

/** `a, b and c`. */
export function listOf(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${word} ${last}`;
}
