import type { SalesOfGig } from '#contract/engagements/sales.ts';
import { saleLimits } from '#contract/engagements/sales-options.ts';
import { commissionIsFinal, describeSalesPay } from '#texts/jobs/sales-terms.ts';
import { formatCount, formatRand, plural } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';

/** What sales came to on a gig, for its rep and its business. Amounts are the rep’s, before the fee. */
export function SalesSoFar({ sales }: { readonly sales: SalesOfGig }) {
  const { terms, earnedCents, mostCents, heldCents, paidCents, disputed, from, until } = sales;
  if (!terms) return null;
  const earned = Math.min(earnedCents, mostCents);
  return (
    <DescriptionList
      items={[
        { term: 'Sales pay', detail: describeSalesPay(terms) },
        {
          term: 'Scans',
          detail: sales.scans === null ? `Deleted after ${saleLimits.scanKeptDays} days` : formatCount(sales.scans),
        },
        {
          term: 'Sales that count',
          detail: `${plural(sales.sales, 'sale')}, ${formatRand(sales.amountCents)} in all`,
        },
        ...(disputed > 0
          ? [{ term: 'Disputed', detail: `${plural(disputed, 'sale')}. Disputed sales don’t count.` }]
          : []),
        {
          term: 'Earned so far',
          detail: `${formatRand(earned)} of at most ${formatRand(mostCents)}, before our fee`,
        },
        { term: 'Held for sales', detail: formatRand(heldCents) },
        { term: 'Paid for sales', detail: `${formatRand(paidCents)}. ${commissionIsFinal}` },
        {
          term: 'Sales count',
          detail:
            from && until ? `From ${formatDateTime(from)} to ${formatDateTime(until)}` : 'Once the gig is paid for',
        },
      ]}
    />
  );
}
