import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { isOver } from './lifecycle.ts';
import { milestoneTraits } from './states.ts';

interface Placed {
  readonly number: number;
  readonly status: MilestoneStatus;
  readonly heldCents: bigint;
  /** Its status when the dispute began. */
  readonly disputedFrom: MilestoneStatus | null;
}

/** Whether the rep is expected for it, or was. A dispute about a day without work is about money alone. */
const takesPlace = ({ status, disputedFrom }: Placed): boolean =>
  milestoneTraits[status].takesPlace && (disputedFrom === null || milestoneTraits[disputedFrom].takesPlace);

const isRemaining = (placed: Placed): boolean => takesPlace(placed) && !isOver(placed);

/** Of the milestones of one work, the one that comes last. */
const lastOf = <One extends { readonly number: number }>(all: readonly [One, ...One[]]): One =>
  all.reduce((last, one) => (one.number > last.number ? one : last));

/**
 * The effect of a milestone's move on the rep's place in the job: it is free once no remaining work belongs to the rep, unless they worked to the
 * end, and taken again when a no-show report was wrong. Null: unchanged.
 * @param others the other milestones of the same work
 */
export function placeAfter(before: Placed, after: Placed, others: readonly Placed[]): 'free' | 'taken' | null {
  if (!takesPlace(before) && takesPlace(after)) return 'taken';
  if (!isRemaining(before) || isRemaining(after) || others.some(isRemaining)) return null;
  // Work that ends as agreed frees the place only if the rep dropped the last part of the gig.
  return takesPlace(after) && takesPlace(lastOf([after, ...others])) ? null : 'free';
}
