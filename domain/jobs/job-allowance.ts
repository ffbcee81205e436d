const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many jobs a business may post within 24 hours. Only those who signed and were approved post at all; hired reps, each of them approved too,
 * distinguish a real business from a spammer. Ten is more than nearly all need; thirty serves a chain of shops; a hundred an agency that has hired
 * ten people before.
 */
const allowances = [
  { hiredReps: 10, jobs: 100 },
  { hiredReps: 1, jobs: 30 },
  { hiredReps: 0, jobs: 10 },
] as const;

export const smallestAllowance = 10;

export const dailyAllowance = (hiredReps: number): number =>
  allowances.find((step) => hiredReps >= step.hiredReps)?.jobs ?? smallestAllowance;

/** When the next job may be posted; null: now. @param postedAt of those of the last 24 hours, newest first */
export function nextPosting(postedAt: readonly Date[], allowance: number): Date | null {
  const last = postedAt[allowance - 1];
  return last === undefined ? null : new Date(last.getTime() + dayMs);
}
