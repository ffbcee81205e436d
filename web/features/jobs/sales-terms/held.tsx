import type { OwnJobDetail } from '#contract/jobs/own-jobs.ts';
import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import { mostOfJob } from '#domain/jobs/sales-most.ts';
import { shareOfGig } from '#domain/jobs/take-home.ts';
import { formatRand } from '#web/lib/format.ts';
import { gigFee } from '#web/lib/site-facts.ts';

interface SalesHeldProps {
  readonly job: Pick<OwnJobDetail, 'compensationCents'>;
  readonly terms: Pick<SalesTerms, 'commissionOnly' | 'mostCents'>;
}

/** What the business pays in for one rep before the gig, and what becomes of the rest. */
export function SalesHeld({ job: { compensationCents }, terms }: SalesHeldProps) {
  const { salesCents, wholeCents } = mostOfJob(terms, compensationCents);
  const { businessPaysCents } = shareOfGig(wholeCents, 1, gigFee);
  const fee = businessPaysCents > wholeCents ? ', including our fee' : '';
  return (
    <p className="figures leading-normal">
      You pay <strong>{formatRand(businessPaysCents)}</strong> for each rep before the gig{fee}. We hold{' '}
      {formatRand(salesCents)} of it for sales
      {terms.commissionOnly ? '' : `, on top of the pay of ${formatRand(compensationCents)}`}. We refund what sales
      don’t earn.
    </p>
  );
}
