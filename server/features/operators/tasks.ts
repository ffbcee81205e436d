import { scheduledTask } from '#server/platform/queue/task.ts';
import { sweepOperators } from './commands/sweep-operators.ts';
import { closeEndedViewings } from './viewings/commands/end-viewings.ts';

export const operatorTasks = [
  scheduledTask({ name: 'admin.sweep', cron: '10 4 * * *' }, sweepOperators),
  // An expired viewing is refused at its next call anyway: this only writes the audit entry.
  scheduledTask({ name: 'admin.close_viewings', cron: '* * * * *', retryLimit: 0 }, ({ transaction }) =>
    transaction(closeEndedViewings),
  ),
];
