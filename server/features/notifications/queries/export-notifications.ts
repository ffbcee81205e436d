import { desc, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import { presentNotification } from '../present.ts';
import { notifications } from '../tables.ts';

/** The notifications of a user that are still stored, newest first. */
export async function exportNotifications(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.place));
  return { notifications: rows.map(presentNotification) };
}
