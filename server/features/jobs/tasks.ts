import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { closeExpiredJobs } from './commands/close-expired-jobs.ts';
import { remindOfClosing } from './commands/remind-of-closing.ts';

export const closeExpiredJobsTask = task<Record<string, never>>(
  { name: 'jobs.close_expired', retryLimit: 2, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }, _data, { signal }) => closeExpiredJobs(transaction, signal),
);

export const remindOfClosingTask = task<Record<string, never>>(
  { name: 'jobs.remind_of_closing', retryLimit: 3, retryDelaySeconds: 60, retryBackoff: true },
  ({ transaction }, _data, { signal }) => remindOfClosing(transaction, signal),
);

export const jobSchedules: readonly Schedule[] = [
  schedule(closeExpiredJobsTask, '*/5 * * * *'),
  // Not at midnight: what follows may be a mail.
  schedule(remindOfClosingTask, '10 7 * * *'),
];
