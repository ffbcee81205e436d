import { notificationsApi } from '#contract/notifications/notifications.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { markAllRead, markRead } from './commands/mark-read.ts';
import { countUnread } from './queries/count-unread.ts';
import { listNotifications } from './queries/list-notifications.ts';

export const notificationRoutes = (): readonly Route[] => [
  read(notificationsApi.list, (db, actor, { query }) => listNotifications(db, actor, query.cursor)),
  read(notificationsApi.countUnread, countUnread),
  write(notificationsApi.markRead, (tx, actor, { params }) => markRead(tx, actor, params.notificationId)),
  write(notificationsApi.markAllRead, (tx, actor, { body }) => markAllRead(tx, actor, body.upTo)),
];
