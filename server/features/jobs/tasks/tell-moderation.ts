import { type AnyTask, task } from '#server/platform/queue/task.ts';
import { type ToTell, tellModeration, tellModerationTask } from '../moderation/commands/tell-moderation.ts';

/** Tells people what the team decided about jobs. */
export const moderationTask = ({ siteUrl }: { readonly siteUrl: string }): AnyTask =>
  task<ToTell>(
    { name: tellModerationTask, retryLimit: 8, retryDelaySeconds: 10, retryBackoff: true },
    ({ transaction }, data) => transaction((tx) => tellModeration(tx, data, siteUrl)),
  );
