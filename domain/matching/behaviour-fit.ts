import type { RankedRecord } from './described.ts';

const halfAfterHours = 24;

/** Null: they answered no terms and no interview time yet. */
export function answeringOf({ answerMinutes }: Pick<RankedRecord, 'answerMinutes'>): number | null {
  return answerMinutes === null ? null : halfAfterHours / (halfAfterHours + answerMinutes / 60);
}

const newForDays = 30;

/** From 1 for a new user to 0; the gate is narrow, so age never counts for good. */
export function freshnessOf(joinedDaysAgo: number): number {
  return newForDays / (newForDays + Math.max(0, joinedDaysAgo));
}
