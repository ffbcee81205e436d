import { lt, sql } from 'drizzle-orm';
import { sentMailDays } from '#contract/notifications/mail-topics.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import type { Db } from '../db/pool.ts';
import { events, liveEvents } from '../events/tables.ts';
import { idempotencyKeys } from '../http/tables.ts';
import { sentMails } from '../mail/tables.ts';
import { scheduledTask } from './task.ts';

/** Deletes what the platform retains for a while only. */
export const sweepTask = scheduledTask({ name: 'platform.sweep', cron: '17 * * * *' }, async ({ db }, signal) => {
  await sweep(db, signal, liveEvents, '1 day');
  await sweep(db, signal, idempotencyKeys, '2 days');
  await sweep(db, signal, sentMails, `${sentMailDays} days`);
  // An event's payload may be about people. Its effects are in the tables of the features.
  await sweep(db, signal, events, '90 days');
});

type Swept = typeof events | typeof liveEvents | typeof idempotencyKeys | typeof sentMails;

function sweep(db: Db, signal: AbortSignal, table: Swept, age: string): Promise<void> {
  return deleteInBatches(db, signal, table, lt(table.createdAt, sql`now() - ${age}::interval`));
}
