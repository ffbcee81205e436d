import type { MatchHint, ReceivedApplication } from '#contract/applications/applications.ts';
import type { MatchReason } from '#contract/applications/match-reasons.ts';
import { plainReason } from '#texts/matching/plain-reason.ts';

const hint = (fits: boolean) => (reason: MatchReason) => ({ fits, words: plainReason(reason) });

/** Matches and mismatches of an applicant: what counted for their rank in the order of fit. */
export const hintsOf = ({ fit, match }: Pick<ReceivedApplication, 'fit' | 'match'>): readonly MatchHint[] =>
  fit === null ? match : [...fit.for.map(hint(true)), ...fit.against.map(hint(false))];
