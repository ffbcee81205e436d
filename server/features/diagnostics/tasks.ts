import { scheduledTask } from '#server/platform/queue/task.ts';
import { sweepPolicyReports } from './commands/sweep-policy-reports.ts';

export const sweepPolicyReportsTask = scheduledTask(
  { name: 'diagnostics.sweep', cron: '20 4 * * *' },
  ({ transaction }) => transaction(sweepPolicyReports),
);
