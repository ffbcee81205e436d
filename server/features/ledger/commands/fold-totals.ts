import { foldChanges } from '#server/platform/db/fold-changes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

export const foldTotals = (tx: Pick<Tx, 'db'>): Promise<void> =>
  foldChanges(tx, {
    changes: 'account_total_changes',
    totals: 'account_totals',
    key: ['kind'],
    sums: { cents: 'cents' },
  });
