import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { isOver } from './lifecycle.ts';
import { milestoneTraits } from './states.ts';

interface Placed {
  readonly status: MilestoneStatus;
  readonly heldCents: bigint;
  /** Its status when the dispute began. */
  readonly disputedFrom: MilestoneStatus | null;
}

/** Whether the rep is expected for it, or was. A dispute about a day without work is about money alone. */
const takesPlace = ({ status, disputedFrom }: Placed): boolean =>
  milestoneTraits[status].takesPlace && (disputedFrom === null || milestoneTraits[disputedFrom].takesPlace);

/**
 * The effect of a milestone's move on the rep's place in the job: it is free once no remaining work belongs to the rep, and taken again when a
 * no-show report was wrong. Null: unchanged.
 * @param others the other milestones of the same work
 */
export function placeAfter(before: Placed, after: Placed, others: readonly Placed[]): 'free' | 'taken' | null {
  if (takesPlace(before) === takesPlace(after)) return null;
  if (takesPlace(after)) return 'taken';
  return others.some((one) => takesPlace(one) && !isOver(one)) ? null : 'free';
}
