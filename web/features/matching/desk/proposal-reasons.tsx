import type { ReviewedProposal } from '#contract/matching/review.ts';
import { MatchReasons } from '../match-reasons.tsx';

/** Why they match, as either side is told. */
export function ProposalReasons({ proposal }: { readonly proposal: ReviewedProposal }) {
  const { reasonsForBusiness, reasonsForRep } = proposal;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <section aria-label="As the business is told">
        <h4 className="text-ink-soft text-sm">The business is told</h4>
        <MatchReasons reasons={reasonsForBusiness} />
      </section>
      <section aria-label="As the rep is told">
        <h4 className="text-ink-soft text-sm">The rep is told</h4>
        <MatchReasons reasons={reasonsForRep} />
      </section>
    </div>
  );
}
