import { useQuery } from '@tanstack/react-query';
import { Coffee } from 'lucide-react';
import type { NotificationState } from '#contract/payments/options.ts';
import type { PayfastNotification } from '#contract/payments/payfast-notification.ts';
import { ListedTable } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { notificationsQuery } from './api.ts';
import { StatusFilter, useListFilter } from './list-filters.tsx';
import { NothingFound } from './nothing-found.tsx';
import { NotificationActs } from './notification-acts.tsx';
import { NotificationFacts } from './notification-facts.tsx';
import { storyAddress } from './review-addresses.ts';
import { notificationOptions } from './review-words.ts';

export function NotificationsList() {
  const { address, status } = useListFilter<NotificationState>(notificationOptions);
  const { cursor, pager } = useCursorPages(`notifications ${status}`);
  const found = useQuery(notificationsQuery(status, cursor));
  const columns: readonly TableColumn<PayfastNotification>[] = [
    {
      key: 'what',
      header: 'Notification',
      primary: true,
      cell: (notification) => <NotificationFacts notification={notification} />,
    },
    {
      key: 'payment',
      header: 'Payment',
      cell: ({ paymentId }) =>
        paymentId ? <TextLink to={storyAddress(address, paymentId)}>Open payment</TextLink> : 'No matching payment',
    },
    {
      key: 'acts',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (notification) => <NotificationActs notification={notification} />,
    },
  ];
  return (
    <>
      <div className="mb-4 sm:max-w-64">
        <StatusFilter options={notificationOptions} all="To review" />
      </div>
      <ListedTable
        found={found}
        pager={pager}
        pages="Pages of notifications"
        caption="Notifications, newest first"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          status ? (
            <NothingFound list="notifications" search="" />
          ) : (
            <EmptyState icon={<Coffee aria-hidden="true" />} title="No notifications to review">
              We process most notifications automatically. Any that need a decision appear here.
            </EmptyState>
          )
        }
      />
    </>
  );
}
