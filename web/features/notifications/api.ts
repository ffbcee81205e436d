import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Notification, notificationsApi } from '#contract/notifications/notifications.ts';
import type { Page } from '#contract/paging.ts';
import { call } from '#web/lib/api-client.ts';

const root = 'notifications';
const firstPage: string | undefined = undefined;

export const unreadQuery = queryOptions({
  queryKey: [root, 'unread'],
  queryFn: ({ signal }) => call(notificationsApi.countUnread, {}, { signal }),
});

export const notificationsQuery = infiniteQueryOptions({
  queryKey: [root, 'list'],
  queryFn: ({ signal, pageParam: cursor }) => call(notificationsApi.list, { query: { cursor } }, { signal }),
  initialPageParam: firstPage,
  getNextPageParam: (page: Page<Notification>) => page.nextCursor ?? undefined,
});

type Listed = InfiniteData<Page<Notification>, unknown>;

/** Shows those as read at once; the answer brings the number that is left, and a failure what is true. */
function useReading() {
  const queries = useQueryClient();
  return {
    show: async (isRead: (one: Notification) => boolean) => {
      await queries.cancelQueries({ queryKey: [root] });
      queries.setQueryData(notificationsQuery.queryKey, (listed: Listed | undefined) => {
        if (!listed) return undefined;
        const mark = (one: Notification) => (isRead(one) ? { ...one, read: true } : one);
        return { ...listed, pages: listed.pages.map((page) => ({ ...page, items: page.items.map(mark) })) };
      });
    },
    keep: (answer: { unread: number }) => queries.setQueryData(unreadQuery.queryKey, answer),
    refresh: () => queries.invalidateQueries({ queryKey: [root] }),
  };
}

export function useMarkRead() {
  const { show, keep, refresh } = useReading();
  return useMutation({
    mutationFn: (notificationId: string) => call(notificationsApi.markRead, { params: { notificationId } }),
    onMutate: (notificationId) => show(({ id }) => id === notificationId),
    onSuccess: keep,
    onSettled: refresh,
  });
}

/** Up to the newest one that is shown: what has come since stays unread. */
export function useMarkAllRead() {
  const { show, keep, refresh } = useReading();
  return useMutation({
    mutationFn: (upTo: number) => call(notificationsApi.markAllRead, { body: { upTo } }),
    onMutate: (upTo) => show(({ place }) => place <= upTo),
    onSuccess: keep,
    onSettled: refresh,
  });
}
