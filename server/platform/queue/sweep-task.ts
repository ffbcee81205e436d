import { sql } from 'drizzle-orm';
import { inBatches } from '../db/in-batches.ts';
import type { Db } from '../db/pool.ts';
import { events, liveEvents } from '../events/tables.ts';
import { idempotencyKeys } from '../http/tables.ts';
import { sentMails } from '../mail/tables.ts';
import { scheduledTask } from './task.ts';

const batch = 5000;

/** Deletes what the platform retains for a while only. */
export const sweepTask = scheduledTask({ name: 'platform.sweep', cron: '17 * * * *' }, async ({ db }, signal) => {
  await sweep(db, signal, liveEvents, '1 day');
  await sweep(db, signal, idempotencyKeys, '2 days');
  await sweep(db, signal, sentMails, '30 days');
  // An event's payload may be about people. Its effects are in the tables of the features.
  await sweep(db, signal, events, '90 days');
});

type Swept = typeof events | typeof liveEvents | typeof idempotencyKeys | typeof sentMails;

/** In batches: one statement for everything could run into the time limit, and would then remove nothing. */
async function sweep(db: Db, signal: AbortSignal, table: Swept, age: string): Promise<void> {
  const old = sql`select ctid from ${table} where ${table.createdAt} < now() - ${age}::interval limit ${batch}`;
  await inBatches(signal, batch, async () => {
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid = any (array(${old}))`);
    return rowCount ?? 0;
  });
}
