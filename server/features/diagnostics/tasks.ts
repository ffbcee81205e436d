import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepPolicyReports } from './commands/sweep-policy-reports.ts';

export const sweepPolicyReportsTask = task<Record<string, never>>(
  { name: 'diagnostics.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepPolicyReports),
);

export const diagnosticsSchedules: readonly Schedule[] = [schedule(sweepPolicyReportsTask, '20 4 * * *')];
