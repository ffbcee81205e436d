import { type SQL, sql } from 'drizzle-orm';
import { inBatches } from '#server/platform/db/in-batches.ts';
import type { Db } from '#server/platform/db/pool.ts';

const batch = 5000;

/** Deletes read notifications after a while, and old ones in any case. The operator sets both periods. */
export async function sweepNotifications(db: Db, signal: AbortSignal): Promise<void> {
  await sweep(
    db,
    signal,
    sql`read_at < now() - make_interval(days => (select read_notification_days from operator_settings))`,
  );
  await sweep(
    db,
    signal,
    sql`told_at < now() - make_interval(days => (select notification_days from operator_settings))`,
  );
}

/** In batches: one statement for everything could run into the time limit, and would then remove nothing. */
async function sweep(db: Db, signal: AbortSignal, old: SQL): Promise<void> {
  const some = sql`select ctid from notifications where ${old} limit ${batch}`;
  await inBatches(signal, batch, async () => {
    const { rowCount } = await db.execute(sql`delete from notifications where ctid = any (array(${some}))`);
    return rowCount ?? 0;
  });
}
