import { type AnyTask, type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { countOn } from './commands/count-on.ts';

const countTask = task<Record<string, never>>(
  { name: 'analytics.count', retryLimit: 3, retryDelaySeconds: 30, retryBackoff: true },
  ({ transaction }, _data, { signal }) => countOn(transaction, signal),
);

export const analyticsTasks: readonly AnyTask[] = [countTask];

export const analyticsSchedules: readonly Schedule[] = [schedule(countTask, '*/5 * * * *')];
