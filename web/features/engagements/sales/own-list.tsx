import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { OwnSale, Sale } from '#contract/engagements/sales.ts';
import { saleStatuses } from '#contract/engagements/sales-options.ts';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { saleStatusTexts } from '#texts/engagements/sales.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ownSalesQuery } from './api.ts';
import { saleColumns } from './columns.tsx';
import { SaleMoves } from './moves.tsx';

const columns: readonly TableColumn<OwnSale>[] = [
  ...saleColumns,
  {
    key: 'rep',
    header: 'Rep',
    written: true,
    cell: ({ engagementId, repName }) => <TextLink to={teamWorkAddress(engagementId)}>{repName}</TextLink>,
  },
  {
    key: 'moves',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (sale) => <SaleMoves sale={sale} />,
  },
];

/** Each sale of the business’s reps, newest first. */
export function OwnSales({ jobId }: { readonly jobId: string | undefined }) {
  const [status, setStatus] = useState<Sale['status']>();
  const { cursor, pager } = useCursorPages(`sales ${jobId} ${status}`);
  const found = useQuery(ownSalesQuery({ jobId, status }, cursor));
  return (
    <section aria-labelledby="each-sale" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="each-sale" className="text-2xl">
          Each sale
        </h2>
        <Field label="Status" className="w-full sm:w-48">
          <Select
            value={status}
            placeholder="All sales"
            options={saleStatuses.map((one) => ({ value: one, label: saleStatusTexts[one].label }))}
            onChange={(chosen) => setStatus(saleStatuses.find((one) => one === chosen))}
          />
        </Field>
      </div>
      <ListedTable
        {...{ found, pager, columns }}
        pages="Pages of sales"
        caption="Sales, newest first"
        rowKey={({ id }) => id}
        empty={
          <EmptyState icon={<ReceiptText aria-hidden="true" />} title={status ? 'No sales match' : 'No sales yet'}>
            {status
              ? 'Choose another status to see more sales.'
              : 'Sales appear here once you enter them, import them or connect your shop.'}
          </EmptyState>
        }
      />
    </section>
  );
}
