import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { foldEarnings } from './commands/fold-earnings.ts';
import { foldTotals } from './commands/fold-totals.ts';

export const foldEarningsTask = task<Record<string, never>>(
  { name: 'ledger.fold_earnings', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(foldEarnings),
);

export const foldTotalsTask = task<Record<string, never>>(
  { name: 'ledger.fold_totals', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(foldTotals),
);

export const ledgerSchedules: readonly Schedule[] = [
  schedule(foldEarningsTask, '*/5 * * * *'),
  // Every booking leaves some.
  schedule(foldTotalsTask, '* * * * *'),
];
