import type { Tx } from '#server/platform/db/transaction.ts';
import { enqueue, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import { tidyFiles } from './commands/tidy-files.ts';

export const tidyFilesTask = task<{ readonly ownerId: string }>(
  { name: 'files.tidy', retryLimit: 8, retryDelaySeconds: 30, retryBackoff: true },
  (context, { ownerId }) => tidyFiles(context, ownerId),
);

export const sweepFilesTask = task<Record<string, never>>(
  { name: 'files.sweep', retryLimit: 2, retryDelaySeconds: 300, retryBackoff: true },
  (context, _data, { signal }) => sweepFiles(context, signal),
);

export const fileSchedules: readonly Schedule[] = [schedule(sweepFilesTask, '25 2 * * *')];

/** At once, and again when the addresses that were given out before have run out. */
export async function tidySoon(tx: Tx, ownerId: string): Promise<void> {
  await enqueue(tx, tidyFilesTask, { ownerId });
  await enqueue(tx, tidyFilesTask, { ownerId }, { startAfterSeconds: 15 * 60 });
}
