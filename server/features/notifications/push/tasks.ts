import { type AnyTask, task } from '#server/platform/queue/task.ts';
import { type PushToSend, sendPushTask } from './commands/queue-pushes.ts';
import { type PushSettings, sendPush } from './commands/send-push.ts';

/** Seven attempts in all, over half an hour. */
export const pushTask = (settings: PushSettings): AnyTask =>
  task<PushToSend>(
    { name: sendPushTask, retryLimit: 6, retryDelaySeconds: 30, retryBackoff: true, concurrency: 4 },
    (machines, push) => sendPush(machines, push, settings),
  );
