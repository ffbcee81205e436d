import { brand } from '#contract/brand.ts';
import type { Mover } from '#contract/engagements/options.ts';
import type { MilestoneMove } from '#domain/engagements/moves.ts';

interface Names {
  readonly forRep: string;
  readonly forBusiness: string;
}

const same = (name: string): Names => ({ forRep: name, forBusiness: name });

/** Events in the record that each side reads. */
const names: Record<MilestoneMove, Names> = {
  agree: { forRep: 'You agreed to the terms', forBusiness: 'The rep agreed to the terms' },
  fund: { forRep: 'Funded by the business', forBusiness: 'Funded' },
  confirm: { forRep: 'You confirmed', forBusiness: 'The rep confirmed' },
  confirm_by_agreeing: {
    forRep: 'Confirmed, because you agreed shortly before the start',
    forBusiness: 'Confirmed, because the rep agreed shortly before the start',
  },
  check_in: { forRep: 'You checked in', forBusiness: 'The rep checked in' },
  vouch: { forRep: 'The business confirmed that you were there', forBusiness: 'You confirmed that a rep was there' },
  hand_in: { forRep: 'You submitted your hours', forBusiness: 'The rep submitted their hours' },
  hand_in_by_records: same('No hours were submitted in time, so we used the check-in records'),
  request_changes: { forRep: 'The business asked for changes', forBusiness: 'You asked for changes' },
  accept: { forRep: 'The business approved your hours', forBusiness: 'You approved the hours' },
  accept_by_silence: same('Approved, because the business didn’t respond in time'),
  lapse: same('Expired, because a deadline passed'),
  cancel: { forRep: 'The business cancelled', forBusiness: 'You cancelled' },
  withdraw: { forRep: 'You withdrew', forBusiness: 'The rep withdrew' },
  call_off: same('Cancelled'),
  call_off_as_cancelled: same('Cancelled, and settled as a cancellation by the business'),
  report_no_show: {
    forRep: 'The business reported you as a no-show',
    forBusiness: 'You reported the rep as a no-show',
  },
  presume_no_show: same('No check-in and no confirmation that the rep was there'),
  settle_no_show: same('Settled as a no-show'),
  report_absence: {
    forRep: 'You reported that the business was absent',
    forBusiness: 'The rep reported that you were absent',
  },
  settle_absence: same('Paid as a late cancellation'),
  dispute: same('Dispute opened'),
  appeal: { forRep: 'You appealed', forBusiness: 'The rep appealed' },
  contest: { forRep: 'The business objected to your report', forBusiness: 'You objected to the report' },
  charge_back: same('The bank reversed the payment, so our team decides'),
  take_up: same('Our team opened a dispute and decides'),
  state: same('Statement in the dispute'),
  rule: same('Our team decided. Both sides can appeal'),
  accept_decision: same('Decision accepted'),
  appeal_decision: same('Decision appealed'),
  carry_out: same('The first decision was carried out'),
  decide: same('Our team made the final decision'),
  decide_by_silence: same('Decided in favour of the only side that made a statement'),
  decide_by_time: same('Not decided in time, so settled as if there were no dispute'),
};

/** A step by its name for one of the sides; the transition's own name for one that is not known here. */
export const nameStep = (move: string, side: 'rep' | 'business'): string => {
  const found = names[move as MilestoneMove] as Names | undefined;
  if (!found) return move;
  return side === 'rep' ? found.forRep : found.forBusiness;
};

/** Where the business's name of a step would address it. */
const inRecord: Partial<Record<MilestoneMove, string>> = {
  fund: 'The business paid for the gig',
  vouch: 'The business confirmed that a rep was there',
  hand_in_by_records: 'No hours were submitted in time, so the check-in records count',
  request_changes: 'The business asked for changes',
  accept: 'The business approved the hours',
  cancel: 'The business cancelled',
  report_no_show: 'The business reported the rep as a no-show',
  report_absence: 'The rep reported that the business was absent',
  contest: 'The business objected to the rep’s report',
  charge_back: `The bank reversed the payment, so the ${brand.name} team decides`,
  take_up: `The ${brand.name} team opened a dispute and decides`,
  rule: `The ${brand.name} team decided the dispute, and both sides can appeal`,
  carry_out: `The first decision of the ${brand.name} team was carried out`,
  decide: `The ${brand.name} team made the final decision`,
};

const movers: Record<Mover, string> = {
  rep: 'The rep',
  business: 'The business',
  provider: 'The payment provider',
  administrator: `The ${brand.name} team`,
  clock: 'A deadline',
};

/** What either of several may do. */
const byMover: Partial<Record<MilestoneMove, (by: Mover) => string>> = {
  dispute: (by) => `${movers[by]} opened a dispute`,
  state: (by) => `${movers[by]} made a statement in the dispute`,
  accept_decision: (by) => `${movers[by]} accepted the decision`,
  appeal_decision: (by) => `${movers[by]} appealed the decision`,
  call_off: (by) => `${movers[by]} cancelled the gig`,
};

/** A step for a reader who is neither of the two sides. */
export const nameStepInRecord = (move: MilestoneMove, by: Mover): string =>
  byMover[move]?.(by) ?? inRecord[move] ?? names[move].forBusiness;
