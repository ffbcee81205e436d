import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { foldEarnings } from './commands/fold-earnings.ts';

export const foldEarningsTask = task<Record<string, never>>(
  { name: 'ledger.fold_earnings', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(foldEarnings),
);

export const ledgerSchedules: readonly Schedule[] = [schedule(foldEarningsTask, '*/5 * * * *')];
