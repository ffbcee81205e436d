import { interviewLimits } from '#contract/applications/interview.ts';
import { hasRoom, type Positions } from '#domain/applications/application-lifecycle.ts';
import { faultOfTimes } from '#domain/applications/interview-lifecycle.ts';
import { quantity } from '#domain/shared/quantity.ts';

/** Why a business can't accept another rep for its job; null if it can. */
export const acceptanceRefusal = (places: Positions): string | null =>
  hasRoom(places)
    ? null
    : `This job needs ${quantity(places.positions, 'rep')}, and you’ve accepted ${places.accepted}.`;

const timesFaults = {
  past: 'Choose times in the future.',
  too_far: `Choose times within the next ${interviewLimits.furthestDays} days.`,
} as const;

/** What to correct in the times proposed for an interview; null if they're fine. */
export function timesRefusal(times: readonly Date[], now: Date): string | null {
  const fault = faultOfTimes(times, now);
  return fault && timesFaults[fault];
}
