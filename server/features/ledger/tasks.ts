import { scheduledTask } from '#server/platform/queue/task.ts';
import { foldEarnings } from './commands/fold-earnings.ts';
import { foldTotals } from './commands/fold-totals.ts';

export const ledgerTasks = [
  scheduledTask({ name: 'ledger.fold_earnings', cron: '*/5 * * * *' }, ({ transaction }) => transaction(foldEarnings)),
  // Every transfer leaves unfolded entries.
  scheduledTask({ name: 'ledger.fold_totals', cron: '* * * * *' }, ({ transaction }) => transaction(foldTotals)),
];
