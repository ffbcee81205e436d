import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { isOver } from './lifecycle.ts';
import { milestoneTraits } from './states.ts';

interface Placed {
  readonly status: MilestoneStatus;
  readonly heldCents: bigint;
  /** Where it stood when the dispute began. */
  readonly disputedFrom: MilestoneStatus | null;
}

/** Whether somebody is counted on for it, or was. A dispute about a day on which nobody worked is about money alone. */
const takesPlace = ({ status, disputedFrom }: Placed): boolean =>
  milestoneTraits[status].takesPlace && (disputedFrom === null || milestoneTraits[disputedFrom].takesPlace);

/**
 * What a move of one milestone does to the place of the rep in the job: it is free once nothing of the work that is still to
 * come is theirs, and taken again when a report that they were not there was wrong. Null: it stays what it was.
 * @param others the milestones of the same work besides it
 */
export function placeAfter(before: Placed, after: Placed, others: readonly Placed[]): 'free' | 'taken' | null {
  if (takesPlace(before) === takesPlace(after)) return null;
  if (takesPlace(after)) return 'taken';
  return others.some((one) => takesPlace(one) && !isOver(one)) ? null : 'free';
}
