import { type SQL, sql } from 'drizzle-orm';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';

/** How long a notification is kept, in days. */
export const keptDays = { read: 90, any: 180 } as const;

const batch = 5000;

/** Removes what has been read for a while, and what is old in any case. */
export async function sweepNotifications(db: Db, signal: AbortSignal): Promise<void> {
  await sweep(db, signal, sql`read_at < now() - make_interval(days => ${keptDays.read})`);
  await sweep(db, signal, sql`told_at < now() - make_interval(days => ${keptDays.any})`);
}

/** In batches: one statement for everything could run into the time limit, and would then remove nothing. */
async function sweep(db: Db, signal: AbortSignal, old: SQL): Promise<void> {
  const some = sql`select ctid from notifications where ${old} limit ${batch}`;
  await inBatches(signal, batch, async () => {
    const { rowCount } = await db.execute(sql`delete from notifications where ctid = any (array(${some}))`);
    return rowCount ?? 0;
  });
}
