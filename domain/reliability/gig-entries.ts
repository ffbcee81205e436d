import type { AttendanceKind, MilestoneStatus, Mover } from '#contract/engagements/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import type { EntryKind } from '#contract/trust/reliability-kinds.ts';
import type { MilestoneMove } from '../engagements/moves.ts';
import { shiftOn } from '../jobs/shifts.ts';
import { reliabilityRule } from './rule.ts';

/** What was recorded of a milestone: all that its entries are worked out from. */
export interface GigHistory {
  readonly milestoneId: string;
  readonly number: number;
  /** Moves that earlier weeks of the gig made. */
  readonly movesBefore: readonly MilestoneMove[];
  /** When the terms that the rep agreed to were sent. */
  readonly askedAt: Date;
  /** Of its first shift; null while the days are not named. */
  readonly start: Date | null;
  readonly schedule: Pick<JobSchedule, 'from' | 'to'> | null;
  readonly payCents: bigint;
  /** The part of the pay that the rep has earned, before the fee. */
  readonly earnedCents: bigint;
  readonly chargedBackAt: Date | null;
  /** The rep came in from standby: when they said they would be there, and whether the place was offered without a click of the business. */
  readonly standby: { readonly arrivesAt: Date; readonly automatic: boolean } | null;
  /** In the order in which they happened. */
  readonly steps: readonly GigStep[];
  readonly attendances: readonly {
    readonly id: string;
    readonly kind: AttendanceKind;
    readonly day: string;
    readonly at: Date;
  }[];
}

export interface GigStep {
  readonly id: string;
  readonly move: MilestoneMove;
  readonly by: Mover;
  readonly status: MilestoneStatus;
  readonly at: Date;
}

/** One event that counts. `sourceId`: of the step, check-in, interview or milestone that it follows from. */
interface GigEntry {
  readonly sourceId: string;
  readonly kind: EntryKind;
  readonly minutes: number | null;
  readonly at: Date;
}

/** A dispute, and who opened it. */
interface Dispute {
  readonly from: MilestoneStatus;
  readonly by: Mover;
}

interface Context {
  readonly gig: GigHistory;
  readonly step: GigStep;
  /** Its status before the step. */
  readonly from: MilestoneStatus;
  readonly dispute: Dispute | null;
}

type Noted = readonly [kind: EntryKind, minutes?: number | null];

const minutesBetween = (from: Date, to: Date) => Math.max(0, Math.floor((to.getTime() - from.getTime()) / 60_000));

const untilStart = ({ gig: { start }, step }: Context) => start && minutesBetween(step.at, start);

/**
 * Work that the rep hasn't agreed to yet can be declined, or given to another rep, at no cost. All weeks to come are cancelled together, which
 * counts once.
 */
const cancelling =
  (kind: 'withdrew' | 'cancelled') =>
  (context: Context): readonly Noted[] =>
    context.from === 'accepted' || context.gig.movesBefore.includes(context.step.move)
      ? []
      : [[kind, untilStart(context)]];

/** Whose silence let it expire. A business that stops paying lets all further weeks expire, which counts once. A rep can't agree while the days are not named. */
function expired({ from, gig }: Context): readonly Noted[] {
  // An automatic place was filled without the business, which may read of it too late to pay.
  const byItself = gig.number === 1 && gig.standby?.automatic;
  if (from === 'agreed') return byItself || gig.movesBefore.includes('lapse') ? [] : [['unpaid']];
  if (from === 'funded') return [['unconfirmed']];
  // All weeks are agreed to together.
  return gig.number === 1 && gig.start !== null ? [['unanswered']] : [];
}

/** What a decided dispute says. One that our team or the bank opened says nothing about either side. */
function decided({ gig: { payCents, earnedCents }, dispute }: Context): readonly Noted[] {
  if (dispute === null || (dispute.by !== 'rep' && dispute.by !== 'business')) return [];
  const [all, nothing] = [earnedCents >= payCents, earnedCents === 0n];
  if (dispute.from === 'no_show') return all ? [['paid'], ['came']] : nothing ? [['paid'], ['no_show']] : [['paid']];
  if (dispute.from === 'business_absent') return nothing ? [['rep_lost']] : [['absent']];
  return all ? [['business_lost']] : nothing ? [['rep_lost']] : [];
}

const rules: { readonly [Name in MilestoneMove]?: (context: Context) => readonly Noted[] } = {
  // A rep from standby accepts and agrees in one step.
  agree: ({ gig, step }) =>
    gig.number === 1 && gig.standby === null ? [['answered', minutesBetween(gig.askedAt, step.at)]] : [],
  // A payment counts once the gig takes place, or the rep misses it: one that is cancelled again is refunded.
  check_in: () => [['paid'], ['came']],
  vouch: () => [['paid'], ['came']],
  lapse: expired,
  withdraw: cancelling('withdrew'),
  cancel: cancelling('cancelled'),
  // A report can be appealed until then.
  settle_no_show: () => [['paid'], ['no_show']],
  settle_absence: () => [['absent']],
  decide: decided,
  // The first decision, unless an appeal changed it: only the one that moves the money counts.
  carry_out: decided,
  decide_by_silence: decided,
  // Our team didn't decide in time, which says nothing about either side.
  decide_by_time: () => [],
};

/** The moves after which a milestone may have another entry. */
export const countedMoves = Object.keys(rules) as MilestoneMove[];

/** Check-ins after the start of their shift, or the arrival agreed with a rep from standby, and the minutes of grace. A rep who waited for the business before was there from then on. */
function lateEntries({ schedule, attendances, standby }: GigHistory): GigEntry[] {
  if (schedule === null) return [];
  const on = (kind: AttendanceKind) => attendances.filter((one) => one.kind === kind);
  const waitedFrom = new Map(on('waiting').map(({ day, at }) => [day, at]));
  return on('in').flatMap(({ id: sourceId, day, at }) => {
    const there = Math.min(at.getTime(), waitedFrom.get(day)?.getTime() ?? Infinity);
    const due = Math.max(shiftOn(day, schedule).start.getTime(), standby?.arrivesAt.getTime() ?? 0);
    const minutes = minutesBetween(new Date(due), new Date(there));
    return minutes > reliabilityRule.lateAfterMinutes ? [{ sourceId, kind: 'late' as const, minutes, at }] : [];
  });
}

/** A step that opens a dispute, or the bank's, after which a person decides about the bank and not about the sides. */
function disputeAfter(dispute: Dispute | null, { status, move, by }: GigStep, from: MilestoneStatus): Dispute | null {
  if (status !== 'disputed') return dispute;
  return from === 'disputed' && move !== 'charge_back' ? dispute : { from, by };
}

/** The entries of both sides about a milestone. Later steps add entries and change none: an entry is what happened. */
export function entriesOfGig(gig: GigHistory): readonly GigEntry[] {
  const entries: GigEntry[] = [];
  let from: MilestoneStatus = 'accepted';
  let dispute: Dispute | null = null;
  for (const step of gig.steps) {
    dispute = disputeAfter(dispute, step, from);
    for (const [kind, minutes = null] of rules[step.move]?.({ gig, step, from, dispute }) ?? [])
      entries.push({ sourceId: step.id, kind, minutes, at: step.at });
    from = step.status;
  }
  const { milestoneId: sourceId, chargedBackAt: at } = gig;
  const chargedBack = at === null ? [] : [{ sourceId, kind: 'charged_back' as const, minutes: null, at }];
  return [...entries, ...chargedBack, ...lateEntries(gig)];
}
