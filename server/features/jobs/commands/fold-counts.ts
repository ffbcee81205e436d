import { foldChanges } from '#server/platform/db/fold-changes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

export const foldCounts = (tx: Pick<Tx, 'db'>): Promise<void> =>
  foldChanges(tx, {
    changes: 'job_count_changes',
    totals: 'job_counts',
    key: ['kind', 'value'],
    sums: { jobs: 'change' },
  });
