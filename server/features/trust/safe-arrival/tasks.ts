import { lt } from 'drizzle-orm';
import { now } from '#server/platform/clock.ts';
import { deleteInBatches } from '#server/platform/db/delete-in-batches.ts';
import { scheduledTask } from '#server/platform/queue/task.ts';
import { shiftLinks } from './tables.ts';

/** Deletes links that have ended. There is one for each gig at most, so the table is read as a whole. */
export const sweepShiftLinksTask = scheduledTask({ name: 'safe_arrival.sweep', cron: '25 * * * *' }, ({ db }, signal) =>
  deleteInBatches(db, signal, shiftLinks, lt(shiftLinks.endsAt, now())),
);
