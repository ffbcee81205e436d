import { engagementTimes } from '#contract/agreed-terms.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { earnedByLateCancellation, type PayParts } from './money.ts';
import type { MoneyEffect } from './moves.ts';

/** The facts that decide how much of the pay the rep has earned at the end of a milestone. */
export interface Ending extends PayParts {
  /** What is paid if no admin decides: all of the pay, unless it comes from sales. */
  readonly approvedCents: bigint;
  /** Paid time of all its days together; null where the hours are not named. */
  readonly paidMinutes: number | null;
  readonly start: Date | null;
  /** Its status when the dispute began. */
  readonly disputedFrom: MilestoneStatus | null;
  readonly spoke: readonly ('rep' | 'business')[];
  /** The part of the pay an administrator gives the rep. */
  readonly decidedCents: bigint | null;
  /** The part by the first decision of a dispute. */
  readonly ruledCents: bigint | null;
}

const hourMs = 3_600_000;

/** Until when cancelling is free for the business; null while the days are not named. */
export const freeUntil = (start: Date | null): Date | null =>
  start && new Date(start.getTime() - engagementTimes.freeCancellationHours * hourMs);

function isLate(start: Date | null, now: Date): boolean {
  const until = freeUntil(start);
  return until !== null && now > until;
}

const earnedLate = (ending: Ending) => earnedByLateCancellation(ending, ending.paidMinutes);

const rules: Record<MoneyEffect, (ending: Ending, now: Date) => bigint | null> = {
  none: () => null,
  hold: () => null,
  'all back': () => 0n,
  cancelled: (ending, now) => (isLate(ending.start, now) ? earnedLate(ending) : 0n),
  late: earnedLate,
  release: ({ approvedCents }) => approvedCents,
  split: ({ decidedCents }) => decidedCents,
  ruled: ({ ruledCents }) => ruledCents,
  'who spoke': ({ approvedCents, spoke }) => (spoke.includes('rep') ? approvedCents : 0n),
  'as undisputed': (ending) => {
    if (ending.disputedFrom === 'no_show') return 0n;
    return ending.disputedFrom === 'business_absent' ? earnedLate(ending) : ending.approvedCents;
  },
};

/** How much of the pay the rep has earned by a move with this effect, in cents; null when no money moves with it. */
export const earnedBy = (effect: MoneyEffect, ending: Ending, now: Date): bigint | null => rules[effect](ending, now);
