import { schedule, task } from '#server/platform/queue/task.ts';
import { sweepNotifications } from './commands/sweep-notifications.ts';

export const sweepNotificationsTask = task<Record<string, never>>(
  { name: 'notifications.sweep', retryLimit: 2, retryDelaySeconds: 60, retryBackoff: true },
  ({ db }, _data, { signal }) => sweepNotifications(db, signal),
);

export const notificationSchedules = [schedule(sweepNotificationsTask, '25 3 * * *')];
