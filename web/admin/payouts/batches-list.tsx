import { useQuery } from '@tanstack/react-query';
import { Layers } from 'lucide-react';
import type { PayoutBatch } from '#contract/payouts/batches.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatCount, formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { batchesQuery } from './api.ts';
import { batchAddress } from './desk-addresses.ts';
import { batchWords } from './desk-words.ts';

const columns: readonly TableColumn<PayoutBatch>[] = [
  { key: 'reference', header: 'Batch', primary: true, cell: ({ reference }) => reference },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge {...batchWords[status]} />,
  },
  { key: 'count', header: 'Payouts', align: 'end', cell: ({ count }) => formatCount(count) },
  { key: 'total', header: 'Total', align: 'end', cell: ({ totalCents }) => formatRandExact(totalCents) },
  {
    key: 'made',
    header: 'Made',
    written: true,
    cell: ({ madeAt, madeBy }) => (
      <span className="grid gap-0.5">
        <span>{formatDateTime(madeAt)}</span>
        <span className="text-ink-soft text-sm">by {madeBy}</span>
      </span>
    ),
  },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ id, reference }) => (
      <LinkButton to={batchAddress(id)} variant="secondary" size="small" full="phone">
        Open<VisuallyHidden> {reference}</VisuallyHidden>
      </LinkButton>
    ),
  },
];

export function BatchesList() {
  const { cursor, pager } = useCursorPages('batches');
  return (
    <ListedTable
      found={useQuery(batchesQuery(cursor))}
      pager={pager}
      pages="Pages of batches"
      caption="Batches, newest first"
      columns={columns}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon={<Layers aria-hidden="true" />} title="No batches yet">
          Batch the due payouts in the queue. The batch then appears here.
        </EmptyState>
      }
    />
  );
}
