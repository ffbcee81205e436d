import type { Notification, NotificationContent } from '#contract/notifications/notifications.ts';
import type { NotificationRow } from './tables.ts';

type ContentRow = Pick<NotificationRow, 'kind' | 'data' | 'count' | 'subject'>;

/** What is stored of a content. The kind and the count have their own columns. */
export function dataOf(content: NotificationContent): { data: object; count: number } {
  const { kind: _, ...about } = content;
  if (!('count' in about)) return { data: about, count: 1 };
  const { count, ...data } = about;
  return { data, count };
}

/** The content that `dataOf` stored. */
export function contentOf({ kind, data, count, subject }: ContentRow): NotificationContent {
  return { kind, ...data, ...(subject !== null && { count }) } as NotificationContent;
}

export type ListedRow = ContentRow & Pick<NotificationRow, 'id' | 'portal' | 'place' | 'notifiedAt' | 'readAt'>;

export function presentNotification(row: ListedRow): Notification {
  const { id, portal, place, notifiedAt, readAt } = row;
  return { ...contentOf(row), id, portal, place, at: notifiedAt.toISOString(), read: readAt !== null };
}
