import { notificationsApi } from '#contract/notifications/notifications.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { markAllRead, markRead } from './commands/mark-read.ts';
import { countUnread } from './queries/count-unread.ts';
import { listNotifications } from './queries/list-notifications.ts';

export function notificationRoutes(gates: Gates): readonly Route[] {
  return [
    read(notificationsApi.list, gates.signedIn, (db, actor, { query }) => listNotifications(db, actor, query.cursor)),
    read(notificationsApi.countUnread, gates.signedIn, countUnread),
    write(notificationsApi.markRead, gates.signedIn, (tx, actor, { params }) =>
      markRead(tx, actor, params.notificationId),
    ),
    write(notificationsApi.markAllRead, gates.signedIn, (tx, actor, { body }) => markAllRead(tx, actor, body.upTo)),
  ];
}
