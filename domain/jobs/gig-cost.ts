import { type GigFee, shareOfGig } from './take-home.ts';

interface Plan {
  readonly reps: number;
  readonly days: number;
  /** What one rep is paid for a day, in cents. */
  readonly dayRateCents: number;
}

export const mostPlanned = { reps: 100, days: 92 } as const;

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** A gig's cost and pay under these terms. Null where the numbers make no gig. */
export function costOfGig({ reps, days, dayRateCents }: Plan, terms: GigFee) {
  if (!isCount(reps, mostPlanned.reps) || !isCount(days, mostPlanned.days) || !(dayRateCents > 0)) return null;
  const { businessPaysCents, repReceivesCents } = shareOfGig(dayRateCents * days, reps, terms);
  return { businessPaysCents, repReceivesCents, repDays: reps * days };
}
