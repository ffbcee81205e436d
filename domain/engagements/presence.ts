import type { MilestoneStatus, Presence } from '#contract/engagements/options.ts';
import type { Shift } from '../jobs/shifts.ts';

/** What is known of the day of a rep. */
export interface Attended {
  readonly inAt: Date | null;
  readonly outAt: Date | null;
  /** Since when they have been there, and nobody else. */
  readonly waitingAt: Date | null;
  /** The business said that they came, or that somebody stood in. */
  readonly vouched: boolean;
}

/** Somebody counts on the day. */
const takesPlace: readonly MilestoneStatus[] = ['funded', 'confirmed', 'active', 'submitted', 'completed'];

/** Where a rep is on a day of theirs; null where nobody is expected. */
export function presenceOf(
  status: MilestoneStatus,
  { start, end }: Pick<Shift, 'start' | 'end'>,
  { inAt, outAt, waitingAt, vouched }: Attended,
  now: Date,
): Presence | null {
  if (inAt) return outAt || now >= end ? 'gone' : 'here';
  if (vouched) return 'vouched';
  if (waitingAt && now < end) return 'waiting';
  if (!takesPlace.includes(status)) return null;
  if (now < start) return 'expected';
  return now < end ? 'late' : 'absent';
}
