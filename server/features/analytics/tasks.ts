import { scheduledTask } from '#server/platform/queue/task.ts';
import { countOn } from './commands/count-on.ts';

export const countTask = scheduledTask({ name: 'analytics.count', cron: '*/5 * * * *' }, ({ transaction }, signal) =>
  countOn(transaction, signal),
);
