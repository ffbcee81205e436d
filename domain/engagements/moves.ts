import type { MilestoneStatus, Mover } from '#contract/engagements/options.ts';

/** A move's effect on the money of a milestone. Where nothing is held, nothing moves. */
export type MoneyEffect =
  | 'none'
  | 'hold'
  /** All of it is refunded to the business. */
  | 'all back'
  /** As `all back` a day or more before the start, afterwards as `late`. */
  | 'cancelled'
  /** The rep gets some hours of pay, the platform its share of the fee, the business the rest. */
  | 'late'
  /** The rep gets the pay, the platform its fee. */
  | 'release'
  /** An administrator decides the rep's share of the pay. */
  | 'split'
  /** As the administrator's decision that stands after the time to appeal. */
  | 'ruled'
  /** All for the side that made a statement, or the only one. */
  | 'who spoke'
  /** As it would have ended without the dispute. */
  | 'as undisputed';

/** Further conditions of a move. */
export type Need =
  /** The deadline of its status is still to come, or has passed. */
  | 'in time'
  | 'deadline over'
  | 'days named'
  | 'not begun'
  | 'confirmation open'
  | 'agreed shortly before'
  | 'check-in open'
  | 'check-in begun'
  | 'no check-in'
  | 'waited'
  | 'work over'
  | 'changes left'
  /** Sales can't be recorded any more, and the rep had time to answer what the business disputed. */
  | 'sales in'
  | 'one side spoke'
  | 'undecided for long'
  | 'no ruling'
  | 'open to appeal'
  | 'not open to appeal'
  | 'not accepted by them'
  | 'final decision due'
  | 'ruling stands'
  | 'money still held'
  | 'not accepted by silence'
  | 'not decided by the clock';

export interface Move {
  readonly by: readonly Mover[];
  readonly from: readonly MilestoneStatus[];
  readonly to: MilestoneStatus;
  /** Checked in this order. */
  readonly needs: readonly Need[];
  readonly money: MoneyEffect;
}

