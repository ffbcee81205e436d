import { scheduledTask } from '#server/platform/queue/task.ts';
import { expireRehires } from './commands/settle-rehire.ts';

export const rehireTasks = [
  scheduledTask({ name: 'rehire.expire', cron: '* * * * *', retryLimit: 2, retryDelaySeconds: 20 }, expireRehires),
];
