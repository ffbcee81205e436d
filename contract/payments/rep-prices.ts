/**
 * Stands on the root element of every page that the server gives out while the operator charges reps nothing: the pages are
 * made at build, when nobody knows that yet.
 */
export const repsPayNothingMark = 'data-reps-pay-nothing';

/** Says what is charged today, to whoever asks. */
export const chargesPath = '/api/charges';
