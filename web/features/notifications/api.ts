import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Notification, notificationsApi } from '#contract/notifications/notifications.ts';
import type { Page } from '#contract/paging.ts';
import { keptAbout, mutationOf, pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const unreadQuery = queryOf(notificationsApi.countUnread, {});

export const notificationsQuery = pagesOf(notificationsApi.list, {});

type Listed = InfiniteData<Page<Notification>, unknown>;

/** Marks those as read immediately; the answer brings the remaining number, and a failure the true one. */
function useReading() {
  const queries = useQueryClient();
  return {
    show: async (isRead: (one: Notification) => boolean) => {
      await queries.cancelQueries(keptAbout(new Set(['notifications'])));
      queries.setQueryData(notificationsQuery.queryKey, (listed: Listed | undefined) => {
        if (!listed) return undefined;
        const mark = (one: Notification) => (isRead(one) ? { ...one, read: true } : one);
        return { ...listed, pages: listed.pages.map((page) => ({ ...page, items: page.items.map(mark) })) };
      });
    },
    keep: (answer: { unread: number }) => queries.setQueryData(unreadQuery.queryKey, answer),
  };
}

export function useMarkRead() {
  const { show, keep } = useReading();
  return useMutation({
    ...mutationOf(notificationsApi.markRead),
    onMutate: ({ params }) => show(({ id }) => id === params.notificationId),
    onSuccess: keep,
  });
}

/** Up to the newest one shown: those that arrived since stay unread. */
export function useMarkAllRead() {
  const { show, keep } = useReading();
  return useMutation({
    ...mutationOf(notificationsApi.markAllRead),
    onMutate: ({ body }) => show(({ place }) => place <= body.upTo),
    onSuccess: keep,
  });
}
