import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { paymentsQuery } from './api.ts';
import { ListedTable } from './listed-table.tsx';
import { paymentColumns } from './payments-list.tsx';

/** Money that waits for somebody to give it back. */
export function UnallocatedList() {
  const [address] = useSearchParams();
  const { cursor, pager } = useCursorPages('unallocated');
  return (
    <ListedTable
      found={useQuery(paymentsQuery({ search: '', status: 'UNALLOCATED' }, cursor))}
      pager={pager}
      pages="Pages of unallocated money"
      caption="Unallocated money, newest first"
      columns={paymentColumns(address)}
      rowKey={({ merchantPaymentId }) => merchantPaymentId}
      empty={
        <EmptyState icon={<Coffee aria-hidden="true" />} title="Nothing waits">
          Money that is not what was to be paid appears here, to be given back.
        </EmptyState>
      }
    />
  );
}
