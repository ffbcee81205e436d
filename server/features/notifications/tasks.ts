import { scheduledTask } from '#server/platform/queue/task.ts';
import { sweepNotifications } from './commands/sweep-notifications.ts';

export const sweepNotificationsTask = scheduledTask(
  { name: 'notifications.sweep', cron: '25 3 * * *' },
  ({ db }, signal) => sweepNotifications(db, signal),
);
