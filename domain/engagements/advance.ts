import type { Mover } from '#contract/engagements/options.ts';
import { deadlineOf } from './deadlines.ts';
import { type Milestone, type MoveRefusal, refuseMove } from './lifecycle.ts';
import { type AgreedMoney, type MoneyShares, priceOf, shareEarned } from './money.ts';
import { type MilestoneMove, milestoneMoves } from './moves.ts';
import { earnedBy, freeUntil } from './outcome.ts';
import { rulingStage } from './rulings.ts';
import { milestoneTraits } from './states.ts';

/** A milestone with the facts that decide about its money. */
export interface FundedMilestone extends Milestone {
  readonly money: AgreedMoney;
  /** The part of the pay that doesn't come from sales. */
  readonly fixedCents: bigint;
  /** Paid time of all its days together; null where the hours are not named. */
  readonly paidMinutes: number | null;
}

export interface Move {
  readonly move: MilestoneMove;
  readonly by: Mover;
  /** The part of the pay that an administrator gives the rep. */
  readonly decidedCents?: bigint;
  /** What is paid of the pay if no admin decides, where it comes from sales. */
  readonly approvedCents?: bigint;
}

export interface Advanced {
  readonly milestone: FundedMilestone;
  /** Where the held money goes; null when it stays. */
  readonly shares: MoneyShares | null;
  /** The rep is paid for work that was done, and what goes back is what sales didn't earn. */
  readonly unsold: boolean;
}

/**
 * The effect of a chargeback on a milestone, or null where no money is held for it. While the business may still cancel free of charge, the gig is
 * cancelled and neither side owes anything. After that a person decides the rep's pay.
 */
export function moveOnChargeback(milestone: Milestone, now: Date): 'call_off' | 'charge_back' | null {
  if (refuseMove('charge_back', 'provider', milestone, now) !== null) return null;
  const until = freeUntil(milestone.start);
  const isFree = until === null || now <= until;
  return isFree && refuseMove('call_off', 'provider', milestone, now) === null ? 'call_off' : 'charge_back';
}

/** Once both have made a statement, or the time for it is over, no deadline decides any more. */
function stated(milestone: FundedMilestone, by: Mover, now: Date): Pick<Milestone, 'spoke' | 'dueAt'> {
  const { spoke, dueAt } = milestone;
  const sides = (['rep', 'business'] as const).filter((side) => side === by || spoke.includes(side));
  // After an appeal the deadline is our team's, and no statement ends it.
  if (rulingStage(milestone) !== null) return { spoke: sides, dueAt };
  return { spoke: sides, dueAt: sides.length === 2 || (dueAt !== null && now >= dueAt) ? null : dueAt };
}

/** What a move changes about the decision that both sides can appeal. */
function ruled(
  milestone: FundedMilestone,
  { move, by, decidedCents }: Move,
  now: Date,
): Partial<Pick<Milestone, 'ruledCents' | 'acceptedBy' | 'appealedAt' | 'dueAt'>> {
  const { acceptedBy, dueAt } = milestone;
  if (move === 'rule') {
    if (decidedCents === undefined) throw new RangeError('A decision has an amount');
    // Throws for an amount that could not be carried out.
    shareEarned(milestone.money, decidedCents);
    return { ruledCents: decidedCents, dueAt: deadlineOf('appeal_decision', now, milestone) };
  }
  if (move === 'accept_decision' && (by === 'rep' || by === 'business'))
    return { acceptedBy: [...acceptedBy, by], dueAt };
  return move === 'appeal_decision' ? { appealedAt: now, dueAt: deadlineOf('decide_appeal', now, milestone) } : {};
}

/** The milestone after a move, or a refusal code. */
export function advance(milestone: FundedMilestone, made: Move, now: Date): Advanced | MoveRefusal {
  const { move, by, decidedCents, approvedCents } = made;
  const refusal = refuseMove(move, by, milestone, now);
  if (refusal) return refusal;
  const { to, money: effect } = milestoneMoves[move];
  const { money, heldCents, status, paidMinutes, start, disputedFrom, spoke, ruledCents, fixedCents } = milestone;
  const isNew = status !== to;
  const { deadline } = milestoneTraits[to];
  const begins = isNew && to === 'disputed';
  const earnedIf = (approved: bigint) =>
    earnedBy(
      effect,
      {
        ...{ payCents: money.payCents, fixedCents, paidMinutes, start, disputedFrom, spoke, ruledCents },
        approvedCents: approved,
        decidedCents: decidedCents ?? null,
      },
      now,
    );
  const earned = heldCents === 0n ? null : earnedIf(approvedCents ?? money.payCents);
  return {
    milestone: {
      ...milestone,
      status: to,
      dueAt: isNew && deadline ? deadlineOf(deadline, now, milestone) : null,
      ...(move === 'agree' && { agreedAt: now }),
      ...(move === 'request_changes' && { changesRequested: milestone.changesRequested + 1 }),
      // The team decides a dispute that it opens: a side that cannot respond loses nothing by its silence.
      ...(begins && by === 'administrator' && { dueAt: null }),
      ...(begins && {
        disputedFrom: status,
        decideBy: deadlineOf('decide', now, milestone),
        spoke: by === 'rep' || by === 'business' ? [by] : [],
      }),
      ...(move === 'charge_back' && { dueAt: null, chargedBackAt: milestone.chargedBackAt ?? now }),
      ...(move === 'state' && stated(milestone, by, now)),
      ...ruled(milestone, made, now),
      heldCents: effect === 'hold' ? priceOf(money) : earned === null ? heldCents : 0n,
    },
    shares: earned === null ? null : shareEarned(money, earned),
    unsold: earned !== null && earned < money.payCents && earnedIf(money.payCents) === money.payCents,
  };
}
