import type { Tx } from '#server/platform/db/transaction.ts';
import { enqueue, scheduledTask, task } from '#server/platform/queue/task.ts';
import { sweepFiles } from './commands/sweep-files.ts';
import { tidyFiles } from './commands/tidy-files.ts';

export const tidyFilesTask = task<{ readonly ownerId: string }>(
  { name: 'files.tidy', retryLimit: 8, retryDelaySeconds: 30, retryBackoff: true },
  (context, { ownerId }) => tidyFiles(context, ownerId),
);

export const sweepFilesTask = scheduledTask(
  { name: 'files.sweep', cron: '25 2 * * *', retryLimit: 2, retryDelaySeconds: 300 },
  sweepFiles,
);

/** Enqueues the cleanup now, and again when links issued before have expired. */
export async function tidySoon(tx: Tx, ownerId: string): Promise<void> {
  await enqueue(tx, tidyFilesTask, { ownerId });
  await enqueue(tx, tidyFilesTask, { ownerId }, { startAfterSeconds: 15 * 60 });
}
