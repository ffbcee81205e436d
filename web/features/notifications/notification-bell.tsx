import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useEffect, useState } from 'react';
import { countedUnread } from '#contract/notifications/options.ts';
import { settingsAddress } from '#contract/site/portal-addresses.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { failureToast } from '#web/lib/failure-toast.ts';
import { aheadAtFirstUse } from '#web/lib/first-use.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { notificationsQuery, unreadQuery, useMarkAllRead, useMarkRead } from './api.ts';
import { unreadWords } from './notification-days.ts';
import { NotificationsLoading } from './notifications-loading.tsx';
import { useKeptPush } from './push/use-kept-push.ts';
import { useTitleCount } from './use-title-count.ts';

const list = partOf(() => import('./notification-list.tsx'));

/** The number of unseen notifications, on every page of the signed-in areas, and the list behind it. */
export function NotificationBell() {
  const [open, setOpen] = useState(false);
  const queries = useQueryClient();
  const both = useMe().roles.length > 1;
  const unread = useQuery(unreadQuery).data?.unread ?? 0;
  const markRead = useMarkRead();
  const markAllRead = useMarkAllRead();
  const { label, badge } = unreadWords(unread, countedUnread);
  useTitleCount('bell', badge);
  useKeptPush();
  useEffect(() => aheadAtFirstUse(list.load), []);

  function readAll() {
    const newest = queries.getQueryData(notificationsQuery.queryKey)?.pages[0]?.items[0];
    if (!newest) return;
    markAllRead.mutate(
      { body: { upTo: newest.place } },
      {
        onError: (error) => failureToast('We couldn’t mark it as read', error),
      },
    );
  }

  return (
    <>
      <VisuallyHidden>
        <span role="status">{badge === null ? null : label}</span>
      </VisuallyHidden>
      <Popover
        open={open}
        onOpenChange={setOpen}
        title="Notifications"
        trigger={
          <button
            type="button"
            aria-label={label}
            title="Notifications"
            className="relative grid size-11 shrink-0 place-content-center rounded-full transition-colors hover:bg-current/10"
          >
            <Bell aria-hidden="true" className="size-5" />
            {badge === null ? null : (
              <span
                aria-hidden="true"
                className="figures absolute start-1/2 top-1 min-w-4.5 rounded-full bg-accent px-1 py-0.5 text-center font-bold text-[0.625rem] text-on-accent leading-none"
              >
                {badge}
              </span>
            )}
          </button>
        }
        action={
          <Button variant="ghost" size="small" busy={markAllRead.isPending} disabled={unread === 0} onClick={readAll}>
            Mark all as read
          </Button>
        }
        footer={
          <p className="text-sm">
            <TextLink to={settingsAddress('notifications')} onClick={() => setOpen(false)}>
              Choose your emails and device notifications
            </TextLink>
          </p>
        }
      >
        <LazyPart part={list} fallback={<NotificationsLoading />}>
          {(NotificationList) => (
            <NotificationList
              withPortal={both}
              onOpen={({ id, read }) => {
                setOpen(false);
                if (!read) markRead.mutate({ params: { notificationId: id } });
              }}
            />
          )}
        </LazyPart>
      </Popover>
    </>
  );
}
