import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepOperators } from './commands/sweep-operators.ts';
import { closeEndedViewings } from './viewings/commands/end-viewings.ts';

export const sweepOperatorsTask = task<Record<string, never>>(
  { name: 'admin.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepOperators),
);

/** What nobody can use any more is closed at the next call anyway: this is for the record alone. */
export const closeViewingsTask = task<Record<string, never>>(
  { name: 'admin.close_viewings', retryLimit: 0, retryDelaySeconds: 0, retryBackoff: false },
  ({ transaction }) => transaction(closeEndedViewings),
);

export const operatorSchedules: readonly Schedule[] = [
  schedule(sweepOperatorsTask, '10 4 * * *'),
  schedule(closeViewingsTask, '* * * * *'),
];
