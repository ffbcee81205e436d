import { lt, sql } from 'drizzle-orm';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { notifications } from '../tables.ts';

const daysAgo = (setting: string) =>
  sql`now() - make_interval(days => (select ${sql.identifier(setting)} from operator_settings))`;

/** Deletes read notifications after a while, and old ones in any case. The operator sets both periods. */
export async function sweepNotifications(db: Db, signal: AbortSignal): Promise<void> {
  await deleteInBatches(db, signal, notifications, lt(notifications.readAt, daysAgo('read_notification_days')));
  await deleteInBatches(db, signal, notifications, lt(notifications.notifiedAt, daysAgo('notification_days')));
}
