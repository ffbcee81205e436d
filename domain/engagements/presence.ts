import type { MilestoneStatus, Presence } from '#contract/engagements/options.ts';
import type { Shift } from '../jobs/shifts.ts';

/** Facts about a rep's day. */
export interface Attended {
  readonly inAt: Date | null;
  readonly outAt: Date | null;
  /** Since when the rep has been there alone. */
  readonly waitingAt: Date | null;
  /** The business confirmed that the rep, or a substitute, came. */
  readonly vouched: boolean;
}

/** The day is expected to be worked. */
const takesPlace: readonly MilestoneStatus[] = ['funded', 'confirmed', 'active', 'submitted', 'completed'];

/** A rep's status on a day of work; null where no one is expected. */
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
