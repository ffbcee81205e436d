import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { sweepAdmin } from './commands/sweep-admin.ts';

export const sweepAdminTask = task<Record<string, never>>(
  { name: 'admin.sweep', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }) => transaction(sweepAdmin),
);

export const adminSchedules: readonly Schedule[] = [schedule(sweepAdminTask, '10 4 * * *')];
