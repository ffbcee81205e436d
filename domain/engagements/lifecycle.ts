import { engagementLimits, engagementTimes } from '#contract/agreed-terms.ts';
import { type MilestoneStatus, type Mover, milestoneStatuses } from '#contract/engagements/options.ts';
import { type MilestoneMove, type Move, type MoveOf, milestoneMoves, type Need } from './moves.ts';
import { type Ruled, rulingStage, rulingStands } from './rulings.ts';
import { milestoneTraits } from './states.ts';

const moves = Object.keys(milestoneMoves) as MilestoneMove[];

const entry = (move: MilestoneMove): Move => milestoneMoves[move];

/** Facts about a milestone for a transition. */
export interface Milestone extends Ruled {
  readonly number: number;
  readonly status: MilestoneStatus;
  /** Of its first and last shift; null while the days are not named. */
  readonly start: Date | null;
  readonly end: Date | null;
  readonly agreedAt: Date | null;
  /** From when its hours can be approved, where its pay depends on sales; otherwise null. */
  readonly salesInAt: Date | null;
  /** The time of the deadline of `deadlineKindOf`. */
  readonly dueAt: Date | null;
  /** The deadline of the dispute. */
  readonly decideBy: Date | null;
  readonly heldCents: bigint;
  /** Since when the rep has been on site without being able to check in. */
  readonly waitingSince: Date | null;
  readonly changesRequested: number;
  /** Its status when the dispute began. */
  readonly disputedFrom: MilestoneStatus | null;
  /** Who made a statement in the dispute. */
  readonly spoke: readonly ('rep' | 'business')[];
  /** When the bank took back the payment that funded it; null while the payment is valid. */
  readonly chargedBackAt: Date | null;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const after = (moment: Date | null, ms: number, now: Date): boolean =>
  moment !== null && now.getTime() >= moment.getTime() + ms;

const { checkInEarlyMinutes, noShowMinutes, waitMinutes, confirmFromHours } = engagementTimes;

/** Whether the condition holds. A passed deadline counts, whether or not its task has run. */
const checks: Record<Need, (milestone: Milestone, now: Date, by: Mover) => boolean> = {
  'in time': ({ dueAt }, now) => dueAt === null || now < dueAt,
  'deadline over': ({ dueAt }, now) => dueAt !== null && now >= dueAt,
  'days named': ({ start }) => start !== null,
  'not begun': ({ start }, now) => start === null || now < start,
  'confirmation open': ({ start }, now) => after(start, -confirmFromHours * hourMs, now),
  'agreed shortly before': ({ start, agreedAt }) =>
    agreedAt !== null && after(start, -confirmFromHours * hourMs, agreedAt),
  'check-in open': ({ start, end }, now) =>
    after(start, -checkInEarlyMinutes * minuteMs, now) && end !== null && now < end,
  'check-in begun': ({ start }, now) => after(start, -checkInEarlyMinutes * minuteMs, now),
  'no check-in': ({ start }, now) => after(start, noShowMinutes * minuteMs, now),
  waited: ({ start, waitingSince }, now) =>
    after(start, waitMinutes * minuteMs, now) && after(waitingSince, waitMinutes * minuteMs, now),
  'work over': ({ end }, now) => after(end, 0, now),
  'changes left': ({ changesRequested }) => changesRequested < engagementLimits.changeRequests,
  'sales in': ({ salesInAt }, now) => salesInAt === null || now >= salesInAt,
  'one side spoke': ({ spoke }) => spoke.length === 1,
  'undecided for long': ({ decideBy }, now) => after(decideBy, 0, now),
  'no ruling': (milestone) => milestone.chargedBackAt === null && rulingStage(milestone) === null,
  'open to appeal': (milestone) => rulingStage(milestone) === 'ruled',
  'not open to appeal': (milestone) => rulingStage(milestone) !== 'ruled',
  'not accepted by them': ({ acceptedBy }, _now, by) => !acceptedBy.some((side) => side === by),
  'final decision due': (milestone) => milestone.chargedBackAt !== null || rulingStage(milestone) === 'appealed',
  'ruling stands': rulingStands,
  'money still held': ({ heldCents }) => heldCents > 0n,
  'not decided by the clock': (milestone, now) => {
    const { spoke, dueAt, decideBy, chargedBackAt } = milestone;
    if (chargedBackAt !== null) return true;
    if (rulingStage(milestone) !== null) return !rulingStands(milestone, now);
    const bySilence = spoke.length === 1 && dueAt !== null && now >= dueAt;
    return !bySilence && !after(decideBy, 0, now);
  },
  // While sales are changed nothing is approved, so the deadline alone takes no one's dispute away.
  'not accepted by silence': ({ status, dueAt, salesInAt }, now) =>
    status !== 'submitted' || dueAt === null || now < dueAt || (salesInAt !== null && now < salesInAt),
};

const answers = {
  'in time': 'engagement.too_late',
  'deadline over': 'engagement.too_early',
  'days named': 'engagement.days_open',
  'not begun': 'engagement.begun',
  'confirmation open': 'engagement.confirmation_closed',
  'agreed shortly before': 'engagement.moved_on',
  'check-in open': 'engagement.check_in_closed',
  'check-in begun': 'engagement.check_in_closed',
  'no check-in': 'engagement.within_the_hour',
  waited: 'engagement.not_waited',
  'work over': 'engagement.not_over',
  'changes left': 'engagement.no_changes_left',
  'sales in': 'engagement.sales_open',
  'one side spoke': 'engagement.moved_on',
  'undecided for long': 'engagement.too_early',
  'no ruling': 'engagement.moved_on',
  'open to appeal': 'engagement.moved_on',
  'not open to appeal': 'engagement.moved_on',
  'not accepted by them': 'engagement.moved_on',
  'final decision due': 'engagement.moved_on',
  'ruling stands': 'engagement.too_early',
  'money still held': 'engagement.moved_on',
  'not accepted by silence': 'engagement.too_late',
  'not decided by the clock': 'engagement.too_late',
} as const satisfies Record<Need, string>;

export type MoveRefusal = (typeof answers)[Need] | 'engagement.not_yours';

/** Why a party cannot make this move now, as a refusal code, or null when they can. */
export function refuseMove(move: MilestoneMove, by: Mover, milestone: Milestone, now: Date): MoveRefusal | null {
  const { by: movers, from, needs } = entry(move);
  if (!movers.includes(by)) return 'engagement.not_yours';
  // Only people decide about charged-back money, whatever deadline was running.
  if (by === 'clock' && milestone.chargedBackAt !== null) return 'engagement.moved_on';
  if (!from.includes(milestone.status)) return 'engagement.moved_on';
  const missing = needs.find((need) => !checks[need](milestone, now, by));
  return missing === undefined ? null : answers[missing];
}

/** A party's possible moves now, in the table's order. */
export function movesOpenTo<By extends Mover>(by: By, milestone: Milestone, now: Date): MoveOf<By>[] {
  return moves.filter((move): move is MoveOf<By> => refuseMove(move, by, milestone, now) === null);
}

/** Whether no move is left, and no money is held. */
export function isOver({ status, heldCents }: Pick<Milestone, 'status' | 'heldCents'>): boolean {
  const leadsOn = moves.some((move) => entry(move).from.includes(status));
  return !leadsOn || (!milestoneTraits[status].takesPlace && heldCents === 0n);
}

/** The ends: no money is held any more. */
export const overStatuses = milestoneStatuses.filter((status) => isOver({ status, heldCents: 0n }));
