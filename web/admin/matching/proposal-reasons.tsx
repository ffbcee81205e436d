import type { ReviewedProposal } from '#contract/matching/review.ts';
import { MatchReasons } from '#web/features/matching/match-reasons.tsx';

/** Why they match, as either side is told. */
export function ProposalReasons({ proposal }: { readonly proposal: ReviewedProposal }) {
  const { reasonsForBusiness, reasonsForRep } = proposal;
  return (
    <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
      <section aria-label="Shown to the business">
        <h4 className="text-ink-soft text-sm">Shown to the business</h4>
        <MatchReasons reasons={reasonsForBusiness} />
      </section>
      <section aria-label="Shown to the rep">
        <h4 className="text-ink-soft text-sm">Shown to the rep</h4>
        <MatchReasons reasons={reasonsForRep} />
      </section>
    </div>
  );
}