/** All transitions of a milestone. Predicates, buttons, refusals, deadlines and money derive from this table. */
export const milestoneMoves = {
  agree: { by: ['rep'], from: ['accepted'], to: 'agreed', needs: ['days named', 'in time'], money: 'none' },
  fund: { by: ['provider'], from: ['agreed'], to: 'funded', needs: ['in time'], money: 'hold' },
  confirm: {
    by: ['rep'],
    from: ['funded'],
    to: 'confirmed',
    needs: ['confirmation open', 'in time'],
    money: 'none',
  },
  /** Agreeing so shortly before the start counts as confirmation. */
  confirm_by_agreeing: {
    by: ['clock'],
    from: ['funded'],
    to: 'confirmed',
    needs: ['agreed shortly before'],
    money: 'none',
  },
  check_in: {
    by: ['rep'],
    // Also after a wrong report: the code of the day shows that they were there.
    from: ['funded', 'confirmed', 'no_show'],
    to: 'active',
    needs: ['in time', 'check-in open', 'money still held'],
    money: 'none',
  },
  /** The business confirms that the rep, or a substitute, came. */
  vouch: {
    by: ['business'],
    from: ['funded', 'confirmed', 'no_show'],
    to: 'active',
    needs: ['in time', 'check-in begun', 'money still held'],
    money: 'none',
  },
  hand_in: { by: ['rep'], from: ['active'], to: 'submitted', needs: ['work over'], money: 'none' },
  hand_in_by_records: { by: ['clock'], from: ['active'], to: 'submitted', needs: ['deadline over'], money: 'none' },
  request_changes: {
    by: ['business'],
    from: ['submitted'],
    to: 'active',
    needs: ['in time', 'changes left'],
    money: 'none',
  },
  accept: { by: ['business'], from: ['submitted'], to: 'completed', needs: ['sales in'], money: 'release' },
  accept_by_silence: {
    by: ['clock'],
    from: ['submitted'],
    to: 'completed',
    needs: ['deadline over', 'sales in'],
    money: 'release',
  },
  lapse: {
    by: ['clock'],
    from: ['accepted', 'agreed', 'funded'],
    to: 'lapsed',
    needs: ['deadline over'],
    money: 'all back',
  },
  cancel: {
    by: ['business'],
    from: ['accepted', 'agreed', 'funded', 'confirmed'],
    to: 'cancelled',
    needs: ['in time', 'not begun'],
    money: 'cancelled',
  },
  withdraw: {
    by: ['rep'],
    from: ['accepted', 'agreed', 'funded', 'confirmed'],
    to: 'cancelled',
    needs: ['in time', 'not begun'],
    money: 'all back',
  },
  /** The rep cannot continue, or the bank took the money back. */
  call_off: {
    by: ['administrator', 'provider'],
    from: ['accepted', 'agreed', 'funded', 'confirmed'],
    to: 'cancelled',
    needs: [],
    money: 'all back',
  },
  /** The business cannot continue, or the team has another reason that is none of the rep's. */
  call_off_as_cancelled: {
    by: ['administrator'],
    from: ['accepted', 'agreed', 'funded', 'confirmed'],
    to: 'cancelled',
    needs: [],
    money: 'cancelled',
  },
  report_no_show: {
    by: ['business'],
    from: ['confirmed'],
    to: 'no_show',
    needs: ['no check-in'],
    money: 'none',
  },
  presume_no_show: { by: ['clock'], from: ['confirmed'], to: 'no_show', needs: ['deadline over'], money: 'none' },
  settle_no_show: {
    by: ['clock'],
    from: ['no_show'],
    to: 'no_show',
    needs: ['money still held', 'deadline over'],
    money: 'all back',
  },
  report_absence: {
    by: ['rep'],
    from: ['confirmed'],
    to: 'business_absent',
    needs: ['in time', 'waited'],
    money: 'none',
  },
  settle_absence: {
    by: ['clock'],
    from: ['business_absent'],
    to: 'business_absent',
    needs: ['money still held', 'deadline over'],
    money: 'late',
  },
  dispute: {
    by: ['rep', 'business', 'administrator'],
    from: ['active', 'submitted'],
    to: 'disputed',
    needs: ['not accepted by silence'],
    money: 'none',
  },
  appeal: {
    by: ['rep'],
    from: ['no_show'],
    to: 'disputed',
    needs: ['money still held', 'in time'],
    money: 'none',
  },
  contest: {
    by: ['business'],
    from: ['business_absent'],
    to: 'disputed',
    needs: ['money still held', 'in time'],
    money: 'none',
  },
  /** The bank took the payment back. From here on a person decides, and no deadline does. */
  charge_back: {
    by: ['provider'],
    from: ['funded', 'confirmed', 'active', 'submitted', 'no_show', 'business_absent', 'disputed'],
    to: 'disputed',
    needs: ['money still held'],
    money: 'none',
  },
  /** A side that cannot respond any more would lose by its silence: the team decides instead. */
  take_up: {
    by: ['administrator'],
    from: ['no_show', 'business_absent'],
    to: 'disputed',
    needs: ['money still held'],
    money: 'none',
  },
  /** One side makes a statement in the dispute, or adds a file. */
  state: {
    by: ['rep', 'business'],
    from: ['disputed'],
    to: 'disputed',
    needs: ['not open to appeal', 'not decided by the clock'],
    money: 'none',
  },
  /** The first decision, which both sides can appeal. The money stays held. */
  rule: {
    by: ['administrator'],
    from: ['disputed'],
    to: 'disputed',
    needs: ['no ruling', 'not decided by the clock'],
    money: 'none',
  },
  accept_decision: {
    by: ['rep', 'business'],
    from: ['disputed'],
    to: 'disputed',
    needs: ['open to appeal', 'in time', 'not accepted by them'],
    money: 'none',
  },
  appeal_decision: {
    by: ['rep', 'business'],
    from: ['disputed'],
    to: 'disputed',
    needs: ['open to appeal', 'in time', 'not accepted by them'],
    money: 'none',
  },
  /** Unappealed in time, accepted by both sides, or appealed and not decided in time. */
  carry_out: {
    by: ['clock'],
    from: ['disputed'],
    to: 'resolved',
    needs: ['ruling stands'],
    money: 'ruled',
  },
  /** The final decision: of an appeal, or after a chargeback. */
  decide: {
    by: ['administrator'],
    from: ['disputed'],
    to: 'resolved',
    needs: ['final decision due', 'not decided by the clock'],
    money: 'split',
  },
  decide_by_silence: {
    by: ['clock'],
    from: ['disputed'],
    to: 'resolved',
    needs: ['no ruling', 'one side spoke', 'deadline over'],
    money: 'who spoke',
  },
  decide_by_time: {
    by: ['clock'],
    from: ['disputed'],
    to: 'resolved',
    needs: ['no ruling', 'undecided for long'],
    money: 'as undisputed',
  },
} as const satisfies Record<string, Move>;

export type MilestoneMove = keyof typeof milestoneMoves;

/** Moves of one party. */
export type MoveOf<By extends Mover> = {
  [Name in MilestoneMove]: By extends (typeof milestoneMoves)[Name]['by'][number] ? Name : never;
}[MilestoneMove];
