import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepOperators } from './commands/sweep-operators.ts';

export const sweepOperatorsTask = task<Record<string, never>>(
  { name: 'admin.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepOperators),
);

export const operatorSchedules: readonly Schedule[] = [schedule(sweepOperatorsTask, '10 4 * * *')];
