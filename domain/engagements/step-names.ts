import type { MilestoneMove } from './moves.ts';

interface Names {
  readonly forRep: string;
  readonly forBusiness: string;
}

const same = (name: string): Names => ({ forRep: name, forBusiness: name });

/** What happened, in the record that each side reads. */
const names: Record<MilestoneMove, Names> = {
  agree: { forRep: 'You agreed to the terms', forBusiness: 'The rep agreed to the terms' },
  fund: { forRep: 'Funded by the business', forBusiness: 'Funded' },
  confirm: { forRep: 'You said that you are coming', forBusiness: 'The rep said that they are coming' },
  confirm_by_agreeing: {
    forRep: 'You agreed shortly before the start: you are coming',
    forBusiness: 'The rep agreed shortly before the start: they are coming',
  },
  check_in: { forRep: 'You checked in', forBusiness: 'The rep checked in' },
  vouch: { forRep: 'The business said that you were there', forBusiness: 'You said that somebody was there' },
  hand_in: { forRep: 'You handed in', forBusiness: 'The rep handed in' },
  hand_in_by_records: same('Handed in by the records, since nothing came in time'),
  request_changes: { forRep: 'The business asked for changes', forBusiness: 'You asked for changes' },
  accept: { forRep: 'The business accepted the work', forBusiness: 'You accepted the work' },
  accept_by_silence: same('Accepted, since the time for a word against it was over'),
  lapse: same('Lapsed, since a deadline went by'),
  cancel: { forRep: 'The business cancelled', forBusiness: 'You cancelled' },
  withdraw: { forRep: 'You said that you cannot come', forBusiness: 'The rep said that they cannot come' },
  call_off: same('Called off'),
  call_off_as_cancelled: same('Called off, and settled as a cancellation by the business'),
  report_no_show: {
    forRep: 'The business reported that you were not there',
    forBusiness: 'You reported that the rep was not there',
  },
  presume_no_show: same('Nobody said that the rep was there'),
  settle_no_show: same('Counted as not there'),
  report_absence: {
    forRep: 'You reported that nobody was there',
    forBusiness: 'The rep reported that nobody was there',
  },
  settle_absence: same('Paid as for a late cancellation'),
  dispute: same('Disputed'),
  appeal: { forRep: 'You appealed', forBusiness: 'The rep appealed' },
  contest: { forRep: 'The business said that somebody was there', forBusiness: 'You said that somebody was there' },
  charge_back: same('The bank took the payment back, so our team decides'),
  take_up: same('Taken up by the team, which decides'),
  state: same('A statement about the dispute'),
  decide: same('Decided by an administrator'),
  decide_by_silence: same('Decided for the side that spoke'),
  decide_by_time: same('Decided as if nobody had disputed it'),
};

/** A step by its name for one of the sides; the name of the move itself for one that is not known here. */
export const nameStep = (move: string, side: 'rep' | 'business'): string => {
  const found = names[move as MilestoneMove] as Names | undefined;
  if (!found) return move;
  return side === 'rep' ? found.forRep : found.forBusiness;
};
