import type { MatchHint, ReceivedApplication } from '#contract/applications/applications.ts';

/** Matches and mismatches of an applicant: what counted for their rank in the order of fit. */
export const hintsOf = ({ fit, match }: Pick<ReceivedApplication, 'fit' | 'match'>): readonly MatchHint[] =>
  fit === null
    ? match
    : [...fit.for.map((words) => ({ fits: true, words })), ...fit.against.map((words) => ({ fits: false, words }))];
