import { shareOfGig } from './take-home.ts';

interface Plan {
  readonly reps: number;
  readonly days: number;
  /** What one rep is paid for a day, in cents. */
  readonly dayRateCents: number;
}

export const mostPlanned = { reps: 100, days: 92 } as const;

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** What a gig that is only thought of would cost and bring, or null where the numbers make no gig. */
export function costOfGig({ reps, days, dayRateCents }: Plan) {
  if (!isCount(reps, mostPlanned.reps) || !isCount(days, mostPlanned.days) || !(dayRateCents > 0)) return null;
  const { businessPaysCents, repReceivesCents } = shareOfGig(dayRateCents * days, reps);
  return { businessPaysCents, repReceivesCents, repDays: reps * days };
}
