import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { AdminRefund } from '#contract/payments/admin-refund.ts';
import type { RefundStatus } from '#contract/payments/options.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { refundsQuery } from './api.ts';
import { StatusFilter, useListFilter } from './list-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { OpenPayment } from './open-payment.tsx';
import { PayerCell } from './payer-cell.tsx';
import { storyAddress } from './review-addresses.ts';
import { refundOptions, refundWord } from './review-words.ts';

export function RefundsList() {
  const { address, status } = useListFilter<RefundStatus>(refundOptions);
  const { cursor, pager } = useCursorPages(`refunds ${status}`);
  const found = useQuery(refundsQuery(status, cursor));
  const columns: readonly TableColumn<AdminRefund>[] = [
    { key: 'payer', header: 'Who', primary: true, cell: ({ payer }) => <PayerCell {...payer} /> },
    { key: 'amount', header: 'Amount', align: 'end', cell: ({ amountCents }) => formatRandExact(amountCents) },
    {
      key: 'status',
      header: 'Status',
      cell: (refund) => <StatusBadge {...refundWord(refund)} />,
    },
    {
      key: 'asked',
      header: 'Asked',
      cell: ({ askedAt, askedBy }) => (
        <span className="grid gap-0.5">
          <span>{formatDateTime(askedAt)}</span>
          <span className="break-all text-ink-soft text-sm">by {askedBy ?? 'the payer or automatically'}</span>
        </span>
      ),
    },
    {
      key: 'open',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: ({ merchantPaymentId, payer, amountCents }) => (
        <OpenPayment to={storyAddress(address, merchantPaymentId)} payment={{ payer, amountGross: amountCents }} />
      ),
    },
  ];
  return (
    <>
      <div className="mb-4 sm:max-w-64">
        <StatusFilter options={refundOptions} all="Waiting for us" />
      </div>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of refunds"
        caption="Refunds, oldest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          status ? (
            <NothingFound list="refunds" search="" />
          ) : (
            <EmptyState icon={<Coffee aria-hidden="true" />} title="No refunds waiting">
              Refunds that an admin must approve or pay by EFT appear here.
            </EmptyState>
          )
        }
      />
    </>
  );
}
