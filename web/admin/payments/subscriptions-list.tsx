import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import type { AdminSubscription } from '#contract/payments/admin-payments.ts';
import type { SubscriptionStatus } from '#contract/payments/options.ts';
import { paymentsInPanelAddress } from '#contract/site/portal-addresses.ts';
import { subscriptionStatusTexts } from '#texts/payments/status.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { StatusBadge } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { subscriptionsQuery } from './api.ts';
import { SearchFilter, useListFilter } from './list-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PayerCell, payerName } from './payer-cell.tsx';
import { sideWords, subscriptionOptions } from './review-words.ts';

const columns: readonly TableColumn<AdminSubscription>[] = [
  { key: 'payer', header: 'Who', primary: true, cell: ({ payer }) => <PayerCell {...payer} /> },
  {
    key: 'price',
    header: 'Each month',
    cell: ({ amountCents, side }) => `${formatRandExact(amountCents)}, ${sideWords[side].toLowerCase()}`,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge {...subscriptionStatusTexts[status]} />,
  },
  { key: 'until', header: 'Paid until', cell: ({ paidUntil }) => formatDay(paidUntil) },
  {
    key: 'next',
    header: 'Next charge',
    cell: ({ nextChargeOn }) => (nextChargeOn ? formatDay(nextChargeOn) : 'None'),
  },
  {
    key: 'payments',
    header: 'Actions',
    headerHidden: true,
    align: 'end',
    cell: ({ payer }) => (
      <LinkButton to={paymentsInPanelAddress(payer.userId)} variant="secondary" size="small" full="phone">
        Payments<VisuallyHidden> of {payerName(payer)}</VisuallyHidden>
      </LinkButton>
    ),
  },
];

export function SubscriptionsList() {
  const { search, status } = useListFilter<SubscriptionStatus>(subscriptionOptions);
  const { cursor, pager } = useCursorPages(`subscriptions ${status} ${search}`);
  const found = useQuery(subscriptionsQuery({ search, status }, cursor));
  return (
    <>
      <SearchFilter
        label="Search subscriptions by email, name or number"
        options={subscriptionOptions}
        all="All subscriptions"
      />
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of subscriptions"
        caption="Subscriptions, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          search || status ? (
            <NothingFound list="subscriptions" search={search} />
          ) : (
            <EmptyState icon={<Repeat aria-hidden="true" />} title="No subscriptions yet">
              A subscription starts with its first payment.
            </EmptyState>
          )
        }
      />
    </>
  );
}
