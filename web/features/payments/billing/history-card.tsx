import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Payment } from '#contract/payments/payments.ts';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { QueryPart } from '#web/features/settings/query-part.tsx';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CursorPager } from '#web/ui/cursor-pager.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { paymentsQuery } from '../api.ts';
import { paymentWords } from '../payment-words.ts';
import { ReceiptButton } from './receipt-button.tsx';

const columns: readonly TableColumn<Payment>[] = [
  { key: 'item', header: 'What for', cell: ({ itemName }) => itemName, primary: true },
  {
    key: 'date',
    header: 'Date',
    cell: ({ paidAt, createdAt }) => <span className="whitespace-nowrap">{formatDate(paidAt ?? createdAt)}</span>,
  },
  {
    key: 'period',
    header: 'Pays for',
    cell: ({ period }) => (period ? `${formatDay(period.from)} to ${formatDay(period.until)}` : '–'),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ paymentStatus }) => (
      <Badge tone={paymentWords[paymentStatus].tone}>{paymentWords[paymentStatus].label}</Badge>
    ),
  },
  {
    key: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amountGross }) => <span className="figures font-semibold">{formatRandExact(amountGross)}</span>,
  },
  {
    key: 'receipt',
    header: 'Receipt',
    headerHidden: true,
    align: 'end',
    cell: (payment) => (payment.receiptNumber ? <ReceiptButton payment={payment} /> : null),
  },
];

/** What was paid, page by page, with a receipt for each. */
export function HistoryCard() {
  const { cursor, pager } = useCursorPages();
  const payments = useQuery({ ...paymentsQuery(cursor), placeholderData: keepPreviousData });
  const { onPrevious, onNext } = pager(payments.data?.nextCursor);
  const isEmpty = payments.data?.items.length === 0 && !onPrevious;
  return (
    <Card title="Payments" flush={!isEmpty && payments.data !== undefined}>
      <QueryPart query={payments} label="Loading your payments">
        {({ items }) =>
          isEmpty ? (
            <p className="text-ink-soft">Nothing yet. What you pay is listed here, with a receipt for each.</p>
          ) : (
            <>
              <Table
                caption="Your payments, newest first"
                columns={columns}
                rows={items}
                rowKey={({ merchantPaymentId }) => merchantPaymentId}
              />
              {onPrevious || onNext ? (
                <div className="border-line border-t px-5 md:px-6">
                  <CursorPager
                    label="Pages of payments"
                    onPrevious={onPrevious}
                    onNext={onNext}
                    busy={payments.isFetching}
                  />
                </div>
              ) : null}
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}
