import type { SeedSizes } from '#scripts/seed/seed-market.ts';
import type { Mix } from './actions.ts';
import type { Curve } from './find-knee.ts';
import type { Step } from './judge-step.ts';
import type { verifyWrites } from './writes.ts';

/** What a run leaves for the drawing and the text. */
export interface DayResult {
  readonly at: string;
  readonly machine: string;
  /** Of the minute before: near zero where nothing else runs. */
  readonly loadAverageBefore: number;
  readonly market: SeedSizes;
  readonly mix: Mix;
  readonly curves: readonly Omit<Curve, 'writes'>[];
  readonly kept: Awaited<ReturnType<typeof verifyWrites>>;
}

/** The highest rate that passed. */
export const kneeOf = ({ steps }: Pick<Curve, 'steps'>): Step | undefined =>
  steps.filter(({ passed }) => passed).toSorted((one, other) => other.offered - one.offered)[0];
