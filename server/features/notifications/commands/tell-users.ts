import type { Tx } from '#server/platform/db/transaction.ts';
import { insertNotifications, type NewNotification } from './notify-users.ts';

export type News = NewNotification;

/** Notifies without a live event, which callers publish with others of their own. */
export const tellUsers = (tx: Tx, news: readonly News[]): Promise<string[]> =>
  insertNotifications(tx, news).then((notified) => [...new Set(notified)]);
