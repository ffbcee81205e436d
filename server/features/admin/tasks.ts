import { type Schedule, schedule, task } from '#server/platform/queue/task.ts';
import { keepFigures } from './commands/keep-figures.ts';

export const keepFiguresTask = task<Record<string, never>>(
  { name: 'admin.keep_figures', retryLimit: 1, retryDelaySeconds: 10, retryBackoff: false },
  ({ transaction }) => transaction(keepFigures),
);

export const adminSchedules: readonly Schedule[] = [schedule(keepFiguresTask, '* * * * *')];
