import { repsPayNothingMark } from '#contract/site/rep-prices.ts';

/** Whether this page was given out while reps paid nothing. What is made at build shows both, and the style sheet chooses. */
export const repsPayNothing = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.hasAttribute(repsPayNothingMark);
