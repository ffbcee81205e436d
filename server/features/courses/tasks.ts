import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepReports } from './learning/commands/sweep-reports.ts';

export const sweepReportsTask = task<Record<string, never>>(
  { name: 'courses.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepReports),
);

export const courseSchedules: readonly Schedule[] = [schedule(sweepReportsTask, '35 4 * * *')];
