import type { MatchHint, ReceivedApplication } from '#contract/applications/applications.ts';

/** What fits and what does not: where they stand in the order of how they fit, what counted there. */
export const hintsOf = ({ fit, match }: Pick<ReceivedApplication, 'fit' | 'match'>): readonly MatchHint[] =>
  fit === null
    ? match
    : [...fit.for.map((words) => ({ fits: true, words })), ...fit.against.map((words) => ({ fits: false, words }))];
