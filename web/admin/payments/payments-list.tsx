import { useQuery } from '@tanstack/react-query';
import { Banknote } from 'lucide-react';
import type { AdminPayment } from '#contract/payments/admin-payments.ts';
import type { PaymentStatus } from '#contract/payments/options.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { paymentWords } from '#web/features/payments/payment-words.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { TableMoment } from '#web/lib/table-moment.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { paymentsQuery } from './api.ts';
import { SearchFilter, useListFilter } from './list-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OpenPayment } from './open-payment.tsx';
import { PayerCell } from './payer-cell.tsx';
import { storyAddress } from './review-addresses.ts';
import { paymentOptions } from './review-words.ts';

const paymentColumns = (address: URLSearchParams): readonly TableColumn<AdminPayment>[] => [
  { key: 'payer', header: 'Who', primary: true, cell: ({ payer }) => <PayerCell {...payer} /> },
  { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountGross }) => formatRandExact(amountGross) },
  {
    key: 'status',
    header: 'Status',
    cell: ({ paymentStatus }) => <StatusBadge {...paymentWords[paymentStatus]} />,
  },
  { key: 'begun', header: 'Started', cell: ({ createdAt }) => <TableMoment at={createdAt} /> },
  {
    key: 'open',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: (payment) => <OpenPayment to={storyAddress(address, payment.merchantPaymentId)} payment={payment} />,
  },
];

export function PaymentsList() {
  const { address, search, status } = useListFilter<PaymentStatus>(paymentOptions);
  const { cursor, pager } = useCursorPages(`payments ${status} ${search}`);
  const found = useQuery(paymentsQuery({ search, status }, cursor));
  return (
    <>
      <SearchFilter label="Search payments by email, name or number" options={paymentOptions} all="All payments" />
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of payments"
        caption="Payments, newest first"
        columns={paymentColumns(address)}
        rowKey={({ merchantPaymentId }) => merchantPaymentId}
        empty={
          search || status ? (
            <NothingFound list="payments" search={search} />
          ) : (
            <EmptyState icon={<Banknote aria-hidden="true" />} title="No payments yet">
              A payment appears here as soon as someone starts to pay.
            </EmptyState>
          )
        }
      />
    </>
  );
}
