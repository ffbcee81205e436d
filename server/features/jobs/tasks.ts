import { scheduledTask } from '#server/platform/queue/task.ts';
import { closeExpiredJobs } from './commands/close-expired-jobs.ts';
import { remindOfClosing } from './commands/remind-of-closing.ts';

export const closeExpiredJobsTask = scheduledTask(
  { name: 'jobs.close_expired', cron: '*/5 * * * *' },
  ({ transaction }, signal) => closeExpiredJobs(transaction, signal),
);

/** Not at midnight, since it may result in an email. */
export const remindOfClosingTask = scheduledTask(
  { name: 'jobs.remind_of_closing', cron: '10 7 * * *' },
  ({ transaction }, signal) => remindOfClosing(transaction, signal),
);
