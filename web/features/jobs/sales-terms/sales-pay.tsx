import type { SalesTerms } from '#contract/jobs/sales-terms.ts';
import { describeSalesPay } from '#texts/jobs/sales-terms.ts';
import { formatRand } from '#web/lib/format.ts';

/** What sales pay, below the pay of a job. */
export function SalesPay({ terms }: { readonly terms: SalesTerms }) {
  const { commissionOnly, mostCents } = terms;
  return (
    <p className="figures text-[0.9375rem]">
      {commissionOnly ? 'All of it comes from sales: ' : 'Plus sales: '}
      <strong>{describeSalesPay(terms)}</strong>
      {mostCents === null ? '.' : `, up to ${formatRand(mostCents)} more before our fee.`}
    </p>
  );
}
