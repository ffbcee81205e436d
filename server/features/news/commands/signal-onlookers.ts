import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { publishLive } from '#server/platform/events/publish-live.ts';
import type { JobEvent } from '../../jobs/commands/job-events.ts';
import { findOnlookers } from '../queries/find-onlookers.ts';
import { batch, inBatches, lastOf } from './in-batches.ts';

/** The name of the task, for those who only add it. */
export const signalOnlookersTask = 'news.signal_onlookers';

export interface JobsLookedAt {
  readonly jobIds: readonly string[];
}

/** Jobs say something else now, or take no more applications. Very many may have them open, so it is no part of the deed. */
export async function announceToOnlookers(tx: Tx, changed: readonly Pick<JobEvent, 'jobId'>[]): Promise<void> {
  await tx.enqueue<JobsLookedAt>(signalOnlookersTask, { jobIds: changed.map(({ jobId }) => jobId) });
}

/** Whoever has one of them open sees it as it now stands. */
export async function signalOnlookers(
  transaction: RunTransaction,
  { jobIds }: JobsLookedAt,
  signal: AbortSignal,
): Promise<void> {
  for (const jobId of new Set(jobIds)) {
    await inBatches(transaction, signal, async (tx, after) => {
      const found = await findOnlookers(tx.db, { jobId, after, limit: batch });
      await publishLive(
        tx,
        found.map(({ userId }) => userId),
        { type: 'job.changed', jobId },
      );
      return lastOf(found)?.repId;
    });
  }
}
