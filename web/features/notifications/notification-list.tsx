import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import type { Notification } from '#contract/notifications/notifications.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { notificationsQuery } from './api.ts';
import { groupByDay } from './notification-days.ts';
import { NotificationRow } from './notification-row.tsx';
import { NotificationsLoading } from './notifications-loading.tsx';

interface NotificationListProps {
  readonly withPortal: boolean;
  readonly onOpen: (one: Notification) => void;
}

/** The user's notifications, by day. */
export default function NotificationList({ withPortal, onOpen }: NotificationListProps) {
  const query = useInfiniteQuery(notificationsQuery);
  if (query.isPending) return <NotificationsLoading />;
  if (!query.data) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) {
    return (
      <EmptyState icon={<Bell aria-hidden="true" />} title="No notifications yet" level={3}>
        Updates about applicants, replies and interviews appear here.
      </EmptyState>
    );
  }
  return (
    <>
      {groupByDay(items, new Date()).map(({ day, label, items: ofDay }) => (
        <section key={day} aria-label={label}>
          <h3 className="px-3 pt-3 pb-1 font-sans font-semibold text-ink-soft text-xs tracking-normal">{label}</h3>
          <ul>
            {ofDay.map((one) => (
              <li key={one.id}>
                <NotificationRow notification={one} withPortal={withPortal} onOpen={() => onOpen(one)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LoadMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onLoadMore={() => void query.fetchNextPage()}
      />
    </>
  );
}
