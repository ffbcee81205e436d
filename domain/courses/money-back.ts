import { moneyBack } from '#contract/courses/options.ts';

interface Bought {
  readonly boughtAt: Date;
  /** In percent. */
  readonly progress: number;
  /** The final test was drawn, whatever came of it. */
  readonly testBegun: boolean;
  /** The same course went back before. */
  readonly hadBack: boolean;
}

const dayMs = 86_400_000;

/** Until when what was paid for a course goes back on a word, as far as was done in it until now; null: it does not. */
export function refundableUntil({ boughtAt, progress, testBegun, hadBack }: Bought, now: Date): Date | null {
  const until = new Date(boughtAt.getTime() + moneyBack.days * dayMs);
  return now < until && progress < moneyBack.belowPercent && !testBegun && !hadBack ? until : null;
}
