import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { salesApi } from '#contract/engagements/sales.ts';
import { saleColumns } from '#web/features/engagements/sales/columns.tsx';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** The sales of a gig, for the admin who decides its dispute. */
export function GigSales({ engagementId }: { readonly engagementId: string }) {
  const { cursor, pager } = useCursorPages(engagementId);
  const found = useQuery({
    ...queryOf(salesApi.ofAny, { params: { engagementId }, query: { cursor } }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="gig-sales" className="grid min-w-0 gap-3">
      <h2 id="gig-sales" className="text-xl">
        Sales
      </h2>
      <ListedTable
        {...{ found, pager }}
        pages="Pages of sales"
        caption="Sales of this gig, newest first"
        columns={saleColumns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<ReceiptText aria-hidden="true" />} title="No sales recorded" level={3}>
            Sales that the business records for this gig appear here.
          </EmptyState>
        }
      />
    </section>
  );
}
