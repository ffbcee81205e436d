import { foldChanges } from '#server/platform/db/fold-changes.ts';
import type { Tx } from '#server/platform/db/transaction.ts';

export const foldEarnings = (tx: Pick<Tx, 'db'>): Promise<void> =>
  foldChanges(tx, { changes: 'earning_changes', totals: 'earnings_by_day', key: ['day'], sums: { cents: 'cents' } });
