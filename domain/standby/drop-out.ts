import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import type { MilestoneMove } from '../engagements/moves.ts';

interface Moved {
  readonly move: MilestoneMove;
  readonly by: Mover;
  readonly from: MilestoneStatus;
}

const always: readonly MilestoneMove[] = ['withdraw', 'report_no_show', 'presume_no_show'];

/**
 * Whether a rep dropped out by this move: they withdrew, didn't agree or confirm in time, didn't come, or our team cancelled because of them. A gig
 * that the business cancelled or didn't pay for, or whose payment the bank took back, leaves no place to offer.
 */
export function isDropOut({ move, by, from }: Moved): boolean {
  if (move === 'lapse') return from !== 'agreed';
  if (move === 'call_off') return by === 'administrator';
  return always.includes(move);
}
