/** On the root element of every page served while the operator charges reps nothing: the pages are made at build, before that is known. */
export const repsPayNothingMark = 'data-reps-pay-nothing';

/** Today's charges, for any caller. */
export const chargesPath = '/api/charges';
