import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { AdminPayment } from '#contract/payments/admin-payments.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { TableMoment } from '#web/lib/table-moment.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { paymentsQuery } from './api.ts';
import { OpenPayment } from './open-payment.tsx';
import { PayerCell } from './payer-cell.tsx';
import { storyAddress } from './review-addresses.ts';

const columnsOf = (address: URLSearchParams): readonly TableColumn<AdminPayment>[] => [
  { key: 'payer', header: 'Payer', primary: true, cell: ({ payer }) => <PayerCell {...payer} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountGross }) => formatRandExact(amountGross) },
  {
    key: 'number',
    header: 'Number',
    cell: ({ pfPaymentId }) => <span className="break-all">{pfPaymentId}</span>,
  },
  {
    key: 'back',
    header: 'Status',
    cell: ({ goesBack }) => (
      <Badge tone={goesBack ? 'info' : 'accent'}>{goesBack ? 'Refund proposed' : 'To refund'}</Badge>
    ),
  },
  { key: 'came', header: 'Received', cell: ({ createdAt }) => <TableMoment at={createdAt} /> },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (payment) => <OpenPayment to={storyAddress(address, payment.merchantPaymentId)} payment={payment} />,
  },
];

/** Received money that an admin must refund. */
export function UnallocatedList() {
  const [address] = useSearchParams();
  const { cursor, pager } = useCursorPages('unallocated');
  return (
    <ListedTable
      found={useQuery(paymentsQuery({ search: '', status: 'UNALLOCATED' }, cursor))}
      pager={pager}
      pages="Pages of unallocated money"
      caption="Unallocated money, newest first"
      columns={columnsOf(address)}
      rowKey={({ merchantPaymentId }) => merchantPaymentId}
      empty={
        <EmptyState icon={<Coffee aria-hidden="true" />} title="No unallocated payments">
          Payments that we can’t match to a purchase appear here, so that you can refund them.
        </EmptyState>
      }
    />
  );
}
