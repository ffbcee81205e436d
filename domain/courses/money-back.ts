import { moneyBack } from '#contract/courses/options.ts';

interface Bought {
  readonly boughtAt: Date;
  /** How much of the course is done, in percent. */
  readonly progress: number;
  /** The final test was drawn, whatever its result. */
  readonly testStarted: boolean;
  /** The same course was refunded before. */
  readonly hadBack: boolean;
}

const dayMs = 86_400_000;

/** Until when a course is refunded on request, given the progress so far; null: it is not. */
export function refundableUntil({ boughtAt, progress, testStarted, hadBack }: Bought, now: Date): Date | null {
  const until = new Date(boughtAt.getTime() + moneyBack.days * dayMs);
  return now < until && progress < moneyBack.belowPercent && !testStarted && !hadBack ? until : null;
}
