import { scheduledTask } from '#server/platform/queue/task.ts';
import { keepFigures } from './commands/keep-figures.ts';

export const keepFiguresTask = scheduledTask(
  { name: 'admin.keep_figures', cron: '* * * * *', retryLimit: 1, retryDelaySeconds: 10, retryBackoff: false },
  ({ transaction }) => transaction(keepFigures),
);
