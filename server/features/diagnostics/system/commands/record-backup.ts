import { notInArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/pool.ts';
import { backups } from '../tables.ts';

const kept = 100;

/** Records that a backup has just finished. Returns the time. */
export async function recordBackup(db: Db): Promise<Date> {
  const [row] = await db.insert(backups).values({ id: uuidv7() }).returning({ doneAt: backups.doneAt });
  if (!row) throw new Error('The backup was not written down');
  const newest = db.select({ id: backups.id }).from(backups).orderBy(sql`${backups.doneAt} desc`).limit(kept);
  await db.delete(backups).where(notInArray(backups.id, newest));
  return row.doneAt;
}
