import type { MatchJobHead, ReviewedProposal } from '#contract/matching/review.ts';
import type { AdminActor } from '../../operators/access.ts';
import { presentSuggested } from '../present.ts';
import type { Explained } from '../queries/explain-pairs.ts';
import type { SelectedProposal } from '../queries/select-proposals.ts';

interface Claimed {
  readonly claimedBy: string | null;
  readonly claimedUntil: Date | null;
  readonly claimRuns: boolean;
}

export const presentClaim = (
  { email }: AdminActor,
  { claimedBy, claimedUntil, claimRuns }: Claimed,
): MatchJobHead['claim'] =>
  claimRuns && claimedBy !== null && claimedUntil !== null
    ? { by: claimedBy, mine: claimedBy === email, until: claimedUntil.toISOString() }
    : null;

export function presentReviewed(row: SelectedProposal, { rep, reasons }: Explained): ReviewedProposal {
  const { proposal, rank, reviewedBy } = row;
  const { state, place, reviewedAt, reason } = proposal;
  const { invitedAt: _ofBusiness, ...shown } = presentSuggested(row);
  return {
    ...shown,
    ...{ state, rank, place },
    profileVersion: row.profileVersion,
    description: row.rep.description,
    certificates: [...rep.rep.certificates],
    reasonsForBusiness: reasons('business'),
    reasonsForRep: reasons('rep'),
    review: reviewedAt === null ? null : { by: reviewedBy ?? '', at: reviewedAt.toISOString(), reason },
  };
}
